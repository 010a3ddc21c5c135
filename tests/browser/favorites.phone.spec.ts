import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { dress } from './shopping.ts';
import { words } from './words.ts';

const say = words('en', 'product-actions');
const heartOf = (page: Page, id: string) => page.locator(`.card[data-product-id="${id}"] > .heart`);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));

/** Decides about cookies as the page's own control does, so that the banner is gone and preferences are allowed or not. */
async function decide(page: Page, preferences: boolean): Promise<void> {
  await page.evaluate((allowed) => {
    const decision = { essential: true, analytics: false, marketing: false, preferences: allowed };
    localStorage.setItem(
      'cookie-consent',
      JSON.stringify({ ...decision, decidedAt: '2026-11-21T10:00:00Z', textVersion: '2026-11-21' }),
    );
  }, preferences);
}

test('the heart keeps a product across pages and a reload, and the page of what is kept shows it', async ({ page }) => {
  await page.goto('/en/women/dresses');
  const heart = heartOf(page, dress.id);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: say('favorites.saved') })).toBeVisible();
  await page.goto(`/en/product/${dress.id}`);
  const own = page.locator('[data-purchase] [data-favorite]');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en/favorites');
  await expect(page.locator('[data-favorites] .card-name')).toHaveText([dress.name.en]);
});

test('what is taken off the list leaves at once and comes back with Undo', async ({ page }) => {
  await page.goto('/en/women/dresses');
  await page.locator(`.card:not([data-product-id="${dress.id}"]) > .heart`).first().click();
  await heartOf(page, dress.id).click();
  await page.goto('/en/favorites');
  const cards = page.locator('[data-favorites] .card');
  await expect(cards).toHaveCount(2);
  await heartOf(page, dress.id).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: say('favorites.undo') }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAttribute('data-product-id', dress.id);
});

test('an empty list says how to fill it and leads to the shop', async ({ page }) => {
  await page.goto('/en/favorites');
  await expect(page.locator('[data-favorites-status]')).toContainText(say('favorites.empty'));
  await page.getByRole('link', { name: say('favorites.shop') }).click();
  await expect(page).toHaveURL(/\/en\/shop$/);
});

test('whatever stands in storage breaks nothing', async ({ page }) => {
  await page.goto('/en/favorites');
  for (const broken of ['{', '"x"', '{"a":1}', '[1,null,"<b>","../x"]', 'null']) {
    await page.evaluate((text) => localStorage.setItem('favorites', text), broken);
    await page.reload();
    await expect(page.locator('[data-favorites-status]')).toContainText(say('favorites.empty'));
  }
});

test('a product that is no longer sold is named as such and let go', async ({ page }) => {
  await page.goto('/en/favorites');
  await page.evaluate(
    ([id]) => localStorage.setItem('favorites', JSON.stringify(['gone-forever-0000', id])),
    [dress.id],
  );
  await page.reload();
  await expect(page.locator('[data-favorites-status]')).toContainText(say('favorites.gone_one', { count: 1 }));
  await expect(page.locator('[data-favorites] .card')).toHaveCount(1);
  expect(JSON.parse((await kept(page)) ?? '')).toEqual([dress.id]);
});

test('without a connection the list is kept and says so', async ({ page, complaints }) => {
  await page.goto('/en/favorites');
  await page.evaluate(([id]) => localStorage.setItem('favorites', JSON.stringify([id])), [dress.id]);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/live/cards?*', async (route) => {
    await refused;
    await route.abort();
  });
  await page.reload();
  // As long as nobody knows, there are empty places.
  await expect(page.locator('[data-favorites] .card-place')).toHaveCount(1);
  refuse();
  await expect(page.locator('[data-favorites-status]')).toContainText(say('favorites.offline'));
  await expect(page.locator('[data-favorites] .card-place')).toHaveCount(0);
  expect(JSON.parse((await kept(page)) ?? '')).toEqual([dress.id]);
  complaints.length = 0;
});

test('what was looked at is remembered only where that was allowed', async ({ page }) => {
  const seen = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
  const isIdle = () => expect(page.locator('[data-purchase] [data-favorite]')).toHaveAttribute('aria-pressed', 'false');
  const row = page.locator('#recently-viewed');
  await page.goto(`/en/product/${dress.id}`);
  await isIdle();
  expect(await seen()).toBeNull();
  await decide(page, false);
  await page.reload();
  await isIdle();
  expect(await seen()).toBeNull();
  await decide(page, true);
  await page.reload();
  await expect.poll(seen).toBe(JSON.stringify([dress.id]));
  await expect(row).toHaveCount(0);
  await page.goto('/en/product/a-line-crepe-dress-f5yp');
  await expect(row).toHaveText(say('recent'));
  await expect(page.locator('section:has(#recently-viewed) .card-name')).toHaveText([dress.name.en]);
});

test('the page of what is kept has no barrier that axe can find, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/lt/women/dresses');
  await heartOf(page, dress.id).click();
  await page.goto('/lt/favorites');
  await expect(page.locator('[data-favorites] .card > .heart')).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(page)).toEqual([]);
});
