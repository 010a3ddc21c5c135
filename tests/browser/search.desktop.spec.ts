import { openFinder, searchFor, type } from './searching.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

test('the keyboard alone searches: slash opens, arrows walk, Enter follows, Escape closes', async ({ page }) => {
  await page.goto('/en/sale');
  const finder = await openFinder(page);
  const field = finder.getByRole('combobox');
  await expect(field).toBeFocused();
  await type(finder, 'linen dre');
  await page.keyboard.press('ArrowDown');
  const first = finder.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('linen dre');
  await page.keyboard.press('ArrowUp');
  await expect(finder.getByRole('option', { name: /^See/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=linen\+dre$/);
});

test('Enter submits trimmed words and nothing empty', async ({ page }) => {
  await page.goto('/en');
  const finder = await openFinder(page);
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(finder).toBeVisible();
  await finder.getByRole('combobox').fill('  silk   scarf ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=silk\+scarf$/);
});

test('a slash in a field is a slash', async ({ page }) => {
  const found = await searchFor(page, 'en', 'wool');
  await openFinder(page);
  await page.keyboard.press('Escape');
  await found.getByRole('searchbox').fill('a');
  await page.keyboard.press('/');
  await expect(found.getByRole('searchbox')).toHaveValue('a/');
  await expect(page.locator('.finder')).toBeHidden();
});

test('the word in the header opens the field and gets the focus back', async ({ page }) => {
  await page.goto('/en/sale');
  await openFinder(page);
  await page.keyboard.press('Escape');
  const link = page.getByRole('link', { name: words('en', 'search')('title'), exact: true });
  await link.click();
  const finder = page.locator('.finder');
  await expect(finder.getByRole('combobox')).toBeFocused();
  await finder.getByRole('button', { name: words('en', 'search')('close') }).click();
  await expect(finder).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(finder).toBeVisible();
  await page.mouse.click(700, 890);
  await expect(finder).toBeHidden();
  await expect(page).toHaveURL(/\/en\/sale$/);
});

test('a card of the results goes into the cart by its sizes', async ({ page }) => {
  const found = await searchFor(page, 'en', 'linen wrap dress');
  const card = found.locator('.card').first();
  await card.hover();
  await card.locator('.quick button:not([aria-disabled])').first().click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});
