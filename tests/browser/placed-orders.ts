import type { JSONValue, Sql } from 'postgres';
import { orderPayload, type VariantRow } from '#tests/support/order-rows.ts';

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  /** Opens the order's page. */
  readonly token: string;
  readonly email: string;
  /** Of its one line. */
  readonly line: number;
}

interface StockedVariant extends VariantRow {
  readonly picture: string;
}

/** A variant that journeys do not buy, with as many pieces more as are wanted. */
async function stockedVariant(sql: Sql, pieces: number): Promise<StockedVariant> {
  const [variant] = await sql<StockedVariant[]>`
    select variant.id, product.id as "productId", variant.size, variant.color, product.price, product.images[1] as picture
    from products product join product_variants variant on variant.product_id = product.id
    where product.active and product.sale_price is null and variant.color <> '' and variant.size <> ''
    order by product.id desc, variant.id limit 1`;
  if (variant === undefined) throw new Error('The catalogue has no such variant.');
  await sql`select adjust_stock(${variant.id}, ${pieces}, 'adjustment', 'for an order of the tests', 'test')`;
  return variant;
}

/** An order of two pieces, as the database makes it without a browser; paid unless told otherwise. */
export async function placeOrder(sql: Sql, { isPaid = true, ...changes } = {}): Promise<PlacedOrder> {
  const email = `${crypto.randomUUID()}@pastas.example`;
  const variant = await stockedVariant(sql, 2);
  const address = {
    ...{ delivery_name: 'Rūta Kazlauskienė', delivery_street: 'Pilies g. 12–4', delivery_postcode: 'LT-01123' },
    ...{ delivery_city: 'Vilnius', promised_from: '2099-11-24', promised_to: '2099-11-26' },
  };
  const order = { ...address, ...changes, customer_email: email, client_hash: email };
  const payload = orderPayload([[variant, 2]], { order }) as { readonly lines: readonly JSONValue[] };
  const lines = payload.lines.map((line) => ({ ...(line as object), picture: variant.picture }));
  const [placed] = await sql<{ id: string; number: string; token: string; amount: number }[]>`
    select answer ->> 'order_id' as id, answer ->> 'order_number' as number, answer ->> 'access_token' as token,
      (answer ->> 'total_amount')::integer as amount
    from place_order(${sql.json({ ...payload, lines })}) answer`;
  if (placed === undefined) throw new Error('The order was not placed.');
  const { id, number, token, amount } = placed;
  const paid = { order_id: id, session_id: `cs_${id}`, payment_id: `pi_${id}`, amount, currency: 'eur' };
  if (isPaid) await sql`select record_payment_event('stripe', ${`evt_${id}`}, 'paid', ${sql.json(paid)})`;
  const [line] = await sql<{ id: string }[]>`select id from order_items where order_id = ${id}`;
  return { id, number, token, email, line: Number(line?.id) };
}

/** Hands pieces of an order over to the carrier. Answers the parcel's id. */
export async function ship(sql: Sql, { id, line }: PlacedOrder, quantity: number): Promise<string> {
  const number = crypto.randomUUID().replaceAll('-', '').toUpperCase();
  const lines = [{ order_item: line, quantity }];
  const [row] = await sql<{ parcel: string }[]>`
    select ship_parcel(${id}, ${sql.json(lines)}, 'omniva', ${number}, 'test') ->> 'parcel_id' as parcel`;
  return row?.parcel ?? '';
}

/** The carrier says how far a parcel has come. */
export const move = (sql: Sql, parcel: string, state: string) =>
  sql`select record_parcel_state(${parcel}, ${state}, 'test')`;
