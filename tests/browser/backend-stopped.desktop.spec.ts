import type { BrowserContext } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { addToCart, dress } from './shopping.ts';
import { words } from './words.ts';

/** From now on neither the database's API nor any function answers; pages and files still do. */
async function stop(context: BrowserContext, backend: string): Promise<void> {
  for (const pattern of [`${backend}/**`, '**/.netlify/functions/**']) {
    await context.route(pattern, (route) => route.abort('connectionrefused'));
  }
  await context.routeWebSocket(/realtime/, (socket) => socket.close());
}

test('with the backend stopped the shop reads, the cart keeps and nothing fails that nobody handles', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  test.setTimeout(120_000);
  await stop(context, shop.backend);
  for (const path of ['', '/women/dresses', `/product/${dress.id}`, '/shipping', '/contact', '/cart']) {
    await page.goto(`/lt${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await addToCart(page, { language: 'lt' });
  await page.goto('/lt/cart');
  await expect(page.locator('.cart-line')).toHaveCount(1);
  expect(
    await page.evaluate(() => [localStorage.getItem('lastErrors'), localStorage.getItem('lastRejections')]),
  ).toEqual([null, null]);
  // The browser itself says that nobody answered; the shop says nothing more.
  expect(
    complaints.filter((complaint) => !/Failed to load resource|ERR_CONNECTION_REFUSED|WebSocket/.test(complaint)),
  ).toEqual([]);
  complaints.length = 0;
});

test('with the functions stopped the checkout keeps what was typed and says calmly what to do', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  test.setTimeout(120_000);
  const say = words('en', 'checkout');
  await addToCart(page, { language: 'en' });
  await stop(context, shop.backend);
  await page.goto('/en/checkout');
  await page.getByLabel(say('form.email')).fill('ruta@pastas.example');
  await page.getByLabel(say('form.name')).fill('Rūta');
  await page.getByLabel(say('form.phone')).fill('+370 612 34567');
  await page.getByRole('button', { name: say('form.toDelivery') }).click();
  await expect(page.getByLabel(say('form.street'))).toBeVisible();
  await expect(page.locator('main')).toContainText('ruta@pastas.example');
  await page.reload();
  await expect(page.locator('main')).toContainText('ruta@pastas.example');
  complaints.length = 0;
});
