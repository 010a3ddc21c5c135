import { axeFindings } from './axe-findings.ts';
import { figureOf, listingOf } from './listing.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const say = words('en', 'listing');
const unreachable = words('en', 'unreachable');

for (const colorScheme of ['light', 'dark'] as const)
  test(`the open filter has no barrier that axe can find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en/women/shoes?size=38&color=black');
    const listing = listingOf(page);
    await expect(listing.chips.getByRole('button').first()).toBeVisible();
    await listing.open();
    expect(await axeFindings(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });

test('the keyboard alone opens, chooses, applies and closes', async ({ page }) => {
  await page.goto('/en/women');
  const listing = listingOf(page);
  const toggle = listing.toolbar.getByRole('button', { name: say('toggle') });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(listing.panel).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog.filter') !== null)).toBe(true);
  await listing.size('M').focus();
  const count = await figureOf(listing.size('M'));
  await page.keyboard.press('Space');
  await expect(listing.size('M')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(listing.count).toBeFocused();
  await expect(listing.count).toHaveText(say('items_other', { count }));
  if (await listing.panel.isHidden()) await listing.open();
  await page.keyboard.press('Tab');
  await listing.size('M').focus();
  await page.keyboard.press('Escape');
  await expect(listing.panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the handles of the price move by five and never pass each other', async ({ page }) => {
  await page.goto('/en/women');
  const listing = listingOf(page);
  await listing.open();
  const [lower, upper] = [listing.panel.getByRole('slider').first(), listing.panel.getByRole('slider').last()];
  await lower.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(listing.from).toHaveValue('10\u00a0€');
  await upper.focus();
  await page.keyboard.press('Home');
  await expect(listing.to).toHaveValue('10\u00a0€');
  await page.keyboard.press('End');
  await expect(upper).toHaveAttribute('aria-valuetext', say('priceOver', { price: '500\u00a0€' }));
});

test('where the data cannot be had a calm line says so, choices stay, and another try works', async ({
  page,
  complaints,
}) => {
  await page.route('**/data/listings/**', (route) => route.abort());
  await page.goto('/en/women?size=M&sort=price-asc');
  await expect(page.getByText(unreachable('text'))).toBeVisible();
  await expect(page).toHaveURL(/\?size=M&sort=price-asc$/);
  await expect(listingOf(page).cards).toHaveCount(12);
  await page.unroute('**/data/listings/**');
  await page.getByRole('button', { name: unreachable('retry') }).click();
  await expect(listingOf(page).chips.getByRole('button').first()).toBeVisible();
  await expect(page.getByText(unreachable('text'))).toBeHidden();
  complaints.length = 0;
});

test('cards of a newer catalogue than their index are found all the same', async ({ page }) => {
  let first = true;
  await page.route('**/data/listings/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const stale = first ? text.replace(/("women-[a-z-]+",\[)"[^"]+"/g, '$1"old"') : text;
    first = false;
    await route.fulfill({ response, body: stale });
  });
  await page.goto('/en/women?sort=price-asc');
  await expect(listingOf(page).sort).toHaveValue('price-asc');
  await expect(listingOf(page).cards).toHaveCount(12);
  await expect(page.getByText(unreachable('text'))).toBeHidden();
});

test('places are held while the cards of a shared address are on their way', async ({ page }) => {
  const waiting: (() => void)[] = [];
  await page.route('**/data/listings/**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/en/women?size=M', { waitUntil: 'commit' });
  await expect(page.locator('.card-place')).toHaveCount(6);
  await expect(listingOf(page).cards).toHaveCount(0);
  await expect.poll(() => waiting.length).toBe(1);
  for (const go of waiting) go();
  await expect(listingOf(page).cards).toHaveCount(12);
  await expect(page.locator('.card-place')).toHaveCount(0);
});

test('swapped cards go into the cart', async ({ page, isMobile }) => {
  await page.goto('/en/women/dresses?color=navy');
  const listing = listingOf(page);
  const card = listing.cards.first();
  await expect(card).toBeVisible();
  if (isMobile) await card.locator('.plus').click();
  else await card.hover();
  const sizes = isMobile ? page.locator('.size-sheet-list button') : card.locator('.quick button');
  await sizes.locator('visible=true').and(page.locator(':not([aria-disabled])')).first().click();
  await expect(page.locator('.head [data-cart-count]')).toHaveText('1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list reads and pages, and the filter says what it needs', async ({ page }) => {
    await page.goto('/en/women');
    await expect(page.locator('[data-toolbar] noscript p')).toHaveText(say('needsScripts'));
    await expect(listingOf(page).toolbar.getByRole('button')).toHaveCount(0);
    await expect(listingOf(page).sort).toBeHidden();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/en\/women\?page=2$/);
  });
});
