import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { stockImports } from '#src/contracts/staff-stock-imports.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest(noFaultsInStock);
const actor = idOf('admin');
const claims = { sub: actor, aal: 'aal2', session_id: idOf('admin session') };

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${actor}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${actor}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${actor})`;
});

async function look(id: string, view = 'differ') {
  const asked = { id, view, language: 'lt' };
  const [row] = await database.as(
    'authenticated',
    claims,
    (sql) => sql`select read_stock_imports(${sql.json(asked)}) as answer`,
  );
  const found = stockImports.parse(row?.['answer']);
  const [of] = found?.imports ?? [];
  if (of === undefined) throw new Error('the import is not shown');
  return { ...of, lines: found?.lines ?? [] };
}

interface Row {
  readonly line: number;
  readonly sku: string;
  readonly counted?: number;
  readonly note?: string;
  readonly problem?: string;
}
async function add(id: string, rows: readonly Row[]) {
  const batch = rows.map(({ note = '', counted, problem, ...row }) => ({
    ...row,
    ...{ note, counted: counted ?? null, problem: problem ?? null, value: '' },
  }));
  const [answer] = await database.sql`select add_stock_import_lines(${id}, ${database.sql.json(batch)}) as answer`;
  return answer?.['answer'];
}
async function check(rows: readonly Row[], uncounted = 0): Promise<string> {
  const id = randomUUID();
  await database.sql`select begin_stock_import(${id}, 'counts.csv', ${actor})`;
  expect(await add(id, rows)).toEqual({ ok: true });
  await database.sql`select check_stock_import(${id}, ${uncounted})`;
  return id;
}
async function move(id: string, act: string) {
  const [row] = await database.sql`select move_stock_import(${id}, ${act}) as answer`;
  return row?.['answer'];
}
async function step(id: string, atMost = 100): Promise<boolean> {
  const [row] = await database.sql`select run_stock_import(${id}, ${atMost}, ${actor}) as more`;
  return row?.['more'];
}
async function carryOut(id: string, atMost = 100) {
  expect(await move(id, 'run')).toEqual({ ok: true });
  while (await step(id, atMost));
  return look(id);
}
const shelf = (id: string, stock: Record<string, number>) => addProduct(database.sql, id, { stock });
const skuOf = (id: string, place: number) => `${id}-${place}`.toUpperCase();
const stockOf = async (variant: VariantRow | undefined) =>
  (await database.sql`select on_hand, reserved from product_variants where id = ${variant?.id ?? ''}`)[0];

describe('a table of counts', () => {
  it('is held against the shelf: in store, and sold but not sent; nothing changes before it is carried out', async () => {
    const [red, blue, green] = await shelf('coat', { 'S/red': 10, 'S/blue': 4, 'S/green': 7 });
    const sold = await place(database.sql, orderPayload([[red as VariantRow, 2]]));
    await record(database.sql, `evt_${sold.order_id}`, 'paid', paidDetails(sold));
    const id = await check(
      [
        { line: 2, sku: skuOf('coat', 0), counted: 9, note: 'torn' },
        { line: 3, sku: skuOf('coat', 1).toLowerCase(), counted: 6 },
        { line: 4, sku: skuOf('coat', 2), counted: 7 },
      ],
      5,
    );
    const found = await look(id);
    expect(found).toMatchObject({
      state: 'checked',
      uncounted: 5,
      waiting: 2,
      same: 1,
      wrong: 0,
      surplus: 2,
      shortage: 1,
    });
    expect(found.lines).toMatchObject([
      { line: 2, expected: 10, counted: 9, note: 'torn', name: 'Lininė suknelė', size: 'S', color: 'red' },
      { line: 3, expected: 4, counted: 6, state: 'waiting', problem: null },
    ]);
    expect(await stockOf(red)).toMatchObject({ on_hand: 8 });

    expect(await carryOut(id)).toMatchObject({ state: 'done', waiting: 0, done: 2, same: 1 });
    expect(await Promise.all([red, blue, green].map(stockOf))).toMatchObject([
      { on_hand: 7 },
      { on_hand: 6 },
      { on_hand: 7 },
    ]);
    const moved = await database.sql`
      select change, kind, reason, note, actor from stock_movements where note like ${`CSV Nr. ${found.number}%`} order by change`;
    expect([...moved]).toEqual([
      { change: -1, kind: 'adjustment', reason: 'count', note: `CSV Nr. ${found.number}: torn`, actor },
      { change: 2, kind: 'adjustment', reason: 'count', note: `CSV Nr. ${found.number}`, actor },
    ]);
    expect(await move(id, 'run'), 'once').toEqual({ ok: false, code: 'import_not_ready' });
    expect(await step(id)).toBe(false);
    // The same table again finds nothing to do.
    expect(await look(await check([{ line: 2, sku: skuOf('coat', 0), counted: 9 }]))).toMatchObject({
      waiting: 0,
      same: 1,
    });
  });

  it('says row by row what cannot be taken', async () => {
    const [held] = await shelf('wrong', { 'S/red': 5, 'S/blue': 5, 'S/green': 5 });
    await place(database.sql, orderPayload([[held as VariantRow, 2]]));
    const id = await check([
      { line: 2, sku: skuOf('wrong', 0), counted: 1 },
      { line: 3, sku: skuOf('wrong', 1), counted: 3 },
      { line: 4, sku: 'NOTHING', counted: 3 },
      { line: 5, sku: skuOf('wrong', 1), counted: 4 },
      { line: 6, sku: skuOf('wrong', 2), problem: 'not_whole' },
    ]);
    expect((await look(id, 'wrong')).lines.map(({ line, problem, value }) => [line, problem, value])).toEqual([
      [2, 'stock_reserved', '2'],
      [3, 'sku_twice', '3, 5'],
      [4, 'sku_unknown', ''],
      [5, 'sku_twice', '3, 5'],
      [6, 'not_whole', ''],
    ]);
    expect(await look(id)).toMatchObject({ waiting: 0, wrong: 5 });
    await carryOut(id);
    expect(await stockOf(held)).toEqual({ on_hand: 5, reserved: 2 });
  });

  it('shows a row again whose stock has changed since, and adds the difference only once it was seen', async () => {
    const [red, blue, green] = await shelf('moved', { 'S/red': 5, 'S/blue': 5, 'S/green': 5 });
    const id = await check([
      { line: 2, sku: skuOf('moved', 0), counted: 3 },
      { line: 3, sku: skuOf('moved', 1), counted: 4 },
      { line: 4, sku: skuOf('moved', 2), counted: 8 },
    ]);
    // A sale moves nothing on the shelf; a delivery does, and one makes a count come true.
    const sold = await place(database.sql, orderPayload([[red as VariantRow, 2]]));
    await record(database.sql, `evt_${sold.order_id}`, 'paid', paidDetails(sold));
    await database.sql`select adjust_stock(${blue?.id ?? ''}, 10, 'delivery', 'delivery', 'test')`;
    await database.sql`select adjust_stock(${green?.id ?? ''}, 3, 'delivery', 'delivery', 'test')`;
    const found = await carryOut(id);
    expect(found).toMatchObject({ state: 'checked', done: 1, waiting: 1, same: 1, moved: 1, held: 0 });
    expect(found.lines).toMatchObject([
      { line: 2, state: 'done', expected: 5 },
      { line: 3, state: 'waiting', expected: 15, expected_before: 5, counted: 4 },
    ]);
    expect(await stockOf(red), 'three in store, two of them sold').toMatchObject({ on_hand: 1 });
    expect(await stockOf(blue), 'nothing yet').toMatchObject({ on_hand: 15 });
    expect(await carryOut(id)).toMatchObject({ state: 'done', done: 2 });
    expect(await stockOf(blue)).toMatchObject({ on_hand: 4 });
  });

  it('leaves what orders have come to hold, and goes on from wherever it was left', async () => {
    const variants = await shelf('left', { 'S/red': 5, 'S/blue': 5, 'S/green': 5, 'S/white': 5 });
    const id = await check(variants.map((_, at) => ({ line: at + 2, sku: skuOf('left', at), counted: 2 })));
    await place(database.sql, orderPayload([[variants[0] as VariantRow, 4]]));
    await move(id, 'run');
    expect(await step(id, 3)).toBe(true);
    expect(await look(id)).toMatchObject({ state: 'running', left: 1 });
    expect(await move(id, 'run'), 'said twice').toEqual({ ok: true });
    const both = await Promise.all([step(id, 3), step(id, 3)]);
    expect(both).toEqual([false, false]);
    const found = await look(id);
    expect(found).toMatchObject({ state: 'checked', done: 3, waiting: 1, held: 1 });
    expect(found.lines[0]).toMatchObject({ state: 'waiting', problem: 'stock_reserved', value: '4' });
    expect(await stockOf(variants[1])).toMatchObject({ on_hand: 2 });
    expect(await move(id, 'cancel')).toEqual({ ok: true });
    expect(await move(id, 'run')).toEqual({ ok: false, code: 'import_not_ready' });
    expect(await stockOf(variants[0])).toEqual({ on_hand: 5, reserved: 4 });
  });

  it('takes a row once, and none after its end', async () => {
    await shelf('once', { 'S/red': 5 });
    const id = randomUUID();
    for (const _ of [1, 2]) await database.sql`select begin_stock_import(${id}, 'counts.csv', ${actor})`;
    const row = { line: 2, sku: skuOf('once', 0), counted: 4 };
    expect(await add(id, [row])).toEqual({ ok: true });
    expect(await add(id, [row])).toEqual({ ok: true });
    expect(await move(id, 'run')).toEqual({ ok: false, code: 'import_not_ready' });
    for (const _ of [1, 2]) await database.sql`select check_stock_import(${id}, 0)`;
    expect(await look(id)).toMatchObject({ waiting: 1, wrong: 0 });
    expect(await add(id, [{ ...row, line: 3 }])).toEqual({ ok: false, code: 'import_not_ready' });
    expect(await add(randomUUID(), [row])).toEqual({ ok: false, code: 'import_unknown' });
    expect(await move(randomUUID(), 'run')).toEqual({ ok: false, code: 'import_unknown' });
  });

  it('is gone on with for people who still work here, and forgotten in time', async () => {
    await shelf('job', { 'S/red': 5 });
    const id = await check([{ line: 2, sku: skuOf('job', 0), counted: 4 }]);
    await move(id, 'run');
    const running = async () => (await database.sql`select find_running_stock_import() as found`)[0]?.['found'];
    expect(await running()).toEqual({ id, owner: actor });
    await database.sql`update user_roles set role = 'editor' where user_id = ${actor}`;
    expect(await running()).toBeNull();
    await database.sql`update user_roles set role = 'admin' where user_id = ${actor}`;
    await step(id);
    await database.sql`update stock_imports set created_at = now() - interval '91 days' where id = ${id}`;
    const [row] = await database.sql`select forget_stock_imports() as gone`;
    expect(row?.['gone']).toBe(1);
    expect(await database.sql`select from stock_movements where note like 'CSV Nr.%' and change = -1`).not.toHaveLength(
      0,
    );
  });
});
