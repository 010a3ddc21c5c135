import { readFile } from 'node:fs/promises';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('a coupon is made by keyboard, changed by two people at once, ended, found again and deleted', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-coupons');
  const code = `TEST-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/coupons');
  await expect(page.locator('.admin-list tbody tr').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: say('add') }).focus();
  await page.keyboard.press('Enter');

  const editor = page.locator('.admin-editor');
  await editor.locator('[name=code]').focus();
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect(editor.getByText(say('problems.code'))).toBeVisible();
  await expect(editor.getByText(say('problems.percent'))).toBeVisible();
  await expect(editor.locator('[name=code]')).toBeFocused();
  await editor.locator('[name=code]').fill(code.toLowerCase());
  await editor.locator('[name=value]').fill('15');
  await editor.locator('[name=minimum]').fill('20,50');
  await editor.getByRole('radio', { name: say('form.theseGoods') }).check();
  await page.keyboard.press('Enter');
  await expect(editor.getByText(say('problems.goods'))).toBeVisible();
  const tree = editor.getByRole('region', { name: say('form.categories') });
  await tree.getByRole('checkbox').first().check();
  await editor.locator('[name=products]').fill('len');
  await expect(
    editor
      .getByRole('list', { name: say('form.found') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await editor.locator('[name=products]').press('Enter');
  const chosen = editor.getByRole('list', { name: say('form.chosen') });
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await editor.locator('[name=public]').check();
  await expect(editor.locator('.admin-warning')).toContainText(/[1-9]/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await editor.locator('[name=note]').press('Enter');
  await expect(page.getByText(say('form.saved'))).toBeVisible();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByText('−15 %', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: say('acts.edit') }).click();
  await editor.locator('[name=value]').fill('20');
  await sql`update coupons set note = 'By somebody else' where code = ${code}`;
  await editor.locator('[name=value]').press('Enter');
  const theirs = editor.getByRole('alert').filter({ hasText: say('stale.lead') });
  await expect(theirs).toContainText('By somebody else');
  await theirs.getByRole('button', { name: say('stale.keep') }).click();
  await editor.locator('[name=value]').press('Enter');
  await expect(page.getByText('−20 %', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: say('acts.end') }).click();
  await expect(page.getByText(say('acts.ended'))).toBeVisible();
  await page.getByRole('link', { name: say('back') }).click();
  await page.getByRole('link', { name: say('states.off') }).click();
  await page.getByRole('searchbox', { name: say('search') }).fill(code.toLowerCase());
  await expect(page.locator('.admin-list tbody th')).toHaveText([code]);
  await page.locator('.admin-list').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say('acts.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('acts.delete') })
    .click();
  await expect(page.getByText(say('acts.deleted'))).toBeVisible();
  const left = await sql`select from coupons where code = ${code}`;
  expect(left).toHaveLength(0);
  forgive(complaints, /409/);
});

test('many codes are made by keyboard, found, and go out as a table', async ({ page, complaints, shop, sql }, {
  project,
}) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-coupons');
  const code = `MANY-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/coupons');
  await page.getByRole('link', { name: say('codes.add') }).press('Enter');
  const editor = page.locator('.admin-editor');
  await editor.locator('[name=code]').fill(code);
  await editor.locator('[name=value]').fill('15');
  await editor.locator('[name=codes]').fill('9000');
  await page.keyboard.press('Enter');
  await expect(editor.getByText(say('problems.codes'))).toBeVisible();
  await expect(editor.getByText(say('problems.name'))).toBeVisible();
  await expect(editor.locator('[name=codes]')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await editor.locator('[name=codes]').fill('120');
  await editor.locator('[name=note]').fill('Autumn letter');
  await editor.locator('[name=note]').press('Enter');
  await expect(page.getByRole('heading', { name: `${code}-…` })).toBeVisible();
  const table = page.getByRole('region', { name: say('codes.title') });
  await expect(table.locator('tbody tr')).toHaveCount(100);
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: say('more') }).press('Enter');
  await expect(table.locator('tbody tr')).toHaveCount(120);
  await page.getByRole('link', { name: say('codes.views.used'), exact: true }).press('Enter');
  await expect(page.getByText(say('codes.none'))).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('tables.codes') }).press('Enter');
  const rows = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(120);

  const one = rows[0]?.split(',')[0] ?? '';
  await page.getByRole('link', { name: say('back') }).press('Enter');
  const search = page.getByRole('searchbox', { name: say('search') });
  await search.fill(code.toLowerCase());
  await expect(page.locator('.admin-list tbody th')).toHaveText([`${code}-…`]);
  await search.fill(one.toLowerCase());
  await expect(page.locator('.admin-list tbody th')).toHaveText([one]);
  await page.locator('.admin-list tbody a').press('Enter');
  await expect(page.getByRole('heading', { name: one })).toBeVisible();
  await page.getByRole('link', { name: say('codes.toBatch', { code: `${code}-…` }) }).press('Enter');
  await page.getByRole('button', { name: say('acts.delete') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${code}-…`);
  await dialog.getByRole('button', { name: say('acts.delete') }).press('Enter');
  await expect(page.getByText(say('acts.deleted'))).toBeVisible();
  expect(await sql`select from coupons where code like ${`${code}%`}`).toHaveLength(0);
  forgive(complaints, /409/);
});
