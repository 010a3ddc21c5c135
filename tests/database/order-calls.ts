import type { JSONValue, Sql } from 'postgres';
import { expect } from 'vitest';

export interface Placed {
  readonly ok: boolean;
  readonly code?: string;
  readonly created: boolean;
  readonly order_id: string;
  readonly order_number: string;
  readonly access_token: string;
  readonly total_amount: number;
  readonly session_url: string | null;
  readonly lines?: readonly Readonly<Record<string, unknown>>[];
}

export async function place(sql: Sql, payload: JSONValue): Promise<Placed> {
  const [row] = await sql<{ answer: Placed }[]>`select place_order(${sql.json(payload)}) as answer`;
  if (row === undefined) throw new Error('place_order answered nothing');
  return row.answer;
}

interface EventAnswer {
  readonly outcome: string;
  readonly order_number: string | null;
}

export async function record(sql: Sql, eventId: string, type: string, details: JSONValue): Promise<EventAnswer> {
  const [row] = await sql<{ answer: EventAnswer }[]>`
    select record_payment_event('stripe', ${eventId}, ${type}, ${sql.json(details)}) as answer`;
  if (row === undefined) throw new Error('record_payment_event answered nothing');
  return row.answer;
}

/** What the provider says when this order was paid. */
export function paidDetails(order: Placed, payment = `pi_${order.order_id}`): JSONValue {
  return {
    order_id: order.order_id,
    session_id: `cs_${order.order_id}`,
    payment_id: payment,
    amount: order.total_amount,
    currency: 'eur',
  };
}

export async function stockOf(sql: Sql, variant: string): Promise<{ on_hand: number; reserved: number }> {
  const [row] = await sql<{ on_hand: number; reserved: number }[]>`
    select on_hand, reserved from product_variants where id = ${variant}`;
  if (row === undefined) throw new Error('no such variant');
  return { on_hand: row.on_hand, reserved: row.reserved };
}

export async function statesOf(sql: Sql, order: string): Promise<readonly [string, string]> {
  const [row] = await sql<{ status: string; payment_status: string }[]>`
    select status, payment_status from orders where id = ${order}`;
  if (row === undefined) throw new Error('no such order');
  return [row.status, row.payment_status];
}

/** Variants whose ledger or reservations do not add up, and products whose stock is not that of their variants. */
export async function faultsInStock(sql: Sql): Promise<readonly unknown[]> {
  return sql`
    select variant.sku from product_variants variant
    where on_hand <> (select coalesce(sum(change), 0) from stock_movements where variant_id = variant.id)
      or reserved <> (
        select coalesce(sum(quantity), 0) from stock_reservations where variant_id = variant.id and state = 'open'
      )
    union all
    select product.sku from products product
    where stock_quantity <> (select coalesce(sum(on_hand - reserved), 0) from product_variants where product_id = product.id)`;
}

/** What every test of orders leaves behind: a stock that adds up (for databaseUnderTest). */
export async function noFaultsInStock(sql: Sql): Promise<void> {
  expect(await faultsInStock(sql)).toEqual([]);
}
