import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('publishing shows what waits and what was built, and refuses times that are none, by keyboard', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-publishing');
  const key = `test_${crypto.randomUUID().slice(0, 8)}`;
  await sql`insert into settings (key, value, is_public) values (${key}, '1', true)`;
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  const status = page.locator('.admin-publishing-status');
  await expect(status).toHaveText(/\d/);
  await status.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/publishing$/);
  const row = page.getByRole('row').filter({ hasText: key });
  await expect(row).toContainText(say('kinds.setting'));
  await expect(row).toContainText(say('changes.nobody'));
  await expect(page.getByRole('row').filter({ hasText: say('causes.code') })).toContainText(say('states.succeeded'));

  await page.locator('[name=quiet]').fill('soon');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('rules.wrongQuiet'))).toBeVisible();
  await expect(page.locator('[name=quiet]')).toBeFocused();
  await page.locator('[name=quiet]').fill('15');
  await page.getByRole('button', { name: say('now.plan') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=at]').fill('2020-01-01T10:00');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(say('errors.time_not_possible'));
  await page.keyboard.press('Escape');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await sql`delete from settings where key = ${key}`;
  forgive(complaints, /status of (400|409)/);
  expect(complaints).toEqual([]);
});
