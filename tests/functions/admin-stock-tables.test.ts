import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { stockImports } from '#src/contracts/staff-stock-imports.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
let staff: Awaited<ReturnType<typeof makeOpenStaff>>;
beforeAll(async () => {
  staff = await makeOpenStaff(shop);
});

const ask = async (body: object) => (await askAs(shop, 'admin-import-stock', staff.token, body)).answer;
async function look(id: string, view = 'differ') {
  const { data } = await staff.client.rpc('read_stock_imports', { asked: { id, view } });
  const found = stockImports.parse(data);
  const [of] = found?.imports ?? [];
  if (of === undefined) throw new Error('the import is not shown');
  return { ...of, lines: found?.lines ?? [] };
}
async function exported(asked: object): Promise<string> {
  const response = await shop.post('admin-export-stock', asked, {
    authorization: `Bearer ${staff.token}`,
    ip: randomUUID(),
  });
  expect(response.headers.get('content-disposition')).toContain('gija-stock.csv');
  return response.text();
}
async function coat(stock: Record<string, number>) {
  const id = `coat-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { stock });
  const onHand = async () =>
    (
      await shop.sql<{ on_hand: number }[]>`select on_hand from product_variants where product_id = ${id} order by sku`
    ).map((row) => row.on_hand);
  return { id, skus: Object.keys(stock).map((_, place) => `${id}-${place}`.toUpperCase()), onHand };
}

it('writes the stock as a table in the language of whoever asks, formulas harmless', async () => {
  const { id, skus } = await coat({ 'S/red': 4, 'M/red': 20 });
  await shop.sql`update products set name_lt = '=Paltas' where id = ${id}`;
  const [head, ...rows] = parse(await exported({ words: id, language: 'lt' }), { bom: true });
  expect(head?.join(',')).toBe(
    'SKU,Prekė,Spalva,Dydis,Sandėlyje,Rezervuota,Laisva,Reikia supakuoti,Lentynoje,Mažai,Parduota per 30 d.,Parduota per 90 d.,Užteks dienų,Laukia,Suskaičiuota,Pastaba',
  );
  expect(rows).toEqual([
    [skus[0], "'=Paltas", 'Raudona', 'S', '4', '0', '4', '0', '4', 'taip', '0', '0', '', '0', '', ''],
    [skus[1], "'=Paltas", 'Raudona', 'M', '20', '0', '20', '0', '20', '', '0', '0', '', '0', '', ''],
  ]);
  const low = parse(await exported({ words: id, view: 'low', language: 'ru' }), { bom: true });
  expect(low.map(([sku]: string[]) => sku)).toEqual(['Артикул', skus[0]]);
});

it('comes page by page: every variant once, however many there are', async () => {
  const stock = Object.fromEntries(Array.from({ length: 620 }, (_, place) => [`${place}/`, 1]));
  const { id, skus } = await coat(stock);
  const [, ...rows] = parse(await exported({ words: id, language: 'en' }), { bom: true });
  expect(rows.map(([sku]: string[]) => sku)).toEqual([...skus].sort());
});

it('takes counts in, shows what differs, and adds the differences in the name of who agreed to them', async () => {
  const { skus, onHand } = await coat({ 'S/red': 4, 'M/red': 20, 'L/red': 1 });
  const import_ = randomUUID();
  const rows = [
    { line: 2, sku: ` ${skus[0]} `, counted: '3', note: ' torn ' },
    { line: 3, sku: skus[1] ?? '', counted: '20,0', note: '' },
    { line: 4, sku: skus[2] ?? '', counted: '-1', note: '' },
    { line: 5, sku: '', counted: '1', note: '' },
    { line: 6, sku: 'NOTHING', counted: '1.5', note: '' },
  ];
  for (const _ of ['once', 'twice'])
    expect(await ask({ act: 'begin', import: import_, name: 'a.csv' })).toEqual({ ok: true });
  expect(await ask({ act: 'run', import: import_ })).toMatchObject({ code: 'import_not_ready' });
  for (const _ of ['once', 'twice']) expect(await ask({ act: 'add', import: import_, rows })).toEqual({ ok: true });
  expect(await ask({ act: 'check', import: import_, uncounted: 7 })).toEqual({ ok: true });
  expect(await look(import_)).toMatchObject({
    waiting: 1,
    same: 1,
    wrong: 3,
    uncounted: 7,
    lines: [{ line: 2, note: 'torn' }],
  });
  const wrong = (await look(import_, 'wrong')).lines.map(({ line, problem, value }) => [line, problem, value]);
  expect(wrong).toEqual([
    [4, 'negative', '-1'],
    [5, 'sku_missing', ''],
    [6, 'not_whole', '1.5'],
  ]);
  expect(await onHand(), 'nothing yet').toEqual([4, 20, 1]);

  for (const _ of ['once', 'twice']) expect(await ask({ act: 'run', import: import_ })).toEqual({ ok: true });
  for (const _ of ['once', 'twice']) expect(await ask({ act: 'continue', import: import_ })).toEqual({ ok: true });
  expect(await onHand()).toEqual([3, 20, 1]);
  expect(await look(import_)).toMatchObject({ state: 'done', done: 1, by: staff.email });
  expect(await ask({ act: 'cancel', import: import_ })).toMatchObject({ code: 'import_not_ready' });
  const logged = await shop.sql`
    select table_name, after ->> 'change' as change, after ->> 'reason' as reason, after ->> 'state' as state
    from audit_log where actor_id = ${staff.userId} and table_name in ('stock_movements', 'stock_imports') order by id`;
  expect([...logged]).toEqual([
    { table_name: 'stock_imports', change: null, reason: null, state: 'reading' },
    { table_name: 'stock_imports', change: null, reason: null, state: 'checked' },
    { table_name: 'stock_imports', change: null, reason: null, state: 'running' },
    { table_name: 'stock_movements', change: '-1', reason: 'count', state: null },
    { table_name: 'stock_imports', change: null, reason: null, state: 'done' },
  ]);
});

it('takes no fewer than orders need, and nothing that is no table', async () => {
  const { variant } = await placeTestOrder(shop, 2);
  const [row] = await shop.sql<{ sku: string }[]>`select sku from product_variants where id = ${variant}`;
  const import_ = randomUUID();
  await ask({ act: 'begin', import: import_, name: 'a.csv' });
  await ask({ act: 'add', import: import_, rows: [{ line: 2, sku: row?.sku ?? '', counted: '0', note: '' }] });
  await ask({ act: 'check', import: import_, uncounted: 0 });
  expect((await look(import_, 'wrong')).lines).toMatchObject([{ problem: 'stock_reserved', value: '1' }]);
  for (const body of [
    { act: 'add', import: import_, rows: [] },
    { act: 'add', import: import_, rows: [{ line: 1, sku: 'A', counted: '1', note: '' }] },
    { act: 'add', import: import_, rows: [{ line: 2, sku: 'A', counted: 1, note: '' }] },
    { act: 'begin', import: import_, name: '' },
    { act: 'undo', import: import_ },
  ])
    expect(await ask(body), JSON.stringify(body)).toMatchObject({ code: 'invalid_request' });
  expect(await ask({ act: 'run', import: randomUUID() })).toMatchObject({ code: 'import_unknown' });
});

it('is gone on with by the job where the page was closed', async () => {
  const { skus, onHand } = await coat({ 'S/red': 4 });
  const import_ = randomUUID();
  await ask({ act: 'begin', import: import_, name: 'a.csv' });
  await ask({ act: 'add', import: import_, rows: [{ line: 2, sku: skus[0] ?? '', counted: '9', note: '' }] });
  await ask({ act: 'check', import: import_, uncounted: 0 });
  await ask({ act: 'run', import: import_ });
  expect(await onHand()).toEqual([4]);
  await shop.tick('continue-stock-imports');
  expect(await onHand()).toEqual([9]);
});
