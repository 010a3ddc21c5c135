import { readFile } from 'node:fs/promises';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('texts are translated where they stand, by keyboard; the second of two is shown what the first has written', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(180_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-translation');
  const mark = crypto.randomUUID().slice(0, 8);
  const ids = [`draft-a-${mark}`, `draft-b-${mark}`];
  for (const id of ids)
    await sql`insert into products (id, sku, name, name_lt, active) values (${id}, ${id}, ${`Coat ${id}`}, ${`Paltas ${id}`}, false)`;
  await openBackOffice(page, language, { shop, sql }, '/admin/translation');
  const grid = page.getByRole('table', { name: say('grid') });
  await expect(grid.locator('tbody tr').first()).toBeVisible();
  await page.getByRole('searchbox', { name: say('search') }).fill(mark);
  await expect(grid.locator('tbody tr')).toHaveCount(2);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);

  const cell = (id: string | undefined, name: 'en' | 'lt' | 'ru') =>
    grid
      .locator('tbody tr')
      .filter({ hasText: id ?? '' })
      .locator(`textarea[data-language=${name}]`);
  const [first, second] = ids;
  await cell(first, 'ru').focus();
  await page.keyboard.type('Пальто');
  await page.keyboard.press('Enter');
  await expect(cell(second, 'ru'), 'Enter goes on to the next row').toBeFocused();
  await expect
    .poll(async () => (await sql`select name_ru from products where id = ${first ?? ''}`)[0]?.['name_ru'])
    .toBe('Пальто');
  await page.keyboard.type('Мантия');
  await page.keyboard.press('Escape');
  await expect(cell(second, 'ru')).toHaveValue('');
  await cell(second, 'lt').fill(`Mantija ${second}`);
  await page.keyboard.press('Tab');
  await expect(cell(second, 'ru'), 'Tab goes on to the next language').toBeFocused();
  await expect(grid.getByRole('status').getByText(say('saved')).last()).toBeVisible();

  await sql`update products set name_ru = 'Шуба' where id = ${second ?? ''}`;
  await cell(second, 'ru').fill('Плащ');
  await page.keyboard.press('Enter');
  const theirs = grid.getByRole('alert').filter({ hasText: say('stale.lead') });
  await expect(theirs).toContainText('Шуба');
  await theirs.getByRole('button', { name: say('stale.keep') }).click();
  await expect(theirs).toBeHidden();
  await expect
    .poll(async () => (await sql`select name_ru from products where id = ${second ?? ''}`)[0]?.['name_ru'])
    .toBe('Плащ');

  await cell(second, 'en').fill(`Cape ${mark}`);
  await page.keyboard.press('Tab');
  await expect(grid.getByText(say('states.changed')).first(), 'translations are outdated').toBeVisible();
  await grid
    .getByRole('button', { name: say('settle') })
    .first()
    .press('Enter');
  await expect(grid.getByText(say('states.changed'))).toHaveCount(1);
  forgive(complaints, /409/);
});

test('a text of the interface is held to what the original says, and goes out and comes back as CSV', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(180_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-translation');
  const mark = crypto.randomUUID().slice(0, 8);
  const id = `draft-${mark}`;
  await sql`insert into products (id, sku, name, name_lt, active) values (${id}, ${id}, ${`=Coat ${mark}`}, '', false)`;
  // A text that nothing of this shop shows while it is tested, one a project.
  const key = project.name === 'phone' ? 'stale.keep' : 'stale.take';
  await openBackOffice(page, language, { shop, sql }, '/admin/translation');
  await page.goto(`/${language}/admin/translation?kind=interface&q=admin-coupons%3A${key}`);
  const grid = page.getByRole('table', { name: say('grid') });
  const cell = grid.locator('textarea[data-language=ru]');
  await expect(cell).toHaveCount(1);
  const original = await cell.inputValue();
  await cell.fill(`${original} {{name}}`);
  await page.keyboard.press('Enter');
  await expect(grid.getByText(say('errors.text_placeholders'))).toBeVisible();
  await expect(cell).toHaveValue(`${original} {{name}}`);
  await cell.fill(`${original}!`);
  await page.keyboard.press('Enter');
  await expect(grid.getByText(say('original'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await grid.getByRole('button', { name: say('toOriginal') }).press('Enter');
  await expect(cell).toHaveValue(original);
  await expect(grid.getByText(say('original'))).toBeHidden();

  await page.goto(`/${language}/admin/translation?q=${mark}`);
  await expect(grid.locator('tbody tr')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('export') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`'=Coat ${mark}`);
  const filled = file.replace(/,,,(v[0-9a-f]+)/, `,=Paltas ${mark},"Пальто, ${mark}",$1`);
  await page.getByRole('button', { name: say('import.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from('kind,key,en,de\n') });
  await expect(dialog.getByText(say('import.faults.column_unknown', { column: 'de' }))).toBeVisible();
  const taken = { name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(`${filled}poem,none,x,y,z,,\r\n`) };
  await dialog.locator('input[type=file]').setInputFiles(taken);
  await expect(dialog.getByText(say('import.counts.new', { count: 2 }))).toBeVisible();
  await dialog.locator('input[type=file]').dispatchEvent('cancel');
  await expect(dialog.getByText(say('import.refusals.kind_unknown')), 'a file picker was left, no more').toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sql`select from products where id = ${id} and name_lt = ''`, 'nothing is changed yet').toHaveLength(1);
  await dialog.getByRole('button', { name: say('import.act') }).click();
  await expect(page.getByText(say('import.done'))).toBeVisible();
  const stored = await sql`select name_lt, name_ru from products where id = ${id}`;
  expect([...stored]).toEqual([{ name_lt: `=Paltas ${mark}`, name_ru: `Пальто, ${mark}` }]);
  forgive(complaints, /409/);
});
