import type { Page } from '@playwright/test';
import { languages } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { choose, dress } from './shopping.ts';
import { words } from './words.ts';

/** A dress of which one size and colour is sold out, and the jacket that has more reviews than its page shows. */
const crepe = { id: 'a-line-crepe-dress-f5yp', color: 'burgundy', size: 'XS' } as const;
const reviewed = 'wool-overshirt-jacket-7nc3';

/** The parts that wait for an idle page are there: the heart has its state. */
const idle = (page: Page) => expect(page.locator('[data-purchase] [data-favorite]')).toHaveAttribute('aria-pressed');

for (const language of languages) {
  test(`what is missing is said beside its control, with the focus there, in ${language}`, async ({ page }) => {
    const say = words(language, 'cart');
    await page.goto(`/${language}/product/${dress.id}`);
    const add = page.locator('[data-add-to-cart]');
    await add.click();
    await expect(page.locator('#color-problem')).toHaveText(say('purchase.selectColor'));
    await expect(page.locator('#size-problem')).toHaveText(say('purchase.selectSize'));
    await expect(page.locator('input[name=color]').first()).toBeFocused();
    await choose(page, 'color', 'navy');
    await expect(page.locator('#color-problem')).toBeEmpty();
    await add.click();
    await expect(page.locator('input[name=size]').first()).toBeFocused();
  });
}

test('a piece is chosen and put into the cart by the keyboard alone', async ({ page }) => {
  await page.goto(`/en/product/${dress.id}`);
  await page.locator('input[name=color]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[name=color][value=navy]')).toBeChecked();
  await page.locator('input[name=size]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[name=size][value=S]')).toBeChecked();
  await page.locator('[data-purchase] [data-action=more]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-purchase] output')).toHaveText('2');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-add-to-cart]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('cart-storage'));
  expect(JSON.parse(stored ?? '{}').items).toMatchObject([{ id: dress.id, color: 'navy', size: 'S', quantity: 2 }]);
});

test('a sold-out size can be chosen, says so, and takes an address to tell when it is back', async ({ page }) => {
  const say = words('lt', 'product-actions');
  await page.goto(`/lt/product/${crepe.id}`);
  await choose(page, 'color', crepe.color);
  await choose(page, 'size', crepe.size);
  await expect(page.locator('[data-add-to-cart]')).toBeDisabled();
  const form = page.locator('form.stock-notice');
  await form.getByRole('button').click();
  await expect(form).toContainText(say('notice.emailProblem'));
  await expect(form.getByRole('textbox')).toBeFocused();
  await form.getByRole('textbox').fill(`laukia.${crypto.randomUUID().slice(0, 8)}@pastas.example`);
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button').click();
  await expect(page.locator('p.stock-notice')).toHaveText(say('notice.done'));
});

test('what was typed is kept when the notice cannot be sent', async ({ page, complaints }) => {
  await page.route('**/stock-notice-request', (route) => route.abort());
  await page.goto(`/ru/product/${crepe.id}`);
  await choose(page, 'color', crepe.color);
  await choose(page, 'size', crepe.size);
  const form = page.locator('form.stock-notice');
  await form.getByRole('textbox').fill('anna@pochta.example');
  await form.getByRole('button').click();
  await expect(form).toContainText(words('ru', 'product-actions')('notice.offline'));
  await expect(form.getByRole('textbox')).toHaveValue('anna@pochta.example');
  complaints.length = 0;
});

