import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { addToCart, dress } from './shopping.ts';
import { words } from './words.ts';

const say = words('en', 'cart');
const lines = (page: Page) => page.locator('[data-cart-live=page] .cart-line');
const stored = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart-storage') ?? '{}').items as Record<string, unknown>[]).map((item) => [
      item['size'],
      item['quantity'],
    ]),
  );

/** The page of the cart, reached for, so that it is alive. */
async function openCart(page: Page): Promise<void> {
  await page.goto('/en/cart');
  await page
    .locator('.cart-line')
    .first()
    .tap({ position: { x: 200, y: 60 } });
  await expect(lines(page).first()).toBeVisible();
}

test('a line’s size is exchanged where it stands, and joins the line that has it', async ({ page }) => {
  await addToCart(page, { language: 'en', size: 'M' });
  await addToCart(page, { language: 'en', size: 'L' });
  await openCart(page);
  const sizes = page.getByLabel(say('line.size', { name: dress.name.en }));
  await expect(sizes).toHaveCount(2);
  await sizes.first().selectOption('S');
  await expect(sizes.first()).toHaveValue('S');
  await expect(sizes.first()).toBeFocused();
  expect(await stored(page)).toEqual([
    ['S', 1],
    ['L', 1],
  ]);
  await sizes.first().selectOption('L');
  await expect(lines(page)).toHaveCount(1);
  expect(await stored(page)).toEqual([['L', 2]]);
  await page.reload();
  await expect(page.locator('.cart-line [data-slot=variant]')).toContainText('L');
});

test('a size that is sold out cannot be chosen, and what cannot be asked leaves the words', async ({
  page,
  complaints,
}) => {
  await addToCart(page, { language: 'en', size: 'M' });
  // One handler for both: taking one away while it is at work fails the test that it belongs to.
  let isReached = true;
  await page.route('**/rpc/read_live_products', async (route) => {
    if (!isReached) return route.abort();
    const answer = await route.fetch();
    const products = (await answer.json()) as { variants: { size: string; free: number }[] }[];
    for (const { variants } of products) for (const variant of variants) if (variant.size === 'XL') variant.free = 0;
    await route.fulfill({ response: answer, json: products });
  });
  await openCart(page);
  const size = page.getByLabel(say('line.size', { name: dress.name.en }));
  await expect(size.locator('option', { hasText: say('line.sizeSoldOut', { size: 'XL' }) })).toBeDisabled();
  await expect(size.locator('option:enabled')).toHaveCount(5);

  isReached = false;
  await openCart(page);
  await expect(lines(page).locator('[data-slot=variant]')).toContainText('M');
  await expect(size).toHaveCount(0);
  complaints.length = 0;
});

test('what is saved for later leaves the cart, stands with the saved items and comes back with Undo', async ({
  page,
}) => {
  await addToCart(page, { language: 'en', size: 'M' });
  await openCart(page);
  const later = page.getByRole('button', { name: say('line.laterNamed', { name: dress.name.en }) });
  await later.tap();
  await expect(page.getByText(say('undo.saved', { name: dress.name.en }))).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await page.getByRole('button', { name: say('undo.action') }).tap();
  await expect(lines(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe('[]');
  await later.tap();
  await expect(lines(page)).toHaveCount(0);
  await page.goto('/en/favorites');
  await expect(page.locator('[data-favorites] .card-name')).toHaveText([dress.name.en]);
});
