import { describe, expect, it } from 'vitest';
import { askAs, type Customer, customer, dress, orderOf, ownerOf, pay } from './customer-calls.ts';
import { databaseUnderTest } from './harness.ts';
import type { Placed } from './order-calls.ts';
import { personalColumns } from './personal-columns.data.ts';
import { accept, askFor, deliveredOrder, lastReturn, receive } from './return-calls.ts';
import { keepPhoto, write } from './review-calls.ts';

const database = databaseUnderTest();
const mailbox = 'a'.repeat(64);

interface Erased {
  readonly ok: boolean;
  readonly code?: string;
  readonly orders: unknown;
  readonly invoices?: number;
}
const erase = async ({ id }: Customer) => {
  const [row] = await database.sql<{ answer: Erased }[]>`select erase_account(${id}, ${mailbox}) as answer`;
  return row?.answer;
};
const exported = async ({ id }: Customer, most = 1000) => {
  const [row] = await database.sql<{ answer: Record<string, unknown> | null }[]>`
    select export_account(${id}, ${mailbox}, ${most}) as answer`;
  return row?.answer;
};

/** Somebody whose order has come, with something of everything that the shop holds of a person. */
async function knownCustomer() {
  const { sql } = database;
  const ruta = await customer(sql);
  const order = await deliveredOrder(sql, {
    order: {
      ...{ user_id: ruta.id, customer_email: ruta.email, customer_phone: '+37061234567', customer_name: 'Rūta' },
      ...{ delivery_name: 'Rūta', delivery_street: 'Pilies g. 1', delivery_city: 'Vilnius', delivery_note: 'Kodas 12' },
    },
  });
  const total = { net: order.total_amount, gross: order.total_amount, vat: 0 };
  const invoice = { buyer: 'Rūta, Pilies g. 1', total, currency: 'EUR' };
  await sql`select issue_invoice(${order.order_id}, ${sql.json(invoice)})`;
  await askAs(database, ruta, 'merge_favorites', { product_ids: [order.small.productId] });
  await askAs(database, ruta, 'save_cart', {
    ...{ items: [{ id: order.small.productId, quantity: 1 }], currency: 'EUR', language: 'LT', version: 0 },
  });
  await sql`
    insert into addresses (user_id, name, street, postcode, city, country)
    values (${ruta.id}, 'Rūta', 'Pilies g. 1', 'LT-01123', 'Vilnius', 'LT')`;
  await sql`
    insert into reviews (product_id, order_item_id, user_id, author_name, stars, language, status)
    values (${order.small.productId}, ${order.items[0] ?? 0}, ${ruta.id}, 'Rūta', 5, 'lt', 'approved')`;
  await sql`
    insert into consents (email, purpose, granted, text_version, language, source)
    values (${ruta.email}, 'newsletter', true, '2026-11', 'lt', 'footer')`;
  await sql`
    insert into outbox (idempotency_key, kind, recipient, language, payload)
    values (${`notice ${ruta.id}`}, 'account_notice', 'former@example.com', 'lt', ${sql.json({ account: ruta.id })})`;
  await sql`insert into newsletter_subscribers (email, language) values (${ruta.email}, 'lt')`;
  await sql`
    insert into contact_messages (first_name, last_name, email, subject, message, language)
    values ('Rūta', 'R', ${ruta.email}, 'S', 'M', 'lt')`;
  await sql`
    insert into back_in_stock_requests (variant_id, email, language, token_hash)
    values (${order.small.id}, ${ruta.email}, 'lt', ${ruta.id.replaceAll('-', '').repeat(2)})`;
  return { ruta, order };
}

/** An order that has come, placed with a customer's address and without their session. */
async function guestOrder({ email }: Customer) {
  const order = await deliveredOrder(database.sql, { order: { customer_email: email } });
  return { ...order, line: order.items[0] ?? 0 };
}