test('a picture opens over the window, is enlarged, turned and left by the keyboard and enlarged by the wheel, and the focus comes back', async ({
  page,
}) => {
  await page.goto('/en/product/cotton-twill-chinos-bcmk');
  const first = page.locator('[data-open=viewer]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText('1 of 3');
  await page.keyboard.press('+');
  await expect(viewer.locator('.viewer-stage')).toHaveAttribute('data-zoomed', 'true');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText('2 of 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText('3 of 3');
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -400);
  await expect(viewer.locator('.viewer-stage')).toHaveAttribute('data-zoomed', 'true');
  await page.mouse.wheel(0, 800);
  await expect(viewer.locator('.viewer-stage')).toHaveAttribute('data-zoomed', 'false');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('the size guide advises a size from centimetres and chooses it', async ({ page }) => {
  await page.goto(`/en/product/${dress.id}`);
  const link = page.getByRole('link', { name: 'Size guide' });
  await link.click();
  const guide = page.getByRole('dialog');
  await expect(guide.getByRole('table')).toHaveCount(2);
  const answer = guide.locator('[data-size-answer]');
  await guide.getByRole('button', { name: 'Suggest a size' }).click();
  await expect(answer).toHaveText(words('en', 'sizes')('advice.none'));
  await guide.getByLabel('Chest, cm').fill('88.5');
  await guide.getByRole('button', { name: 'Suggest a size' }).click();
  await expect(answer).toContainText('Your size is M.');
  await guide.getByLabel('Chest, cm').fill('87,5');
  await guide.getByRole('button', { name: 'Suggest a size' }).click();
  await expect(answer).toContainText('between S and M');
  await guide.getByLabel('Chest, cm').fill('150');
  await guide.getByRole('button', { name: 'Suggest a size' }).click();
  await expect(answer).toContainText('larger than our largest size, XXL');
  await guide.getByLabel('Chest, cm').fill('92');
  await guide.getByLabel('Chest, cm').press('Enter');
  await guide.getByRole('button', { name: 'Choose L' }).click();
  await expect(guide).toHaveCount(0);
  await expect(page.locator('input[name=size][value=L]')).toBeChecked();
  await expect(page.locator('input[name=size][value=L]')).toBeFocused();
});

test('the day of delivery is worked out when the page is read', async ({ page }) => {
  // A Tuesday after the cut-off: it leaves on Wednesday, Christmas lies on the way.
  await page.clock.setFixedTime(new Date('2026-12-22T13:30:00Z'));
  await page.goto(`/en/product/${dress.id}`);
  await expect(page.locator('[data-promise]')).toHaveText(/^Arrives 30\sDecember–\u2060?4\sJanuary$/);
});

test('all reviews come in place of the first few, in the order that one likes', async ({ page }) => {
  await page.goto(`/en/product/${reviewed}`);
  await page.locator('#reviews > summary').click();
  await expect(page.locator('#reviews')).toContainText(words('en', 'product')('reviewsStatement'));
  await expect(page.locator('#reviews .review')).toHaveCount(3);
  await page.locator('[data-open=reviews]').click();
  await expect(page.locator('#reviews .review')).toHaveCount(5);
  await page.locator('[data-review-sort]').selectOption('lowest');
  const ratings = await page
    .locator('#reviews .review')
    .evaluateAll((all) => all.map((each) => Number(each.dataset['rating'])));
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
});

test('the address that mails lead to finds the reviews open', async ({ page }) => {
  const reviews = page.locator('details#reviews');
  await page.goto(`/en/product/${reviewed}`);
  await expect(reviews).not.toHaveAttribute('open');
  await page.goto('/en/about');
  await page.goto(`/en/product/${reviewed}#reviews`);
  await expect(reviews).toHaveAttribute('open');
  await expect(reviews.locator('.accordion-body')).toBeInViewport();
});

test('a product that is not there says so and leads to the shop', async ({ page, complaints }) => {
  const answer = await page.goto('/en/product/never-was-0000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en', 'missing')('product.title'));
  await expect(page.locator('main a[href="/en/shop"]').first()).toBeVisible();
  complaints.length = 0;
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`size guide, viewer and open facts have no barrier that axe can find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/lt/product/${reviewed}`);
    await idle(page);
    await page.locator('.product-details details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('[data-open=sizes]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-open=viewer]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sizes, reviews and large pictures are pages of their own', async ({ page }) => {
    await page.goto(`/lt/product/${reviewed}`);
    await page.locator('#reviews > summary').click();
    await page.locator('[data-open=reviews]').click();
    await expect(page.locator('.review')).toHaveCount(5);
    await page.goBack();
    await page.locator('[data-open=sizes]').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('[data-size-advice]')).toBeHidden();
    await page.goBack();
    const picture = await page.locator('[data-open=viewer]').first().getAttribute('href');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/webp');
  });
});
