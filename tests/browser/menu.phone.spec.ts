import { expect, test } from './shop-test.ts';

test('the phone’s sheet has every department as a tab and its tree', async ({ page }) => {
  await page.goto('/lt/women');
  await page.getByRole('link', { name: 'Meniu', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Meniu' });
  await expect(sheet.getByRole('tab', { name: 'Moterims' })).toHaveAttribute('aria-selected', 'true');
  await sheet.getByRole('tab', { name: 'Vyrams' }).click();
  await sheet.getByText('Avalynė', { exact: true }).click();
  await sheet.getByRole('link', { name: 'Oksfordo bateliai' }).click();
  await expect(page).toHaveURL(/\/lt\/men\/shoes\/oxfords$/);
});
