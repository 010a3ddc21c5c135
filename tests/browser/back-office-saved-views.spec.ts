import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('what a list is narrowed to is kept under a name, found again, and taken away', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  const orders = words(language, 'admin-orders');
  const name = `View ${crypto.randomUUID().slice(0, 8)}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  const save = page.getByRole('button', { name: say('savedViews.save'), exact: true });
  await expect(page.locator('.admin-list tbody tr, .admin-waiting').first()).toBeVisible();
  await expect(save).toHaveCount(0);
  await page.getByRole('searchbox', { name: orders('search') }).fill('Žebrė & Ko');
  await save.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('  ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(say('savedViews.nameless'));
  await dialog.locator('[name=name]').fill(name);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('savedViews.saved'))).toBeVisible();
  const view = page.getByRole('navigation', { name: say('savedViews.label') }).getByRole('link', { name });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(save).toHaveCount(0);

  await page.getByRole('searchbox', { name: orders('search') }).fill('');
  await expect(view).not.toHaveAttribute('aria-current');
  await page.reload();
  await view.click();
  await expect(page.getByRole('searchbox', { name: orders('search') })).toHaveValue('Žebrė & Ko');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: say('savedViews.removeNamed', { name }) }).click();
  await expect(page.getByText(say('savedViews.removed'))).toBeVisible();
  await expect(view).toHaveCount(0);
  forgive(complaints, /409/);
});
