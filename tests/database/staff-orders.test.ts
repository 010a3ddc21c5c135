import { beforeAll, describe, expect, it } from 'vitest';
import { foundOrder } from '#src/contracts/staff-order.ts';
import { type OrderPage, orderPage } from '#src/contracts/staff-orders.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { type Placed, paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };
let dress: VariantRow;

async function list(asked: Readonly<Record<string, unknown>> = {}): Promise<OrderPage> {
  const [row] = await database.as(
    'authenticated',
    claims,
    (sql) => sql`select list_orders(${sql.json(asked as never)}) as answer`,
  );
  const page = orderPage.parse(row?.['answer']);
  if (page === null) throw new Error('orders are not shown');
  return page;
}
const numbers = ({ orders }: OrderPage) => orders.map(({ order_number: number }) => number);

async function order({ paid = true, ...columns }: Readonly<Record<string, unknown>> = {}): Promise<Placed> {
  const placed = await place(database.sql, orderPayload([[dress, 2]]));
  if (paid) await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
  if (Object.keys(columns).length > 0)
    await database.sql`update orders set ${database.sql(columns as never)} where id = ${placed.order_id}`;
  return placed;
}

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  dress = (await addProduct(database.sql, 'dress', { price: 5000, stock: { 'S/red': 500 } }))[0] as VariantRow;
});

describe('the list of orders', () => {
  it('goes through all of them a page at a time, none twice and none left out, from either end', async () => {
    for (let made = 0; made < 7; made += 1) await order();
    // Placed in the same instant: only the id tells them apart.
    await database.sql`update orders set created_at = '2026-03-01T10:00:00Z'`;
    for (const oldest of [false, true]) {
      const seen: string[] = [];
      let page = await list({ size: 3, oldest });
      expect(page.total).toBe(7);
      for (;;) {
        seen.push(...numbers(page));
        const last = page.orders.at(-1);
        if (!page.more || last === undefined) break;
        page = await list({ size: 3, oldest, after: { at: last.created_at, id: last.id } });
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen).size).toBe(7);
    }
  });

  it('finds them by number, by person with or without accents, by mail, and by nothing that merely looks like a pattern', async () => {
    const { order_number: number, order_id: id } = await order({
      delivery_name: 'Šarūnė Žąsinaitė',
      customer_email: 'sarune@example.com',
    });
    for (const words of [number, number.slice(3, 10), 'sarune zas', 'Šarūnė', 'SARUNE@example.com'])
      expect(numbers(await list({ words })), words).toContain(number);
    await database.sql`insert into parcels (order_id, carrier, tracking_number) values (${id}, 'dpd', 'CC1234567890')`;
    expect(numbers(await list({ words: 'cc123 456-7890' }))).toEqual([number]);
    for (const words of ['%%%%', '____', '\\', "'; drop", 'Žąsin_itė'])
      expect(numbers(await list({ words })), words).toEqual([]);
  });

  it('shows what belongs to a view and to the filters, with how many there are', async () => {
    const before = await list();
    const waiting = await order({ paid: false });
    const late = await order({ promised_to: '2026-01-02', delivery_country: 'FI', created_at: '2026-01-01T21:59:59Z' });
    expect(numbers(await list({ view: 'waiting' }))).toEqual([waiting.order_number]);
    expect(numbers(await list({ view: 'late' }))).toEqual([late.order_number]);
    expect(numbers(await list({ country: 'FI', payment: 'paid' }))).toEqual([late.order_number]);
    // The second day of the year has begun in Vilnius a second later.
    expect(numbers(await list({ from: '2026-01-01', to: '2026-01-01' }))).toEqual([late.order_number]);
    expect(numbers(await list({ from: '2026-01-02', to: '2026-01-02' }))).toEqual([]);
    expect((await list()).total).toBe((before.total ?? 0) + 2);
    expect((await list()).counts?.late).toBe(1);
    expect(numbers(await list({ view: 'no such view' }))).toEqual([]);
  });

  it('is nobody else’s', async () => {
    for (const others of [
      { ...claims, aal: 'aal1' },
      { ...claims, session_id: idOf('another session') },
      { sub: idOf('b') },
    ]) {
      const [row] = await database.as(
        'authenticated',
        others,
        (sql) => sql`
        select list_orders('{}') as page, read_order_for_staff((select order_number from orders limit 1)) as one`,
      );
      expect(row).toEqual({ page: null, one: null });
    }
  });
});

it('reads an order with its money, its history and who made it', async () => {
  const placed = await order();
  await database.sql`select add_order_note(${placed.order_id}, 'Rang twice', ${idOf('admin')})`;
  const [row] = await database.as(
    'authenticated',
    claims,
    (sql) => sql`
    select read_order_for_staff(${placed.order_number}) as answer, read_order_for_staff('GJ-000-000-001') as unknown`,
  );
  expect(row?.['unknown']).toEqual({ order: null });
  const seen = foundOrder.parse(row?.['answer'])?.order;
  expect(seen).toMatchObject({
    order_number: placed.order_number,
    status: 'processing',
    lines: [{ quantity: 2, unsent: 2, refunded: 0 }],
    payments: [{ state: 'paid', amount: placed.total_amount }],
    refundable: { paid: placed.total_amount, refunded: 0 },
  });
  expect(seen?.events[0]).toMatchObject({ code: 'note', actor: 'admin@example.com', details: { note: 'Rang twice' } });
  expect(JSON.stringify(row?.['answer'])).not.toContain('client_hash');
});

it('logs what the service does for somebody as theirs, with what was before, and without whose order it is', async () => {
  const placed = await order({ customer_name: 'Rūta Kazlauskienė' });
  const asService = (headers: object) =>
    database.sql.begin(async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
      await sql`set local role service_role`;
      await sql`select cancel_order(${placed.order_id}, ${idOf('admin')}, true)`;
    });
  await asService({ 'x-gija-actor': idOf('admin'), 'x-gija-request': 'act-1' });
  const log = await database.sql`
    select table_name, before, after, actor_id from audit_log where request_id = 'act-1' order by table_name, id`;
  const changed = log.find(({ table_name: name }) => name === 'orders');
  expect(changed).toMatchObject({
    actor_id: idOf('admin'),
    before: { status: 'processing' },
    after: { status: 'cancelled' },
  });
  expect(log.map(({ table_name: name }) => name)).toContain('refunds');
  expect(JSON.stringify(log)).not.toContain('Kazlauskienė');
});

it('takes nobody else’s word for who acts', async () => {
  const customer = idOf('customer');
  const seen = await database.as('authenticated', { sub: customer }, async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify({ 'x-gija-actor': idOf('admin') })}, true)`;
    return sql`select current_setting('request.headers') as told`;
  });
  expect(seen[0]?.['told']).toContain('x-gija-actor');
  const [row] = await database.sql.begin(async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify({ 'x-gija-actor': idOf('admin') })}, true)`;
    return sql`select acting_person() as person`;
  });
  expect(row?.['person']).toBeNull();
});
