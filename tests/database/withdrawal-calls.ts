import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { withdrawRequest } from '#src/contracts/withdrawal.ts';
import { withdraw } from '#src/server/order/withdraw.ts';
import { caller, move, type PaidOrder, paidOrder, ship } from './refund-calls.ts';

const request = (changes: object = {}) =>
  withdrawRequest.parse({
    ...{ id: randomUUID(), locale: 'lt', name: 'Rūta', email: `${randomUUID()}@example.com`, scope: 'whole_order' },
    ...{ reference: 'GJ-000-000-000', ...changes },
  });

/** Declares a withdrawal through the use case, by default from an order that nobody knows. */
export const declare = (sql: Sql, changes: object = {}, withReceipt = true) =>
  withdraw(
    { call: caller(sql), seller: 'UAB „Gija“', now: () => new Date(), allowMail: async () => withReceipt },
    request(changes),
  );

/** What a declaration says that is about some pieces of a line. */
export const pieces = (order: PaidOrder, index: number, quantity: number) => ({
  ...{ token: order.access_token, scope: 'lines' },
  lines: [{ line: order.items[index] ?? 0, quantity }],
});

/** The receipt; throws where there is none. */
export function done(answer: Awaited<ReturnType<typeof declare>>) {
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

export async function rowOf(sql: Sql, id: string) {
  const [row] = await sql`select * from withdrawals where id = ${id}`;
  return row ?? {};
}

/** The tasks of a declaration and of its return, with who settled them. */
export async function tasksOf(sql: Sql, id: string) {
  const rows = await sql`
    select kind, done_by from tasks
    where withdrawal_id = ${id} or return_id in (select id from returns where withdrawal_id = ${id}) order by kind`;
  return rows.map(({ kind, done_by }) => (done_by === null ? kind : `${kind} by ${done_by}`));
}

/** The lines and pieces of its return. */
export async function returnedOf(sql: Sql, id: string) {
  const rows = await sql`
    select order_item_id, quantity from return_items join returns on returns.id = return_id
    where withdrawal_id = ${id} order by order_item_id`;
  return rows.map((row) => [Number(row['order_item_id']), row['quantity']]);
}

export const receiptsOf = async (sql: Sql, id: string) => [
  ...(await sql`
    select recipient, payload from outbox
    where kind = 'withdrawal_receipt' and payload ->> 'withdrawal_id' = ${id}`),
];

/** An order all of whose goods came `days` ago. */
export async function delivered(sql: Sql, quantities: readonly number[] = [2, 1], days = 2): Promise<PaidOrder> {
  const order = await paidOrder(sql, quantities);
  const { parcel_id } = await ship(sql, order);
  await move(sql, parcel_id, 'delivered');
  await sql`update parcels set delivered_at = now() - make_interval(days => ${days}) where id = ${parcel_id}`;
  return order;
}
