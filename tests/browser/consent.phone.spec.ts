import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { dress } from './shopping.ts';
import { words } from './words.ts';

const en = words('en', 'cookies');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as Record<string, unknown> | null);
const banner = (page: Page) => page.getByRole('region', { name: en('banner.title') });
const toggle = (page: Page, category: string) =>
  page.getByRole('checkbox', { name: en(`categories.${category}.name`), exact: false });

test('the banner asks on the first visit, stores nothing by asking, and goes on asking until it is answered', async ({
  page,
  context,
}) => {
  await page.goto('/en/shop');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/en/sale');
  await expect(banner(page)).toBeVisible();
});

test('accepting, refusing and choosing are equally large and equally heavy', async ({ page }) => {
  await page.goto('/en/shop');
  await expect(banner(page)).toBeVisible();
  const looks = await banner(page)
    .locator('.button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight, boxShadow } = getComputedStyle(button);
        return JSON.stringify([
          Math.round(width),
          Math.round(height),
          backgroundColor,
          color,
          fontSize,
          fontWeight,
          boxShadow,
        ]);
      }),
    );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
});

test('refusing is one press of a key from the top of the page, is kept with its time, and is not asked again', async ({
  page,
}) => {
  await page.goto('/en/shop');
  await expect(banner(page)).toBeVisible();
  // Skip link, accept, refuse.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: en('banner.refuse') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ analytics: false, marketing: false, preferences: false });
  expect(Date.parse(String((await kept(page))?.['decidedAt']))).not.toBeNaN();
  await page.goto('/en/cookies');
  await expect(toggle(page, 'analytics')).not.toBeChecked();
  await page.goto('/en/shop', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
});

test('the banner is no trap: the page is used while it stands', async ({ page }) => {
  await page.goto('/en/shop');
  await expect(banner(page)).toBeVisible();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-consent]'))).toBeNull();
  await page.locator('.card-name').first().click();
  await expect(page).toHaveURL(/\/product\//);
});

test('the banner covers neither the buy button nor the end of the page, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/en/product/${dress.id}`);
  await expect(banner(page)).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  const onTop = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'end' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
  await expect.poll(() => onTop('form button[type=submit].button-large')).toBe(true);
  // The footer is laid out when it comes near, so that the first look may still miss it.
  await expect.poll(() => onTop('.foot-legal')).toBe(true);
});

test('the cookie page begins with the positions of the shop, keeps a choice, and takes it back', async ({ page }) => {
  await page.goto('/en/cookies');
  await expect(page.getByRole('status').filter({ hasText: en('form.undecided') })).toBeVisible();
  await expect(toggle(page, 'essential')).toBeChecked();
  await expect(toggle(page, 'essential')).toBeDisabled();
  await expect(toggle(page, 'analytics')).toBeChecked();
  await expect(toggle(page, 'marketing')).not.toBeChecked();
  await expect(toggle(page, 'preferences')).toBeChecked();
  expect(await kept(page)).toBeNull();

  await toggle(page, 'analytics').uncheck();
  expect(await kept(page)).toBeNull();
  await page.getByRole('button', { name: en('form.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: en('form.saved') })).toBeVisible();
  expect(await kept(page)).toMatchObject({ analytics: false, marketing: false, preferences: true });

  await page.reload();
  await expect(toggle(page, 'analytics')).not.toBeChecked();
  await page.evaluate(() => localStorage.setItem('recently-viewed', '[]'));
  await page.getByRole('button', { name: en('form.refuse') }).click();
  await expect(toggle(page, 'preferences')).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  await page.getByRole('button', { name: en('form.accept') }).click();
  expect(await kept(page)).toMatchObject({ analytics: true, marketing: true, preferences: true });
});

test('a decision in one tab holds in the others at once', async ({ page, context }) => {
  await page.goto('/en/shop');
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/cookies');
  await other.getByRole('button', { name: en('form.accept') }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('the choice of the banner leads to the switches', async ({ page }) => {
  await page.goto('/en/shop');
  await banner(page)
    .getByRole('link', { name: en('banner.choose') })
    .click();
  await expect(page).toHaveURL(/\/en\/cookies#choice$/);
  await expect(toggle(page, 'marketing')).toBeInViewport();
  await expect(banner(page)).toHaveCount(0);
});
