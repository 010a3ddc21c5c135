import { randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import type { TestDatabase } from './harness.ts';
import { type Placed, paidDetails, place, record } from './order-calls.ts';

export interface Customer {
  readonly id: string;
  readonly email: string;
  /** What their session has shown; default: the password alone. */
  readonly level?: 'aal1' | 'aal2';
}

interface SignUp {
  readonly email?: string;
  readonly isConfirmed?: boolean;
}

/** Somebody with an account, their address confirmed unless told otherwise. */
export async function customer(sql: Sql, { email, isConfirmed = true }: SignUp = {}): Promise<Customer> {
  const id = randomUUID();
  const address = email ?? `${id.slice(0, 8)}@example.com`;
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${id}, ${address}, ${isConfirmed ? new Date() : null}, '{"language":"en"}')`;
  return { id, email: address.toLowerCase() };
}

/** What a function answers to this customer. */
export async function askAs<Answer>(
  database: TestDatabase,
  { id, level = 'aal1' }: Customer,
  name: string,
  parameters: Readonly<Record<string, JSONValue | undefined>> = {},
): Promise<Answer> {
  return database.as('authenticated', { sub: id, aal: level, session_id: id }, async (sql) => {
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const list = given.map(([key], place) => `${key} => $${place + 1}`).join(', ');
    const values = given.map(([, value]) =>
      typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] === 'string')
        ? sql.json(value)
        : value,
    );
    const [row] = await sql.unsafe(`select public.${name}(${list}) as answer`, values as never[]);
    return row?.['answer'] as Answer;
  });
}

/** A dress of its own in S and M, `stock` of each. */
export async function dress(sql: Sql, stock = 10): Promise<{ id: string; small: VariantRow; medium: VariantRow }> {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  const [small, medium] = await addProduct(sql, id, { stock: { 'S/red': stock, 'M/red': stock } });
  if (small === undefined || medium === undefined) throw new Error('no variants');
  return { id, small, medium };
}

/** Places an order with this address; `owner`: signed in as them. */
export function orderOf(
  sql: Sql,
  email: string,
  variant: VariantRow,
  { owner, quantity = 1 }: { readonly owner?: Customer; readonly quantity?: number } = {},
): Promise<Placed> {
  const person = { customer_email: email, client_hash: randomUUID(), ...(owner && { user_id: owner.id }) };
  return place(sql, orderPayload([[variant, quantity]], { order: person }));
}

/** Has the provider say that this order was paid. */
export const pay = (sql: Sql, order: Placed) => record(sql, randomUUID(), 'paid', paidDetails(order));

/** Whose order it is; null: nobody's. */
export async function ownerOf(sql: Sql, order: Placed): Promise<string | null> {
  const [row] = await sql<{ user_id: string | null }[]>`select user_id from orders where id = ${order.order_id}`;
  return row?.user_id ?? null;
}
