import { readFile } from 'node:fs/promises';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('tables of products go out and come in: tried, carried out, undone', async ({ page, complaints, shop, sql }, {
  project,
}) => {
  test.setTimeout(240_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-products');
  const mark = `table-${crypto.randomUUID().slice(0, 8)}`;
  const rows = Array.from({ length: 30 }, (_, place) => `${mark}-${place},Coat ${place},${mark}-${place},10,M,`);
  const table = ['product,name_en,sku,price,size,color', ...rows, `${mark}-x,=Coat,${mark}-x,"5,999",M,`].join('\n');
  await openBackOffice(page, language, { shop, sql }, '/admin/products');
  await page.getByRole('link', { name: say('tables.import') }).click();
  await expect(page.getByRole('heading', { name: say('tables.title') })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const choose = page.locator('[name=table]');
  await choose.setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('product,name_en\nx,\xfe', 'latin1'),
  });
  await expect(page.getByRole('alert').filter({ hasText: say('tables.refusals.encoding') })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: say('tables.another') }).click();

  await choose.setInputFiles({ name: `${mark}.csv`, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(table) });
  const run = page.getByRole('button', { name: say('tables.run', { count: 30 }) });
  await expect(run).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.admin-counts')).toContainText(say('tables.counts.new', { count: 30 }));
  await expect(page.getByRole('row').filter({ hasText: `${mark}-x` })).toContainText('5,999');
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  expect((await sql`select from products where id like ${`${mark}-%`}`).length, 'nothing is changed yet').toBe(0);
  await run.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('tables.runAct') }).press('Enter');
  await expect(page.getByText(say('tables.states.done'), { exact: true })).toBeVisible({ timeout: 60_000 });
  expect((await sql`select from products where id like ${`${mark}-%`}`).length).toBe(30);

  // Out again, and together: into a category, and back.
  await page.goto(`/${language}/admin/products?q=${mark}`);
  await expect(page.locator('.admin-list tbody tr')).toHaveCount(30);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('tables.export') }).click();
  const exported = await readFile(await (await saved).path(), 'utf8');
  expect(exported.trimEnd().split('\r\n')).toHaveLength(31);
  expect(exported).toContain(`${mark}-7,Coat 7`);
  await page.getByRole('checkbox', { name: say('bulk.chooseAll') }).check();
  const bulk = page.getByRole('toolbar', { name: say('bulk.label') });
  await expect(bulk).toContainText(say('bulk.chosen', { count: 30 }));
  await bulk.getByRole('button', { name: say('bulk.category') }).click();
  await dialog.locator('[name=new-category]').selectOption('women-dresses');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('bulk.move') }).click();
  await expect(page.locator('.toast')).toContainText(say('bulk.done', { count: 30 }));
  const moved = () => sql`select from products where id like ${`${mark}-%`} and category = 'women-dresses'`;
  expect((await moved()).length).toBe(30);
  await page
    .getByRole('checkbox', { name: say('bulk.choose', { name: 'Coat 7' }) })
    .first()
    .check();
  await bulk.getByRole('button', { name: say('acts.archive') }).click();
  await dialog.getByRole('button', { name: say('acts.archive') }).click();
  await expect(page.locator('.admin-list tbody tr')).toHaveCount(29);
  await page
    .locator('.toast')
    .getByRole('button', { name: say('bulk.undo') })
    .click();
  await expect(page.locator('.admin-list tbody tr')).toHaveCount(30);
  await page
    .getByRole('checkbox', { name: say('bulk.choose', { name: 'Coat 7' }) })
    .first()
    .check();
  await bulk.getByRole('button', { name: say('acts.sell') }).click();
  await expect(page.locator('.toast')).toContainText(say('problems.descriptions'));

  // As in the shop, before anybody may see it.
  const opened = page.waitForEvent('popup');
  await page.goto(`/${language}/admin/products?product=${mark}-7`);
  await page.getByRole('button', { name: say('acts.preview') }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Coat 7');
  await expect(preview.getByRole('note')).toBeVisible();
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const kept = await preview.request.get(preview.url());
  expect(kept.headers()['cache-control']).toBe('private, no-store');
  const unsigned = new URL(preview.url());
  unsigned.searchParams.set('signature', '0'.repeat(64));
  expect((await preview.request.get(unsigned.href)).status()).toBe(404);
  expect((await preview.request.get(`/${language}/product/${mark}-7`)).status()).toBe(404);
  await preview.close();

  await page.goto(`/${language}/admin/products?import=1`);
  await page.getByRole('link', { name: `${mark}.csv` }).click();
  await page.getByRole('button', { name: say('tables.undo') }).click();
  await dialog.getByRole('button', { name: say('tables.undo') }).click();
  await expect(page.getByText(say('tables.states.undone'), { exact: true })).toBeVisible({ timeout: 60_000 });
  // They were moved since, so they stay.
  await expect(page.locator('.admin-counts')).toContainText(say('tables.counts.kept', { count: 30 }));
  // The gate before the PIN.
  forgive(complaints, /409/);
});
