import { readFile } from 'node:fs/promises';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('the stock goes out as a table, is counted in it, and comes back as differences', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-inventory');
  const mark = `CSV-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const skus = ['A', 'B', 'C'].map((letter) => `${mark}-${letter}`);
  const [product] = await sql<{ id: string }[]>`select id from products where active order by id desc limit 1`;
  // Without a colour: tests that buy choose among the variants that have one.
  for (const sku of skus)
    await sql`insert into product_variants (product_id, sku, size, color, on_hand) values (${product?.id ?? ''}, ${sku}, ${sku.slice(-10)}, '', 5)`;
  await openBackOffice(page, language, { shop, sql }, '/admin/inventory');
  await page.getByRole('searchbox', { name: say('search') }).fill(mark);
  await expect(page.locator('.admin-list tbody tr')).toHaveCount(3);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('counts.export') }).press('Enter');
  const exported = await readFile(await (await saved).path(), 'utf8');
  const [head = '', ...rows] = exported.trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(',')[0])).toEqual(skus);

  await page.getByRole('link', { name: say('counts.import') }).press('Enter');
  await expect(page.getByRole('heading', { name: say('counts.title') })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const choose = page.locator('[name=counts]');
  const send = (name: string, text: string) =>
    choose.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send('empty.csv', exported);
  await expect(page.getByRole('alert')).toHaveText(say('counts.faults.nothingCounted'));
  await send('old.csv', 'SKU,In store\nA,1');
  await expect(page.getByRole('alert')).toContainText(say('counts.faults.columnMissing', { column: '' }).slice(0, 8));

  // Counted and note are the last two columns.
  const counted = rows.map((row, place) => row.replace(/,,$/, `,${['3', '8', 'many'][place]},note ${place}`));
  await send(`${mark}.csv`, [head, ...counted, `${mark}-X,,,,,,,,,,,,,,1,`].join('\r\n'));
  await expect(page.getByRole('heading', { name: mark })).toBeVisible();
  const row = (sku = '') => page.getByRole('row').filter({ hasText: sku });
  await expect(row(skus[0])).toContainText('−2');
  await expect(row(skus[1])).toContainText('+3');
  await expect(row(skus[0])).toContainText('note 0');
  await expect(page.getByText(say('takes.sums', { more: 3, fewer: 2 }))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: say('counts.views.wrong') }).press('Enter');
  await expect(row(skus[2])).toContainText(say('counts.problems.not_whole', { value: 'many' }));
  await expect(row(`${mark}-X`)).toContainText(say('counts.problems.sku_unknown'));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: say('counts.views.differ') }).press('Enter');
  const stock = async () =>
    (await sql`select on_hand from product_variants where sku = any (${skus}) order by sku`).map(
      (each) => each['on_hand'],
    );
  expect(await stock(), 'nothing is changed yet').toEqual([5, 5, 5]);

  // One of them is delivered meanwhile.
  await sql`select adjust_stock(id, 10, 'delivery', 'delivery', 'test') from product_variants where sku = ${skus[1] ?? ''}`;
  const dialog = page.getByRole('dialog');
  const agree = async (count: number) => {
    await page.getByRole('button', { name: say('takes.apply') }).press('Enter');
    await expect(dialog).toContainText(say('takes.applyLead', { count }));
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('takes.apply') }).press('Enter');
    await expect(dialog).toBeHidden();
  };
  await agree(2);
  await expect(row(skus[0])).toContainText(say('counts.lineStates.done'));
  await expect(page.getByText(say('counts.movedLead', { count: 1 }))).toBeVisible();
  await expect(row(skus[1])).toContainText(say('counts.was', { now: 15, before: 5 }));
  await expect(row(skus[1])).toContainText('−7');
  expect(await axeFindings(page)).toEqual([]);
  expect(await stock()).toEqual([3, 15, 5]);
  await agree(1);
  await expect(page.getByText(say('counts.states.done'), { exact: true })).toBeVisible();
  expect(await stock()).toEqual([3, 8, 5]);

  await page.getByRole('link', { name: say('counts.another') }).press('Enter');
  await expect(row(mark)).toContainText(say('counts.summary', { done: 2, waiting: 0, wrong: 2 }));
  await page.goto(`/${language}/admin/inventory?sku=${skus[0]}`);
  await expect(page.getByText(say('movements.addsUp', { sum: 3 }))).toBeVisible();
  await expect(page.locator('.admin-table tbody tr').first()).toContainText('note 0');
  // The gate before the PIN.
  forgive(complaints, /409/);
});
