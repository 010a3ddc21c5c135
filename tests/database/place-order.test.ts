import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseOrderNumber } from '#src/domain/order/order-number.ts';
import { orderTransitions, paymentTransitions } from '#src/domain/order/states.ts';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { databaseUnderTest, openDatabase } from './harness.ts';
import { noFaultsInStock, place, stockOf } from './order-calls.ts';

const database = databaseUnderTest(noFaultsInStock);

const product = async (stock: Record<string, number>, more = {}) => {
  const variants = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock, ...more });
  const [first, second = first] = variants;
  if (first === undefined || second === undefined) throw new Error('no variant');
  return [first, second] as const;
};

describe('place_order', () => {
  it('writes order, items, reservation, payment and event at once, with the names of then', async () => {
    const [small, medium] = await product({ 'S/red': 5, 'M/red': 5 });
    const placed = await place(
      database.sql,
      orderPayload([
        [small, 2],
        [medium, 1],
      ]),
    );
    expect(placed).toMatchObject({ ok: true, created: true, total_amount: 3 * 8900 + 495, session_url: null });
    expect(parseOrderNumber(placed.order_number)).toBe(placed.order_number);
    expect(await stockOf(database.sql, small.id)).toEqual({ on_hand: 5, reserved: 2 });
    await database.sql`update products set name_lt = 'Kitaip' where id = ${small.productId}`;
    const items = await database.sql`
      select name_lt, size, color, quantity, total from order_items where order_id = ${placed.order_id} order by position`;
    expect([...items]).toEqual([
      { name_lt: 'Lininė suknelė', size: 'S', color: 'red', quantity: 2, total: 17_800 },
      { name_lt: 'Lininė suknelė', size: 'M', color: 'red', quantity: 1, total: 8900 },
    ]);
    const [counts] = await database.sql`
      select (select count(*)::int from payments where order_id = ${placed.order_id}) as payments,
        (select count(*)::int from order_events where order_id = ${placed.order_id}) as events`;
    expect(counts).toEqual({ payments: 1, events: 1 });
  });

  it('says what is missing and changes nothing', async () => {
    const [small, medium] = await product({ 'S/red': 5, 'M/red': 1 });
    const refused = await place(
      database.sql,
      orderPayload([
        [small, 2],
        [medium, 2],
      ]),
    );
    expect(refused).toMatchObject({ ok: false, code: 'out_of_stock' });
    expect(refused.lines).toMatchObject([{ product_id: medium.productId, size: 'M', wanted: 2, free: 1 }]);
    expect(await stockOf(database.sql, small.id)).toEqual({ on_hand: 5, reserved: 0 });
    const orders = await database.sql`select 1 from order_items where variant_id = ${small.id}`;
    expect(orders).toHaveLength(0);
  });

  it('holds the price against the row: a cheaper one is refused, the sale price counts', async () => {
    const [dear] = await product({ 'S/red': 5 });
    const answer = await place(database.sql, orderPayload([[dear, 1]], { unitPrice: 1 }));
    expect(answer).toMatchObject({ ok: false, code: 'price_changed' });
    expect(answer.lines).toMatchObject([{ problem: 'price_changed', price: 8900 }]);
    const [reduced] = await product({ 'S/red': 5 }, { salePrice: 6900 });
    expect(await place(database.sql, orderPayload([[reduced, 1]]))).toMatchObject({ ok: true, total_amount: 7395 });
  });

  it('refuses what is not sold, and a variant of another product', async () => {
    const [hidden] = await product({ 'S/red': 5 }, { active: false });
    expect(await place(database.sql, orderPayload([[hidden, 1]]))).toMatchObject({
      ok: false,
      code: 'invalid_products',
    });
    const [dress] = await product({ 'S/red': 5 });
    const [cheap] = await product({ 'S/red': 5 }, { price: 100 });
    const mixed = { ...dress, productId: cheap.productId, price: 100 };
    expect(await place(database.sql, orderPayload([[mixed, 1]]))).toMatchObject({
      ok: false,
      code: 'invalid_products',
    });
    const unknown = { ...dress, id: randomUUID() };
    expect(await place(database.sql, orderPayload([[unknown, 1]]))).toMatchObject({
      ok: false,
      code: 'invalid_products',
    });
  });

  it('throws when the sums it is given do not add up: that is a fault of ours', async () => {
    const [dress] = await product({ 'S/red': 5 });
    const wrong = orderPayload([[dress, 1]], { order: { subtotal: 100, total_amount: 595 } });
    await expect(place(database.sql, wrong)).rejects.toThrow('the lines add up to');
    expect(await stockOf(database.sql, dress.id)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('keeps a checkout id for one content', async () => {
    const [dress] = await product({ 'S/red': 5 });
    const checkoutId = randomUUID();
    const first = await place(database.sql, orderPayload([[dress, 1]], { checkoutId }));
    const again = await place(database.sql, orderPayload([[dress, 1]], { checkoutId }));
    expect(again).toMatchObject({ ok: true, created: false, order_id: first.order_id });
    const other = orderPayload([[dress, 2]], { checkoutId, order: { content_hash: 'other' } });
    expect(await place(database.sql, other)).toMatchObject({ ok: false, code: 'checkout_already_used' });
    await database.sql`select cancel_checkout(${first.access_token})`;
    expect(await place(database.sql, orderPayload([[dress, 1]], { checkoutId }))).toMatchObject({
      ok: false,
      code: 'checkout_already_used',
      status: 'cancelled',
    });
    expect(await stockOf(database.sql, dress.id)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('caps open orders of an e-mail and of an address, even when they come at once', async () => {
    const [dress] = await product({ 'S/red': 50 });
    const many = (changes: Parameters<typeof orderPayload>[1]) =>
      Promise.all(Array.from({ length: 10 }, () => place(database.sql, orderPayload([[dress, 1]], changes))));
    const byEmail = await many({
      openOrdersPerEmail: 3,
      order: { customer_email: 'hoarder@example.com', client_hash: null },
    });
    expect(byEmail.filter((answer) => answer.ok)).toHaveLength(3);
    expect(byEmail.find((answer) => !answer.ok)?.code).toBe('rate_limited');
    const byClient = await many({ openOrdersPerClient: 4, order: { customer_email: null, client_hash: 'hoarder' } });
    expect(byClient.filter((answer) => answer.ok)).toHaveLength(4);
  });
});

describe('what nobody may do', () => {
  it.each(['anon', 'authenticated'] as const)(
    '%s can neither place nor settle nor read orders of others',
    async (role) => {
      const claims = { sub: randomUUID() };
      for (const call of [
        `select place_order('{}')`,
        `select record_payment_event('stripe', 'x', 'paid', '{}')`,
        `select cancel_checkout(gen_random_uuid())`,
        `select claim_outbox()`,
        `select read_order(gen_random_uuid())`,
        `select adjust_stock(gen_random_uuid(), 1, 'delivery', '', '')`,
        `insert into orders (status) values ('pending')`,
        `update orders set status = 'shipped'`,
      ]) {
        await expect(database.as(role, claims, (sql) => sql.unsafe(call))).rejects.toThrow(/permission denied/);
      }
    },
  );

  it('customers see their own orders and nothing of others', async () => {
    const [dress] = await product({ 'S/red': 5 });
    const userId = randomUUID();
    const placed = await place(database.sql, orderPayload([[dress, 1]], { order: { user_id: userId } }));
    await place(database.sql, orderPayload([[dress, 1]]));
    const own = await database.as('authenticated', { sub: userId }, (sql) => sql`select id from orders`);
    expect(own.map((row) => row['id'])).toEqual([placed.order_id]);
    const items = await database.as('authenticated', { sub: userId }, (sql) => sql`select order_id from order_items`);
    expect(items.map((row) => row['order_id'])).toEqual([placed.order_id]);
    for (const table of ['payments', 'outbox', 'webhook_events', 'stock_reservations', 'stock_movements', 'job_runs']) {
      const rows = await database.as('authenticated', { sub: userId }, (sql) => sql`select 1 from ${sql(table)}`);
      expect(rows).toHaveLength(0);
    }
  });

  it('not even the service key moves stock or edits history by hand', async () => {
    for (const statement of [
      'update product_variants set reserved = 0',
      'update product_variants set on_hand = 99',
      'delete from stock_movements',
      'delete from order_events',
      `update withdrawals set statement = ''`,
      `update invoices set number = 1`,
    ]) {
      await expect(database.as('service_role', {}, (sql) => sql.unsafe(statement))).rejects.toThrow(
        /permission denied/,
      );
    }
    await expect(database.sql`update stock_movements set change = 1`).rejects.toThrow('append-only');
    await expect(database.sql`delete from order_events`).rejects.toThrow('append-only');
  });
});

describe('the work of an order', () => {
  it('does not grow with the open orders of others', async () => {
    // Plans that are made while there are no orders must serve when there are many.
    const empty = await openDatabase();
    const [dress] = await addProduct(empty.sql, 'dress', { stock: { 'S/red': 500 } });
    if (dress === undefined) throw new Error('no variant');
    const read = await empty.as('service_role', {}, async (sql) => {
      const entries = async () => {
        const [row] = await sql<{ read: number }[]>`
          select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as read
          from pg_index where indrelid = 'orders'::regclass`;
        return row?.read ?? 0;
      };
      const reads: number[] = [];
      for (let order = 0; order < 200; order += 1) {
        const before = await entries();
        const someone = { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() };
        await place(sql, orderPayload([[dress, 1]], { order: someone }));
        reads.push((await entries()) - before);
      }
      return reads;
    });
    await empty.close();
    expect(read.at(-1)).toBe(read[0]);
  });
});

describe('states', () => {
  it('are the same in SQL and in the domain', async () => {
    const rows = await database.sql<{ machine: string; from_state: string; to_state: string }[]>`
      select * from state_transitions where machine in ('order', 'payment')`;
    const inSql = rows.map((row) => `${row.machine}: ${row.from_state} → ${row.to_state}`).sort();
    const list = (machine: string, table: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(table).flatMap(([from, targets]) => targets.map((to) => `${machine}: ${from} → ${to}`));
    expect(inSql).toEqual([...list('order', orderTransitions), ...list('payment', paymentTransitions)].sort());
  });

  it('cannot be jumped, not even by hand', async () => {
    const [dress] = await product({ 'S/red': 5 });
    const placed = await place(database.sql, orderPayload([[dress, 1]]));
    const jump = database.sql`update orders set status = 'shipped' where id = ${placed.order_id}`;
    await expect(jump).rejects.toThrow('cannot go from pending to shipped');
    const refund = database.sql`update orders set payment_status = 'refunded' where id = ${placed.order_id}`;
    await expect(refund).rejects.toThrow('cannot go from unpaid to refunded');
  });

  it('order numbers have the check digit of the domain', async () => {
    const rows = await database.sql<
      { number: string }[]
    >`select new_order_number() as number from generate_series(1, 500)`;
    for (const { number } of rows) expect(parseOrderNumber(number)).toBe(number);
    expect(new Set(rows.map((row) => row.number)).size).toBe(500);
  });
});
