import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { ReturnRequest } from '#src/contracts/returns.ts';
import { acceptReturn } from '#src/server/returns/accept-return.ts';
import { receiveReturn } from '#src/server/returns/handle-returns.ts';
import { requestReturn } from '#src/server/returns/request-return.ts';
import { readReturnOptions } from '#src/server/returns/return-options.ts';
import { addProduct, type OrderChanges, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { paidDetails, place, record } from './order-calls.ts';
import { caller, event, move, type PaidOrder, ship, someone } from './refund-calls.ts';

interface Bought extends OrderChanges {
  readonly daysAgo?: number;
  readonly quantity?: number;
}

interface Sizes {
  readonly small: VariantRow;
  readonly medium: VariantRow;
  readonly large: VariantRow;
}

/** A shopper's order of `quantity` pieces in S that has come, `daysAgo`. */
export async function deliverOrderOf(
  sql: Sql,
  sizes: Sizes,
  { daysAgo = 1, quantity = 1, ...changes }: Bought = {},
): Promise<PaidOrder & Sizes> {
  const { large, medium, small } = sizes;
  const payload = orderPayload([[small, quantity]], { ...changes, order: { ...someone(), ...changes.order } });
  const placed = await place(sql, payload);
  await record(sql, event(), 'paid', paidDetails(placed));
  const rows = await sql<{ id: string }[]>`select id from order_items where order_id = ${placed.order_id}`;
  const variants = [small, medium, large];
  const order = { ...placed, variants, items: rows.map(({ id }) => Number(id)), payment: `pi_${placed.order_id}` };
  const { parcel_id } = await ship(sql, order);
  await move(sql, parcel_id, 'delivered');
  await sql`
    update parcels set delivered_at = now() - make_interval(days => ${daysAgo}) where order_id = ${placed.order_id}`;
  return { ...order, large, medium, small };
}

/** A new dress in red S, M, L and blue M, `stock` of each, of which `quantity` in S were bought and have come. */
export async function deliveredOrder(
  sql: Sql,
  { price = 8900, stock = 10, ...bought }: Bought & { readonly price?: number; readonly stock?: number } = {},
) {
  const [small, medium, large, blue] = await addProduct(sql, `dress-${randomUUID().slice(0, 8)}`, {
    price,
    stock: { 'S/red': stock, 'M/red': stock, 'L/red': stock, 'M/blue': stock },
  });
  if (!small || !medium || !large || !blue) throw new Error('no variants');
  return { ...(await deliverOrderOf(sql, { large, medium, small }, bought)), blue };
}
export type DeliveredOrder = Awaited<ReturnType<typeof deliverOrderOf>>;

/** Asks for a return of one piece in S, or for what `changes` say. */
export function askFor(sql: Sql, order: DeliveredOrder, changes: Partial<ReturnRequest> = {}) {
  return requestReturn(caller(sql), {
    requestId: randomUUID(),
    token: order.access_token,
    reason: 'return',
    note: '',
    lines: [{ line: order.items[0] ?? 0, variant: order.small.id, quantity: 1 }],
    ...changes,
  });
}

/** One piece in S for one in `to`. */
export function askForExchange(sql: Sql, order: DeliveredOrder, to: VariantRow, changes: Partial<ReturnRequest> = {}) {
  const lines = [{ line: order.items[0] ?? 0, variant: order.small.id, quantity: 1, exchangeVariant: to.id }];
  return askFor(sql, order, { reason: 'exchange', lines, ...changes });
}

/** The order's returns by number, and the ids that an administrator knows them by. */
export const returnsOf = async (sql: Sql, order: DeliveredOrder) => [
  ...(await sql<{ id: string; state: string; refund_id: string | null; return_number: string }[]>`
    select id, state, refund_id, return_number from returns where order_id = ${order.order_id} order by return_number`),
];

export async function lastReturn(sql: Sql, order: DeliveredOrder): Promise<string> {
  return (await returnsOf(sql, order)).at(-1)?.id ?? '';
}

/** Everything of the return has come back as it was, and can be sold again. */
export async function receive(
  sql: Sql,
  returnId: string,
  changes: { readonly restock?: boolean; quantity?: number } = {},
) {
  const rows = await sql<{ line: string; variant: string; quantity: number }[]>`
    select order_item_id as line, variant_id as variant, quantity from return_items where return_id = ${returnId}`;
  const lines = rows.map(({ line, quantity, variant }) => ({
    ...{ line: Number(line), variant, quantity: changes.quantity ?? quantity },
    ...{ condition: 'as_new' as const, restock: changes.restock ?? true },
  }));
  return receiveReturn(caller(sql), { returnId, lines, actor: 'admin' });
}

export const accept = (sql: Sql, returnId: string, asRefund = false) =>
  acceptReturn(caller(sql), { returnId, actor: 'admin', asRefund });

/** What the page of returns would show of this order. */
export async function optionsOf(sql: Sql, order: DeliveredOrder) {
  const answer = await readReturnOptions(caller(sql), order.access_token);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

/** `ok`, or why not. */
export const code = (answer: { readonly ok: boolean; readonly failure?: { readonly code: string } }) =>
  answer.ok ? 'ok' : answer.failure?.code;

export const parcelNumber = () => randomUUID().replaceAll('-', '').toUpperCase();
