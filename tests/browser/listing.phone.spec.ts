import { choose, lastPage, listingOf, shownPages } from './listing.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const say = words('en', 'listing');

test('the filter is a sheet over the page that keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/en/women');
  const listing = listingOf(page);
  await listing.open();
  expect(await listing.panel.evaluate((panel) => panel.matches(':modal'))).toBe(true);
  const box = await listing.panel.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await listing.panel.getByRole('button', { name: say('close') }).click();
  await expect(listing.panel).toBeHidden();
  await expect(listing.toolbar.getByRole('button', { name: say('toggle') })).toBeFocused();
});

test('applying closes the sheet; clearing inside it does not', async ({ page }) => {
  await page.goto('/en/women?size=M');
  const listing = listingOf(page);
  await listing.open();
  await expect(listing.size('M')).toBeChecked();
  await listing.panel.getByRole('button', { name: say('clear') }).click();
  await expect(listing.size('M')).not.toBeChecked();
  await expect(listing.panel).toBeVisible();
  await choose(listing.size('L'));
  await listing.apply.click();
  await expect(listing.panel).toBeHidden();
  await expect(page).toHaveURL(/\?size=L$/);
});

for (const address of ['price=5-&page=5', 'page=5'])
  test(`page numbers within one of the current page, first and last, with gaps: ?${address}`, async ({ page }) => {
    await page.goto(`/en/women?${address}`);
    await expect.poll(() => shownPages(page)).toEqual(['1', '…', '4', '5', '6', '…', await lastPage(page)]);
  });
