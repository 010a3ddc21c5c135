import { choose, lastPage, listingOf, shownPages } from './listing.ts';
import { expect, test } from './shop-test.ts';

test('the filter is a column beside three columns of cards, and four without it', async ({ page }) => {
  await page.goto('/en/women');
  const listing = listingOf(page);
  const columns = () =>
    page.locator('[data-listing]').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(4);
  await listing.open();
  expect(await columns()).toBe(3);
  expect((await listing.panel.boundingBox())?.width).toBe(256);
  expect(await listing.panel.evaluate((panel) => panel.matches(':modal'))).toBe(false);
  await choose(listing.size('M'));
  await listing.apply.click();
  await expect(page).toHaveURL(/\?size=M$/);
  await expect(listing.panel).toBeVisible();
});

for (const address of ['price=5-&page=5', 'page=5'])
  test(`page numbers within two of the current page, first and last, with gaps: ?${address}`, async ({ page }) => {
    await page.goto(`/en/women?${address}`);
    await expect.poll(() => shownPages(page)).toEqual(['1', '2', '3', '4', '5', '6', '7', '…', await lastPage(page)]);
  });
