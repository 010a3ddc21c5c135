import { randomUUID } from 'node:crypto';
import postgres, { type JSONValue, type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { type Placed, paidDetails, place, record } from './order-calls.ts';

interface Issued {
  readonly ok: boolean;
  readonly code?: string;
  readonly series: string;
  readonly number: number;
  readonly issued_at: string;
}

let database: TestDatabase;
let clerks: Sql;
let piece: VariantRow;
beforeAll(async () => {
  database = await openDatabase();
  clerks = postgres(database.url, { max: 50, onnotice: () => {} });
  // A statement that waits opens all fifty connections.
  await Promise.all(Array.from({ length: 50 }, () => clerks`select pg_sleep(0.2)`));
  const [dress] = await addProduct(database.sql, 'dress', { stock: { 'S/red': 9000 } });
  if (dress === undefined) throw new Error('no variant');
  piece = dress;
});
afterAll(async () => {
  await clerks.end();
  await database.close();
});

const someone = () => ({ order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() } });

async function paidOrder(): Promise<Placed> {
  const placed = await place(database.sql, orderPayload([[piece, 1]], someone()));
  await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
  return placed;
}

const documentOf = (gross: number, more: Record<string, JSONValue> = {}) => ({
  currency: 'EUR',
  total: { gross, vat: 0, net: gross },
  ...more,
});

async function invoice(sql: Sql, order: Placed, document: JSONValue = documentOf(order.total_amount)): Promise<Issued> {
  const [row] = await sql<
    { answer: Issued }[]
  >`select issue_invoice(${order.order_id}, ${sql.json(document)}) as answer`;
  if (row === undefined) throw new Error('issue_invoice answered nothing');
  return row.answer;
}

