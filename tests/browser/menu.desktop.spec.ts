import { expect, test } from './shop-test.ts';

test('the menu opens by keyboard, walks by arrows and closes by Escape', async ({ page }) => {
  await page.goto('/en/sale');
  const word = page.getByRole('button', { name: 'Women', exact: true });
  await word.focus();
  await page.keyboard.press('ArrowDown');
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'View all' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Women' }).getByRole('link', { name: 'New' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(word).toBeFocused();
  await expect(word).toHaveAttribute('aria-expanded', 'false');
  await word.click();
  await page.getByRole('link', { name: 'Dresses', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/women\/dresses$/);
});
