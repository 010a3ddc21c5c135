import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readPdf } from '#tests/support/pdf-text.ts';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { placeOrder } from './placed-orders.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('chosen orders are printed as one pile of slips, and what is listed is taken away as a table', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const [older, newer, waiting] = [
    await placeOrder(sql),
    await placeOrder(sql),
    await placeOrder(sql, { isPaid: false }),
  ];
  const name = `=Rasa ${crypto.randomUUID().slice(0, 6)}`;
  await sql`update orders set delivery_name = ${name} where id in ${sql([older.id, newer.id, waiting.id])}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  const search = page.getByRole('searchbox', { name: say('search') });
  await search.fill(name.slice(1));
  await expect(page.locator('.admin-list tbody th')).toHaveText([waiting.number, newer.number, older.number]);

  const slips = page.getByRole('button', { name: say('bulk.slips') });
  await expect(slips).toHaveAttribute('aria-disabled', 'true');
  const choose = (number: string) => page.getByRole('checkbox', { name: say('choose', { number }) });
  await choose(waiting.number).check();
  await slips.click();
  await expect(page.getByText(say('errors.nothing_to_pack'))).toBeVisible();
  await page.getByRole('checkbox', { name: say('chooseAll') }).check();
  await expect(page.getByText(say('bulk.chosen', { count: 3 }))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const [pile] = await Promise.all([page.waitForEvent('download'), slips.click()]);
  expect(pile.suggestedFilename()).toMatch(/^gija-.+-2\.pdf$/);
  const slip = readPdf(await readFile(await pile.path())).lines.join('\n');
  for (const { number } of [newer, older]) expect(slip).toContain(number);
  expect(slip).not.toContain(waiting.number);

  const save = page.getByRole('button', { name: say('bulk.export') });
  const [table] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(table.suggestedFilename()).toBe('gija-orders.csv');
  const rows: Record<string, string>[] = parse(await readFile(await table.path()), { bom: true, columns: true });
  expect(rows.map(({ order, customer }) => [order, customer])).toEqual(
    [waiting, newer, older].map(({ number }) => [number, `'${name}`]),
  );

  await expect(page.getByText(say('errors.nothing_to_pack')), 'what stood against the last act').toBeHidden();
  await page.route('**/admin-export-orders', (route) => route.abort());
  await save.click();
  await expect(page.getByText(words(language, 'admin')('errors.offline'))).toBeVisible();
  forgive(complaints, /409|ERR_FAILED/);
});
