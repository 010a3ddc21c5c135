import { randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import { type RefundOrder, requestRefund } from '#src/server/payment/request-refund.ts';
import { addProduct, type OrderChanges, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { type Placed, paidDetails, place, record } from './order-calls.ts';

export const event = () => `evt_${randomUUID()}`;
export const someone = () => ({ customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() });

interface Answer {
  readonly ok: boolean;
  readonly code?: string;
  readonly status?: string;
  readonly changed?: boolean;
  readonly parcel_id: string;
  readonly refund_id: string | null;
}

/** Calls a function of the database by name, as the server does. */
export function caller(sql: Sql) {
  return async (name: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const isWords = (value: unknown) => Array.isArray(value) && typeof value[0] === 'string';
    const typed = Object.entries(parameters).map(([key, value], index) => ({
      text: `${key} => $${index + 1}${isWords(value) ? '::text[]' : ''}`,
      value: value !== null && typeof value === 'object' && !isWords(value) ? sql.json(value as JSONValue) : value,
    }));
    const list = typed.map(({ text }) => text);
    const bound = typed.map(({ value }) => value);
    const [row] = await sql.unsafe(`select ${name}(${list.join(', ')}) as answer`, bound as never[]);
    return row?.['answer'];
  };
}

async function ask(sql: Sql, name: string, parameters: Readonly<Record<string, unknown>>): Promise<Answer> {
  return (await caller(sql)(name, parameters)) as Answer;
}

export interface PaidOrder extends Placed {
  readonly variants: readonly VariantRow[];
  readonly items: readonly number[];
  readonly payment: string;
}

/** A paid order of new dresses: `quantities` pieces of each, out of ten. */
export async function paidOrder(
  sql: Sql,
  quantities: readonly number[] = [1],
  changes: OrderChanges & { readonly provider?: 'stripe' | 'paysera' } = {},
): Promise<PaidOrder> {
  const variants: VariantRow[] = [];
  for (const _ of quantities) {
    const [variant] = await addProduct(sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'S/red': 10 } });
    if (variant) variants.push(variant);
  }
  const lines = variants.map((variant, index) => [variant, quantities[index] ?? 1] as const);
  const payload = orderPayload(lines, { ...changes, order: { ...someone(), ...changes.order } }) as object;
  const { provider = 'stripe' } = changes;
  const placed = await place(sql, { ...payload, provider });
  const payment = `pi_${placed.order_id}`;
  await sql`
    select record_payment_event(${provider}, ${event()}, 'paid', ${sql.json(paidDetails(placed, payment))})`;
  const rows = await sql<{ id: string }[]>`
    select id from order_items where order_id = ${placed.order_id} order by position`;
  return { ...placed, variants, payment, items: rows.map(({ id }) => Number(id)) };
}

export const ship = (
  sql: Sql,
  order: Placed,
  lines: readonly (readonly [item: number, quantity: number])[] | null = null,
) =>
  ask(sql, 'ship_parcel', {
    shipped_order: order.order_id,
    lines: lines?.map(([item, quantity]) => ({ order_item: item, quantity })) ?? null,
    parcel_carrier: 'dpd',
    parcel_number: randomUUID().replaceAll('-', '').toUpperCase(),
    actor: 'admin',
  });

export const move = (sql: Sql, parcel: string, state: string) =>
  ask(sql, 'record_parcel_state', { moved_parcel: parcel, reached_state: state, actor: 'carrier' });

export const cancel = (sql: Sql, order: Placed, restock = true) =>
  ask(sql, 'cancel_order', { cancelled_order: order.order_id, actor: 'admin', restock });

/** Owes a refund through the use case, which computes its parts. */
export function refund(sql: Sql, order: PaidOrder, wish: Partial<RefundOrder> = {}) {
  return requestRefund(caller(sql), {
    orderId: order.order_id,
    refundId: randomUUID(),
    reason: 'return',
    pieces: [],
    actor: 'admin',
    ...wish,
  });
}

/** The provider says that a refund of ours went through, or what became of it. */
export const answerRefund = (sql: Sql, id: string, answer = 'succeeded', reason: string | null = null) =>
  caller(sql)('mark_refund_answered', { sent_refund: id, answer, provider_id: `re_${id}`, reason });

export const dispute = (sql: Sql, order: PaidOrder, state: 'open' | 'won' | 'lost', changes: object = {}) =>
  record(sql, event(), 'dispute', {
    payment_id: order.payment,
    dispute_id: `dp_${order.order_id}`,
    amount: order.total_amount,
    reason: 'fraudulent',
    state,
    evidence_due_at: '2026-12-01T12:00:00.000Z',
    ...changes,
  });

export const mailsOf = async (sql: Sql, order: Placed) =>
  (await sql`select kind from outbox where order_id = ${order.order_id} order by created_at, kind`).map(
    (row) => row['kind'] as string,
  );

export const tasksOf = async (sql: Sql, order: Placed) => [
  ...(await sql`select kind, done_by from tasks where order_id = ${order.order_id} order by created_at, kind`),
];

export const refundsOf = async (sql: Sql, order: Placed) => [
  ...(await sql`select amount, reason, state from refunds where order_id = ${order.order_id} order by created_at, amount`),
];