async function refund(order: Placed, amount: number, reason = 'return', state = 'succeeded'): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into refunds (order_id, payment_id, amount, currency, amount_eur, reason, state, completed_at)
    select ${order.order_id}, id, ${amount}, 'EUR', ${amount}, ${reason}, ${state},
      case when ${state} = 'succeeded' then now() end
    from payments where order_id = ${order.order_id} returning id`;
  if (row === undefined) throw new Error('no refund');
  return row.id;
}

async function credit(sql: Sql, refundId: string, amount: number, before: number): Promise<Issued> {
  const document = documentOf(amount, { creditedBefore: before });
  const [row] = await sql<{ answer: Issued }[]>`select issue_credit_note(${refundId}, ${sql.json(document)}) as answer`;
  if (row === undefined) throw new Error('issue_credit_note answered nothing');
  return row.answer;
}

async function numbersOf(table: 'invoices' | 'credit_notes'): Promise<number[]> {
  const rows = await database.sql<{ number: string }[]>`select number from ${database.sql(table)} order by number`;
  return rows.map((row) => Number(row.number));
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('numbers of invoices', () => {
  it('have no gap and no double when 200 are issued at once, each asked for twice, some refused', async () => {
    const orders: Placed[] = [];
    for (let batch = 0; batch < 10; batch += 1)
      orders.push(...(await Promise.all(Array.from({ length: 20 }, paidOrder))));
    const before = (await numbersOf('invoices')).length;
    const unpaid = await place(database.sql, orderPayload([[piece, 1]], someone()));
    const answers = await Promise.all([
      ...orders.flatMap((order) => [invoice(clerks, order), invoice(clerks, order)]),
      ...orders.slice(0, 20).map(() => invoice(clerks, unpaid)),
    ]);
    expect(answers.filter((answer) => answer.code === 'not_paid')).toHaveLength(20);
    expect(await numbersOf('invoices')).toEqual(upTo(before + 200));
    const [disorder] = await database.sql<{ count: number }[]>`
      select count(*)::int from invoices later join invoices earlier on earlier.number = later.number - 1
      where later.issued_at < earlier.issued_at`;
    expect(disorder?.count, 'a higher number never has an earlier time').toBe(0);
  }, 60_000);

  it('are not used up by a document that does not fit its order', async () => {
    const order = await paidOrder();
    const before = await numbersOf('invoices');
    for (const wrong of [documentOf(order.total_amount + 1), documentOf(order.total_amount, { currency: 'USD' }), {}])
      await expect(invoice(database.sql, order, wrong)).rejects.toThrow('the invoice of');
    expect(await numbersOf('invoices')).toEqual(before);
    expect((await invoice(database.sql, order)).number).toBe(before.length + 1);
  });
});

describe('an invoice', () => {
  it('is owed for paid orders alone, oldest payment first, and not twice', async () => {
    const [late, first, second] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await database.sql`update orders set paid_at = now() - interval '1 hour' where id = ${first.order_id}`;
    await database.sql`update orders set paid_at = now() - interval '5 minutes' where id = ${second.order_id}`;
    const unpaid = await place(database.sql, orderPayload([[piece, 1]], someone()));
    const owed = async () => {
      const [row] = await database.sql<{ ids: string[] }[]>`select list_orders_to_invoice() as ids`;
      return row?.ids ?? [];
    };
    const ours = [first, second, late].map((order) => order.order_id);
    expect((await owed()).filter((id) => ours.includes(id))).toEqual(ours);
    expect(await owed()).not.toContain(unpaid.order_id);
    await invoice(database.sql, first);
    expect(await owed()).not.toContain(first.order_id);
  });

  it('is refused for a payment that came too late for its goods', async () => {
    const order = await place(database.sql, orderPayload([[piece, 1]], someone()));
    await database.sql`select release_orders(array[${order.order_id}]::uuid[], 'reservation_expired', 'system')`;
    await database.sql`update product_variants set on_hand = reserved where id = ${piece.id}`;
    await record(database.sql, `evt_${order.order_id}`, 'paid', paidDetails(order));
    await database.sql`update product_variants set on_hand = 9000 where id = ${piece.id}`;
    expect((await invoice(database.sql, order)).code).toBe('not_paid');
  });
});

describe('credit notes', () => {
  it('have numbers of their own without gap and double, 60 at once, each asked for twice', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, paidOrder));
    await Promise.all(orders.map((order) => invoice(clerks, order)));
    const refunds = await Promise.all(orders.map((order) => refund(order, 100)));
    const before = (await numbersOf('credit_notes')).length;
    await Promise.all(refunds.flatMap((id) => [1, 2, 3].map(() => credit(clerks, id, 100, 0))));
    expect(await numbersOf('credit_notes')).toEqual(upTo(before + 20));
  }, 60_000);

  it('of one invoice wait for each other: one that was written beside another has to be written anew', async () => {
    const order = await paidOrder();
    await invoice(database.sql, order);
    const [left, right] = [await refund(order, 300), await refund(order, 200)];
    const answers = await Promise.all([credit(clerks, left, 300, 0), credit(clerks, right, 200, 0)]);
    expect(answers.map((answer) => answer.ok).sort()).toEqual([false, true]);
    expect(answers.find((answer) => !answer.ok)?.code).toBe('credits_changed');
    const lost = answers[0]?.ok ? right : left;
    expect((await credit(database.sql, lost, lost === right ? 200 : 300, lost === right ? 300 : 200)).ok).toBe(true);
  });

  it('are issued for refunds that were made, of what was invoiced, never above it', async () => {
    const order = await paidOrder();
    const total = order.total_amount;
    const made = await refund(order, total);
    expect((await credit(database.sql, made, total, 0)).code).toBe('not_invoiced');
    await invoice(database.sql, order);
    expect((await credit(database.sql, randomUUID(), 1, 0)).code).toBe('refund_unknown');
    const listed = async () => {
      const [row] = await database.sql<{ refunds: { refund_id: string; parts: unknown }[] }[]>`
        select list_refunds_to_credit() as refunds`;
      return row?.refunds.find((one) => one.refund_id === made);
    };
    expect((await listed())?.parts, 'a refund that names no lines is one sum').toEqual({ lines: [], delivery: 0 });
    await expect(credit(database.sql, made, total - 1, 0)).rejects.toThrow('the credit note of refund');
    expect((await credit(database.sql, made, total, 0)).ok).toBe(true);
    expect(await listed()).toBeUndefined();
  });

  it('do not exist for refunds that are owed and for payments that were doubled', async () => {
    const order = await paidOrder();
    await invoice(database.sql, order);
    const owed = await refund(order, 100, 'return', 'pending');
    expect((await credit(database.sql, owed, 100, 0)).code).toBe('refund_not_made');
    const doubled = await refund(await paidOrder(), 100, 'double_payment');
    expect((await credit(database.sql, doubled, 100, 0)).code).toBe('not_invoiced');
  });
});

it('nobody but the service issues or looks for documents', async () => {
  for (const role of ['anon', 'authenticated'] as const) {
    for (const call of [
      `select issue_invoice(gen_random_uuid(), '{}')`,
      `select issue_credit_note(gen_random_uuid(), '{}')`,
      `select list_orders_to_invoice()`,
      `select list_refunds_to_credit()`,
      `select find_order_document(gen_random_uuid(), 'invoice')`,
      `select read_orders_to_pack(array['GJ-482-915-637'])`,
      `select read_order_for_documents(gen_random_uuid())`,
    ])
      await expect(database.as(role, { sub: randomUUID() }, (sql) => sql.unsafe(call))).rejects.toThrow(
        /permission denied/,
      );
  }
});