/** Tables in which this word stands anywhere. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await database.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.sql.unsafe(`select from public."${name}" t where to_jsonb(t)::text like $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it('knows every column that says who somebody is', async () => {
  const found = await database.sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (a.attname ~ '(email|phone|recipient|user_id|owner_id|actor_id|first_name|last_name|customer_name|author_name|display_name)'
        or a.attname ~ '_by$' and a.atttypid = 'uuid'::regtype) order by c.relname collate "C", a.attname collate "C"`;
  expect(found.map(({ name }) => name)).toEqual(personalColumns);
});

describe('the export', () => {
  it('has everything that the shop holds of the person', async () => {
    const { ruta, order } = await knownCustomer();
    const file = await exported(ruta);
    expect(file).toMatchObject({
      complete: true,
      account: { id: ruta.id, email: ruta.email, roles: [] },
      profile: { language: 'en' },
      addresses: [{ street: 'Pilies g. 1' }],
      orders: [
        {
          order_number: order.order_number,
          lines: [{ size: 'S', quantity: 1 }],
          payments: [{ state: 'paid', provider: 'stripe' }],
          parcels: [{ state: 'delivered' }],
          documents: [{ kind: 'invoice', content: { buyer: 'Rūta, Pilies g. 1' } }],
        },
      ],
      reviews: [{ stars: 5 }],
      favorites: [{ product_id: order.small.productId }],
      cart: { items: [{ id: order.small.productId }] },
      consents: [{ purpose: 'newsletter' }],
      newsletter: { status: 'pending' },
      stock_notices: [{ email: ruta.email }],
      messages: [{ subject: 'S' }],
    });
    expect(file).toMatchObject({
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'order_confirmation' })]),
    });
  });

  it('has guest orders of the address that no sign-in has claimed yet, and what was written about them', async () => {
    const ruta = await customer(database.sql);
    const order = await guestOrder(ruta);
    await write(database.sql, order, { text: 'Kaip tik.' });
    expect(await exported(ruta)).toMatchObject({
      orders: [{ order_number: order.order_number }],
      reviews: [{ body: 'Kaip tik.' }],
    });
    const waiting = await customer(database.sql, { email: 'laukia@example.com', isConfirmed: false });
    await guestOrder(waiting);
    expect(await exported(waiting)).toMatchObject({ orders: [], reviews: [] });
  });

  it('has reviews of the person’s orders that say of nobody who wrote them', async () => {
    const { ruta } = await knownCustomer();
    await database.sql`update reviews set user_id = null where user_id = ${ruta.id}`;
    expect(await exported(ruta)).toMatchObject({ reviews: [{ stars: 5 }] });
  });

  it('has nothing of anybody else, and no keys', async () => {
    const [{ ruta, order }, other] = [await knownCustomer(), await knownCustomer()];
    const text = JSON.stringify(await exported(ruta));
    expect(text).not.toContain(other.ruta.email);
    expect(text).not.toContain(order.access_token);
    expect(text).not.toMatch(/token|_hash/);
  });

  it('leaves out what hangs on an address that was never confirmed', async () => {
    const { ruta } = await knownCustomer();
    await database.sql`update auth.users set email_confirmed_at = null where id = ${ruta.id}`;
    expect(await exported(ruta)).toMatchObject({ newsletter: null, messages: [], consents: [], mails: [] });
  });

  it('says so where it is not all', async () => {
    const { ruta, order } = await knownCustomer();
    await orderOf(database.sql, ruta.email, order.medium, { owner: ruta });
    const file = await exported(ruta, 1);
    expect(file).toMatchObject({ complete: false, orders: [{}] });
  });
});

describe('erasing an account', () => {
  it('leaves of the person the invoice alone, and the last mail until it is sent', async () => {
    const { ruta, order } = await knownCustomer();
    expect(await erase(ruta)).toEqual({ ok: true, orders: 1, invoices: 1 });
    expect(await tablesWith(ruta.email)).toEqual(['outbox']);
    expect(await tablesWith(ruta.id)).toEqual(['audit_log', 'outbox']);
    expect(await database.sql`select from outbox where payload ->> 'account' = ${ruta.id}`).toHaveLength(0);
    const [kept] = await database.sql`select * from orders where id = ${order.order_id}`;
    expect(kept).toMatchObject({
      ...{ user_id: null, customer_email: null, customer_name: null, customer_phone: null, client_hash: null },
      ...{ delivery_name: null, delivery_street: null, delivery_note: null, total_amount: order.total_amount },
    });
    const [owed] = await database.sql`select * from outbox where recipient = ${ruta.email}`;
    expect(owed).toMatchObject({ kind: 'account_deleted', language: 'en', payload: { orders: 1, invoices: 1 } });
    await database.sql`update outbox set state = 'sending' where id = ${owed?.['id']}`;
    await database.sql`select mark_outbox_sent(${owed?.['id']}, 'sent')`;
    expect(await tablesWith(ruta.email)).toEqual([]);
  });

  it('takes what was written about guest orders, and photos for what was never sent', async () => {
    const ruta = await customer(database.sql);
    const [written, begun] = [await guestOrder(ruta), await guestOrder(ruta)];
    const { photo = null } = await keepPhoto(database.sql, written);
    await write(database.sql, written, { photo });
    await keepPhoto(database.sql, begun);
    const stranger = await guestOrder({ id: '', email: 'kita@example.com' });
    await write(database.sql, stranger);
    await keepPhoto(database.sql, stranger);
    expect(await erase(ruta)).toMatchObject({ ok: true, orders: 2 });
    const left = async (table: 'reviews' | 'review_photos') =>
      (
        await database.sql`
          select order_item_id::int as line from ${database.sql(table)}
          where order_item_id in ${database.sql([written.line, begun.line, stranger.line])}`
      ).map(({ line }) => line);
    expect([await left('reviews'), await left('review_photos')]).toEqual([[stranger.line], [stranger.line]]);
  });

  it('takes reviews of the person’s orders that say of nobody who wrote them', async () => {
    const { ruta, order } = await knownCustomer();
    await database.sql`update reviews set user_id = null where user_id = ${ruta.id}`;
    await erase(ruta);
    expect(await database.sql`select from reviews where product_id = ${order.small.productId}`).toHaveLength(0);
  });

  it('twice is once', async () => {
    const { ruta } = await knownCustomer();
    await erase(ruta);
    expect(await erase(ruta)).toEqual({ ok: true, orders: 0, invoices: 0 });
    expect(await database.sql`select from outbox where recipient = ${ruta.email}`).toHaveLength(1);
  });

  it('keeps the buyer’s name with a paid order until its invoice is made of it', async () => {
    const ruta = await customer(database.sql);
    const order = await deliveredOrder(database.sql, {
      order: { user_id: ruta.id, customer_email: ruta.email, customer_name: 'Rūta', delivery_city: 'Vilnius' },
    });
    await erase(ruta);
    const [kept] =
      await database.sql`select customer_name, delivery_city, customer_email from orders where id = ${order.order_id}`;
    expect(kept).toEqual({ customer_name: 'Rūta', delivery_city: 'Vilnius', customer_email: null });
  });

  const unsettled = async (ruta: Customer, order: Pick<Placed, 'order_number'>, reason: string) => {
    expect(await erase(ruta)).toEqual({
      ...{ ok: false, code: 'orders_open' },
      orders: [{ order_number: order.order_number, reason }],
    });
    expect(await database.sql`select from auth.users where id = ${ruta.id}`).toHaveLength(1);
  };

  it('waits while an order is open, paid or not', async () => {
    const ruta = await customer(database.sql);
    const { small } = await dress(database.sql);
    const order = await orderOf(database.sql, ruta.email, small);
    await unsettled(ruta, order, 'order_open');
    await pay(database.sql, order);
    await unsettled(ruta, order, 'order_open');
  });

  it('waits for goods that come back and for the money that is owed for them', async () => {
    const { ruta, order } = await knownCustomer();
    await askFor(database.sql, order);
    await unsettled(ruta, order, 'return_open');
    const back = await lastReturn(database.sql, order);
    await receive(database.sql, back);
    await accept(database.sql, back);
    await unsettled(ruta, order, 'refund_owed');
  });

  it('is not for those who run the shop', async () => {
    const ruta = await customer(database.sql);
    await database.sql`insert into user_roles (user_id, role) values (${ruta.id}, 'editor')`;
    expect(await erase(ruta)).toEqual({ ok: false, code: 'back_office_role' });
  });

  it('takes nothing of others: what hangs on an unconfirmed address stays', async () => {
    const { ruta } = await knownCustomer();
    await database.sql`update auth.users set email = lower(${`old-${ruta.email}`}) where id = ${ruta.id}`;
    const stranger = await customer(database.sql, { email: ruta.email, isConfirmed: false });
    expect(await erase(stranger)).toMatchObject({ ok: true, orders: 0 });
    expect(await database.sql`select from newsletter_subscribers where email = ${ruta.email}`).toHaveLength(1);
    expect(
      await database.sql`select from outbox where recipient = ${ruta.email} and kind = 'account_deleted'`,
    ).toHaveLength(0);
  });

  it('leaves the order open to nobody who takes the address later', async () => {
    const { ruta, order } = await knownCustomer();
    await erase(ruta);
    const next = await customer(database.sql, { email: ruta.email });
    expect(await askAs(database, next, 'claim_my_orders')).toBe(0);
    expect(await ownerOf(database.sql, order)).toBeNull();
  });

  it('is asked for by the shop’s functions alone', async () => {
    const ruta = await customer(database.sql);
    for (const name of ['erase_account', 'export_account'])
      await expect(
        askAs(database, ruta, name, {
          [name === 'erase_account' ? 'erased' : 'exported']: ruta.id,
          mailbox_hash: mailbox,
        }),
      ).rejects.toThrow('permission denied');
  });
});
