import { openFinder, searchFor, type } from './searching.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

test('the icon opens a full sheet under the header whose targets fit a thumb', async ({ page }) => {
  await page.goto('/lt/women');
  const finder = await openFinder(page);
  await page.keyboard.press('Escape');
  const icon = page.getByRole('link', { name: words('lt', 'search')('title'), exact: true });
  expect(await icon.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await icon.tap();
  await type(finder, 'sukne');
  const sheet = await finder.boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThanOrEqual(843);
  const targets = await finder
    .locator('[role=option], [data-finder-close]')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().height),
    );
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  await finder.getByRole('button', { name: words('lt', 'search')('close') }).tap();
  await expect(finder).toBeHidden();
});

test('a card of the results goes into the cart by its plus', async ({ page }) => {
  const found = await searchFor(page, 'lt', 'linen-wrap-dress-ke9t');
  await found.locator('.plus').first().tap();
  await page.locator('.size-sheet button:not([aria-disabled])', { hasText: /^M$/ }).tap();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});
