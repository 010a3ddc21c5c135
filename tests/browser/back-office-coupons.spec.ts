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
