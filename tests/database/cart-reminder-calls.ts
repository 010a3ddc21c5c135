import { createHash, randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import type { VariantRow } from '#tests/support/order-rows.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

export interface Remembered {
  readonly id: string;
  readonly email: string;
}

/** Somebody of an address of their own who may be reminded. */
export const somebody = (): Remembered => ({ id: randomUUID(), email: `${randomUUID()}@example.com` });

/** What the functions hash for a reminder and its mailbox. */
export const restoreHash = ({ id }: Remembered) => hash(`restore ${id}`);
export const stopHash = ({ email }: Remembered) => hash(`stop ${email.replace(/\+.*@/, '@')}`);

/** Keeps a cart; `mailbox` is the same for addresses that differ after a plus. */
export async function remember(sql: Sql, who: Remembered, lines: readonly (readonly [VariantRow, number])[]) {
  const items: JSONValue = lines.map(([{ productId, size, color }, quantity]) => ({
    ...{ id: productId, size, color, quantity },
  }));
  const mailbox = hash(who.email.replace(/\+.*@/, '@'));
  await sql`select remember_cart(
    ${who.id}, ${who.email}, ${mailbox}, 'lt', 'EUR', 'v1', 'checkout', ${restoreHash(who)}, ${stopHash(who)},
    ${sql.json(items)})`;
}

/** The cart was last changed so many hours ago. */
export const leftFor = (sql: Sql, { id }: Remembered, hours: number) =>
  sql`update cart_reminders set changed_at = now() - make_interval(hours => ${hours}) where id = ${id}`;

/** Runs the job by day. */
export async function owe(sql: Sql): Promise<number> {
  const [row] = await sql<{ owed: number }[]>`
    select owe_cart_reminders(now() - interval '3 days', now() - interval '4 hours') as owed`;
  return row?.owed ?? 0;
}

/** Messages about carts that wait to be sent to the address. */
export async function messagesTo(sql: Sql, { email }: Remembered): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from outbox where kind = 'cart_reminder' and recipient = ${email}`;
  return rows.map(({ id }) => id);
}

interface Opened {
  readonly reminder: string;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly free: number;
    readonly price: number;
  }[];
}

/** What the sender asks in the moment that a message leaves; by night where it says so. */
export async function open(sql: Sql, message: string, night = false): Promise<Opened | null> {
  const [row] = night
    ? await sql<{ opened: Opened | null }[]>`select open_cart_reminder(${message}, null, null) as opened`
    : await sql<{ opened: Opened | null }[]>`
        select open_cart_reminder(${message}, now() - interval '3 days', now() - interval '4 hours') as opened`;
  return row?.opened ?? null;
}

/** Is anything kept under this tick? */
export async function isKept(sql: Sql, { id }: Remembered): Promise<boolean> {
  return (await sql`select from cart_reminders where id = ${id}`).length > 0;
}
