import { expect, test } from './shop-test.ts';
import { addToCart, choose, dress } from './shopping.ts';
import { words } from './words.ts';

test('the currency is chosen once and holds on every page', async ({ page }) => {
  await page.goto(`/en/product/${dress.id}`);
  await page.locator('.foot [data-choose-currency=USD]').click();
  await expect(page.locator('.product-price')).toHaveText('$96.12');
  await page.goto('/lt/women/dresses');
  await expect(page.locator(`[data-product-id=${dress.id}] .card-price`)).toHaveText('$96.12');
  await page.locator('.foot [data-choose-currency=EUR]').click();
  await expect(page.locator(`[data-product-id=${dress.id}] .card-price`)).toHaveText('89,00\u00a0€');
});

test('another language is the same page with the same query, and is remembered', async ({ page, context }) => {
  await page.goto('/en/women?page=2');
  await page.locator('.foot [data-choose-language=ru]').click();
  await expect(page).toHaveURL(/\/ru\/women\?page=2$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect((await context.cookies()).find(({ name }) => name === 'nf_lang')?.value).toBe('ru');
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ language: 'RU', items: [] });
});

test('nothing is stored before the shopper chooses something', async ({ page, context }) => {
  await page.goto('/lt/women');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('pages of a listing are links, and the list view stays while one turns them', async ({ page }) => {
  await page.goto('/en/women');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  const first = await page.locator('.card-name').first().textContent();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[data-listing]')).toHaveAttribute('data-as-list', '');
  expect(await page.locator('.card-name').first().textContent()).not.toBe(first);
});

test('a manual theme is kept, the system’s one returns', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await ground()).not.toBe(light);
  await page.reload();
  expect(await ground()).not.toBe(light);
  await page.getByRole('button', { name: 'System' }).click();
  expect(await ground()).toBe(light);
});

test('an unknown address says so in its language and leads on', async ({ page, complaints }) => {
  const answer = await page.goto('/lt/nera-tokio');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('lt', 'layout')('notFound.title'));
  expect(complaints.some((complaint) => complaint.includes('/lt/nera-tokio'))).toBe(true);
  complaints.length = 0;
  await page.getByRole('link', { name: words('lt', 'layout')('notFound.home') }).click();
  await expect(page).toHaveURL(/\/lt$/);
});

test('the colour of a shared link is chosen and its pictures are shown', async ({ page }) => {
  await page.goto(`/en/product/${dress.id}?color=navy`);
  await expect(page.locator('input[name=color][value=navy]')).toBeChecked();
  await expect(page.locator('[data-gallery] figure').first()).toHaveAttribute('data-color', 'navy');
});

test('what was chosen before the island woke is still chosen after', async ({ page }) => {
  // The island's code is held back, so that the choices are surely made on the bare HTML.
  const waiting: (() => void)[] = [];
  await page.route(/PurchaseForm/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(`/en/product/${dress.id}`);
  await choose(page, 'color', 'ecru');
  await choose(page, 'size', 'L');
  await page
    .getByRole('button', { name: words('en', 'cart')('purchase.add'), exact: true })
    .first()
    .click();
  for (const go of waiting) go();
  await expect(page.getByRole('dialog')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage'));
  expect(JSON.parse(stored ?? '{}').items).toMatchObject([{ id: dress.id, color: 'ecru', size: 'L', quantity: 1 }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read, lists page and every choice that needs a script is hidden', async ({ page }) => {
    await page.goto('/en/women');
    await expect(page.locator('.card')).toHaveCount(12);
    await expect(page.locator('[data-choose-currency]').first()).toBeHidden();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/en\/women\?page=2$/);
    await expect(page.locator('.card')).toHaveCount(12);
    await page.locator('.card-name').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('every link of the header, the menus and the footer leads to a page', async ({ page, request }) => {
  await page.goto('/lt');
  const links = await page.evaluate(async () => {
    const menus = await fetch('/lt/fragments/menu');
    document.body.insertAdjacentHTML('beforeend', await menus.text());
    const templates = [...document.querySelectorAll('template')].map((template) => template.content);
    const all = [document, ...templates].flatMap((root) => [...root.querySelectorAll('a')]);
    return [...new Set(all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')))];
  });
  expect(links.length).toBeGreaterThan(60);
  const dead: string[] = [];
  for (const link of links) {
    const answer = await request.get(link);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${link}`);
  }
  expect(dead).toEqual([]);
});

test('a card’s choices reach the cart’s figure in the header', async ({ page }) => {
  await addToCart(page, { language: 'en' });
  await expect(page.locator('.head [data-cart-count]')).toHaveText('1');
});

test('the second picture lies over the first and moves nothing, under the pointer and under the keyboard’s focus', async ({
  page,
}) => {
  await page.goto('/en/women');
  const boxes = (index: number) =>
    page
      .locator('.card')
      .nth(index)
      .evaluate((card) => {
        // Within the card: what stands above it may still be on its way.
        const { x, y } = card.getBoundingClientRect();
        return [...card.querySelectorAll('picture, .card-info')].map((part) => {
          const box = part.getBoundingClientRect();
          return [box.x - x, box.y - y, box.width, box.height];
        });
      });
  const reach = [
    (index: number) => page.locator('.card').nth(index).hover(),
    (index: number) => page.locator('.card-name').nth(index).focus(),
  ];
  for (const [index, comeTo] of reach.entries()) {
    const card = page.locator('.card').nth(index);
    await expect(card).toHaveAttribute('data-second-view', /.+/);
    const [picture, text] = await boxes(index);
    if (index === 1) await page.keyboard.press('Tab');
    await comeTo(index);
    await expect(card.locator('.card-second')).toHaveCSS('opacity', '1');
    expect(await boxes(index)).toEqual([picture, picture, text]);
  }
});
