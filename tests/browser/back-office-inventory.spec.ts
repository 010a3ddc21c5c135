import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('stock is found by its SKU, changed with a reason by keyboard alone, and every piece stands in its movements', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-inventory');
  // Of this run alone, and without a colour: tests that buy choose among the variants that have one.
  const sku = `TEST-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const [product] = await sql<{ id: string; name: string }[]>`
    select id, ${sql(language === 'en' ? 'name' : `name_${language}`)} as name from products where active order by id limit 1`;
  await sql`insert into product_variants (product_id, sku, size, color, on_hand) values (${product?.id ?? ''}, ${sku}, ${sku.slice(-6)}, '', 4)`;
  await openBackOffice(page, language, { shop, sql }, '/admin/inventory');

  const list = page.locator('.admin-list');
  await expect(list.locator('tbody tr')).toHaveCount(50);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: say('more') }).click();
  await expect(list.locator('tbody tr')).toHaveCount(100);
  await page.getByRole('link', { name: say('views.low') }).click();
  await expect(page).toHaveURL(/view=low/);
  await page.getByRole('searchbox', { name: say('search') }).fill(sku.toLowerCase());
  await expect(list.locator('tbody th')).toHaveText([sku]);
  await expect(list.locator('tbody tr')).toContainText(product?.name ?? '?');
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: sku })).toBeVisible();
  await expect(page.getByText(say('movements.addsUp', { sum: 4 }))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: say('adjust.act') }).focus();
  await page.keyboard.press('Enter');
  await dialog.locator('[name=pieces]').fill('-7');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(say('adjust.notPieces'));
  await dialog.locator('[name=pieces]').fill('12');
  await expect(dialog.getByText(say('adjust.result', { before: 4, after: 16 }))).toBeVisible();
  await dialog.locator('[name=note]').fill('=4711');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('adjust.done', { count: 16 }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('movements.addsUp', { sum: 16 }))).toBeVisible();
  const newest = page.locator('.admin-table tbody tr').first();
  await expect(newest).toContainText('+12');
  await expect(newest).toContainText('=4711');

  await page.getByRole('button', { name: say('adjust.act') }).click();
  await dialog.locator('[name=reason]').selectOption('correction');
  await dialog.locator('[name=pieces]').fill('-17');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(say('errors.stock_short'));
  await expect(dialog.locator('[name=pieces]'), 'what was typed stays').toHaveValue('-17');
  await dialog.locator('[name=pieces]').fill('-16');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('adjust.done', { count: 0 }))).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);

  await page.goBack();
  await expect(list.locator('tbody th')).toHaveText([sku]);
  await page.goto(`/${language}/admin/inventory?sku=nothing`);
  await expect(page.getByText(say('unknown'))).toBeVisible();
  forgive(complaints, /409/);
});

test('a stock-take is begun, counted by keyboard, and makes the stock agree', async ({ page, complaints, shop, sql }, {
  project,
}) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-inventory');
  const code = crypto.randomUUID().slice(0, 8).toUpperCase();
  const [product] = await sql<{ id: string }[]>`select id from products where active order by id desc limit 1`;
  const skus = ['A', 'B'].map((letter) => `TAKE-${code}-${letter}`);
  for (const sku of skus)
    await sql`insert into product_variants (product_id, sku, size, color, on_hand) values (${product?.id ?? ''}, ${sku}, ${sku.slice(-10)}, '', 5)`;
  await openBackOffice(page, language, { shop, sql }, '/admin/inventory');
  await page.getByRole('link', { name: say('takes.title') }).click();
  await page.getByRole('button', { name: say('takes.begin') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill(' ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(say('takes.nameless'));
  await dialog.locator('[name=name]').fill(code);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page).toHaveURL(/take=\d+$/);

  const field = (sku = '') => page.getByRole('textbox', { name: say('takes.countOf', { sku }) });
  await page.getByRole('searchbox', { name: say('takes.search') }).fill(`TAKE-${code}`);
  await expect(page.locator('.admin-count')).toHaveCount(2);
  await field(skus[0]).focus();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('takes.notCount'))).toBeVisible();
  await field(skus[0]).fill('3');
  await page.keyboard.press('Enter');
  await expect(field(skus[1]), 'Enter goes on to the next').toBeFocused();
  const row = (sku = '') => page.getByRole('row').filter({ hasText: sku });
  await expect(row(skus[0])).toContainText('−2');
  await expect(page.getByText(say('takes.notCount'))).toBeHidden();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(row(skus[1])).toContainText('0');
  await expect(page.getByText(say('takes.sums', { more: 0, fewer: 2 }))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: say('takes.views.differ') }).click();
  await expect(page.locator('.admin-count')).toHaveCount(1);

  await page.getByRole('button', { name: say('takes.apply') }).click();
  await expect(dialog).toContainText(say('takes.applyLead', { count: 1 }));
  await dialog.getByRole('button', { name: say('takes.apply') }).click();
  await expect(page.getByText(say('takes.applied', { count: 1 }))).toBeVisible();
  await expect(page.getByText(say('takes.states.applied'))).toBeVisible();
  await expect(page.locator('.admin-count'), 'nothing is counted any more').toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: say('takes.back') }).click();
  await expect(row(code)).toContainText(say('takes.states.applied'));
  await page.goto(`/${language}/admin/inventory?sku=${skus[0]}`);
  await expect(page.getByText(say('movements.addsUp', { sum: 3 }))).toBeVisible();
  await expect(page.locator('.admin-table tbody tr').first()).toContainText(say('reasons.count'));
  forgive(complaints, /409/);
});
