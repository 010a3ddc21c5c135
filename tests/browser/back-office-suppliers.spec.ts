import { addProduct } from '#tests/support/order-rows.ts';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('a supplier is made by keyboard, its list mapped, read from a file, held against what is known and taken over', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(150_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-suppliers');
  const word = `weave${crypto.randomUUID().slice(0, 8)}`;
  await addProduct(sql, word, { price: 9900, active: false, stock: { 'M/sage': 1 } });
  await openBackOffice(page, language, { shop, sql }, '/admin/suppliers');
  await expect(page.locator('.admin-list tbody tr').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: say('add') }).focus();
  await page.keyboard.press('Enter');
  const editor = page.locator('.admin-editor');
  await editor.locator('[name=email]').fill('nobody');
  await editor.locator('[name=email]').press('Enter');
  await expect(editor.getByText(say('problems.name'))).toBeVisible();
  await expect(editor.getByText(say('problems.email'))).toBeVisible();
  await expect(editor.locator('[name=name]')).toBeFocused();
  await editor.locator('[name=name]').fill(word);
  await editor.locator('[name=email]').fill('orders@example.com');
  await editor.locator('[name=email]').press('Enter');
  await expect(page.getByRole('heading', { name: word })).toBeVisible();
  const [supplier] = await sql`select id from suppliers where name = ${word}`;
  await sql`insert into supplier_products (supplier_id, product_id, supplier_sku, cost, available) values (${supplier?.['id']}, ${word}, 'A-1', 4000, 3)`;

  // Two people at once: what the other one wrote is shown, not lost.
  await page.getByRole('link', { name: say('edit') }).click();
  await sql`update suppliers set phone = '+37060000000' where name = ${word}`;
  await editor.locator('[name=contact]').fill('Rasa');
  await editor.locator('[name=contact]').press('Enter');
  const theirs = editor.getByRole('alert').filter({ hasText: say('stale.lead') });
  await expect(theirs).toContainText('+37060000000');
  await theirs.getByRole('button', { name: say('stale.take') }).click();
  await editor.locator('[name=contact]').fill('Rasa');
  await editor.locator('[name=contact]').press('Enter');
  await expect(page.getByText('Rasa')).toBeVisible();

  await page.getByRole('link', { name: say('feed.add') }).click();
  await editor.locator('[name=name]').fill('Costs');
  await editor.locator('[name=url]').fill('http://127.0.0.1:1/list.csv');
  await editor.getByRole('button', { name: say('feed.look'), exact: true }).click();
  await expect(editor.getByText(say('failures.address_not_allowed'))).toBeVisible();
  await editor.locator('[name=url]').fill(`${shop.suppliers}/moda.json`);
  await editor.locator('[name=format]').selectOption('json');
  await editor.locator('[name=itemsPath]').fill('data.items');
  await editor.getByRole('button', { name: say('feed.look'), exact: true }).click();
  await expect(editor.getByRole('columnheader', { name: 'price' })).toBeVisible();
  await editor.locator('[name=from]').selectOption('file');
  await editor.locator('[name=format]').selectOption('csv');
  await editor.locator('[name=name]').press('Enter');
  await expect(editor.getByText(say('problems.feed_sku'))).toBeVisible();
  await expect(editor.locator('[name=sku]')).toBeFocused();
  await editor.locator('[name=sku]').fill('Kodas');
  await editor.locator('[name=cost]').fill('Kaina');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await width(), 'no sideways scrolling').toBeLessThanOrEqual(0);
  await editor.locator('[name=cost]').press('Enter');
  await expect(page.getByRole('link', { name: 'Costs' })).toBeVisible();

  const read = (text: string | Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kainos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await read(Buffer.from([0x4b, 0x3b, 0xe0, 0x0a]));
  await expect(page.getByText(say('failures.not_utf8'))).toBeVisible();
  await page.getByRole('link', { name: say('runs.toSupplier') }).click();
  await read('Kodas;Kaina\nA-1;41,50\nB-2;3\n=cmd;1\n');
  const rows = page.locator('.admin-scroll tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(/41[.,]50/);
  expect(await axeFindings(page)).toEqual([]);
  expect(await width(), 'no sideways scrolling').toBeLessThanOrEqual(0);
  await page
    .locator('.admin-views')
    .getByRole('link', { name: say('runs.views.error') })
    .click();
  await expect(rows.first()).toContainText(say('faults.sku_invalid'));
  await page.getByRole('button', { name: say('runs.apply') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('runs.apply') })
    .press('Enter');
  await expect(page.getByText(say('runs.states.applied'), { exact: true }).first()).toBeVisible();
  const [taken] = await sql`select cost from supplier_products where product_id = ${word}`;
  expect(taken?.['cost']).toBe(4150);

  await page.getByRole('link', { name: say('runs.toSupplier') }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${say('sold.changeNamed').split('{')[0]}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=cost]').fill('42');
  await dialog.locator('[name=cost]').press('Enter');
  await expect(dialog).toBeHidden();
  const [changed] = await sql`select cost from supplier_products where product_id = ${word}`;
  expect(changed?.['cost']).toBe(4200);
  forgive(complaints, /409|422/);
});
