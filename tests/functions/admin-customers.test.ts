import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { customerPage, foundCustomer } from '#src/contracts/staff-customers.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { placePaidOrder, placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: object) => (await askAs(shop, 'admin-customers', token, body)).answer;
const list = async ({ client }: Staff, asked: object) => {
  const page = customerPage.parse((await client.rpc('list_customers', { asked: asked as never })).data);
  if (page === null) throw new Error('customers are not shown');
  return page;
};
const read = async ({ client }: Staff, customer: string) =>
  foundCustomer.parse((await client.rpc('read_customer', { asked: { customer } })).data)?.customer;

/** A guest with two paid orders, the older one delivered and billed. */
async function makeGuest() {
  const email = `${randomUUID()}@example.com`;
  const orders = [await placeTestOrder(shop, 1), await placeTestOrder(shop, 2)];
  for (const { orderNumber } of orders)
    await shop.sql`
      update orders set customer_email = ${email}, customer_name = 'Ona Žąsytė', customer_phone = '+37061234567', paid_at = now()
      where order_number = ${orderNumber}`;
  const [first = '', last = ''] = orders.map(({ orderNumber }) => orderNumber);
  return { email, first, last };
}
const settle = (email: string) =>
  shop.sql`update orders set status = 'cancelled', cancelled_at = now() where customer_email = ${email}`;

describe('the list of customers', () => {
  it('knows a guest by their address, and an account together with what it ordered as a guest', async () => {
    const staff = await makeOpenStaff(shop);
    const { email, last } = await makeGuest();
    for (const words of [email.slice(0, 20), last, 'ona zasyte'])
      expect((await list(staff, { words })).customers, words).toContainEqual(
        expect.objectContaining({ key: last, account: null, email, orders: 2, open: 2 }),
      );
    expect((await list(staff, { words: email, view: 'accounts' })).customers).toEqual([]);

    const account = randomUUID();
    await shop.sql`insert into auth.users (id, email, email_confirmed_at) values (${account}, ${email}, now())`;
    const { customers, total, counts } = await list(staff, { words: email });
    expect(customers).toMatchObject([{ key: account, account, email, name: 'Ona Žąsytė', orders: 2 }]);
    expect({ total, counts }).toEqual({ total: 1, counts: { accounts: 1, guests: 0, open: 1, newsletter: 0 } });
    expect(await read(staff, last), 'the order leads to the account').toMatchObject({
      account: { has_second_factor: false, roles: [] },
      sums: { orders: 2 },
    });
  });

  it('goes through all of them a page at a time, none twice and none left out', async () => {
    const staff = await makeOpenStaff(shop);
    const mark = randomUUID().slice(0, 8);
    for (let made = 0; made < 5; made += 1)
      // In the same instant: only the key tells them apart.
      await shop.sql`
        insert into auth.users (id, email, created_at) values (${randomUUID()}, ${`${mark}-${made}@example.com`}, '2026-03-01T10:00:00Z')`;
    const seen: string[] = [];
    let page = await list(staff, { words: mark, size: 2 });
    for (;;) {
      seen.push(...page.customers.map(({ key }) => key));
      const after = page.customers.at(-1)?.place;
      if (!page.more) break;
      page = await list(staff, { words: mark, size: 2, after });
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect((await list(staff, { words: '%' })).customers, 'nothing is a pattern').toEqual([]);
  });

  it('takes off what was given back', async () => {
    const staff = await makeOpenStaff(shop);
    const { email, orderId, orderNumber } = await placePaidOrder(shop);
    const [before] = (await list(staff, { words: email })).customers;
    expect(before?.spent).toBeGreaterThan(500);
    await shop.sql`
      insert into refunds (order_id, payment_id, amount, currency, amount_eur, reason, state)
      select order_id, id, 500, 'EUR', 500, 'goodwill', 'succeeded' from payments where order_id = ${orderId}`;
    expect((await list(staff, { words: email })).customers[0]?.spent).toBe((before?.spent ?? 0) - 500);
    expect((await read(staff, orderNumber))?.sums).toMatchObject({ refunded: 500 });
  });
});

it('keeps notes once, under the name of who wrote them, and what they say out of the log', async () => {
  const staff = await makeOpenStaff(shop);
  const { last } = await makeGuest();
  const note = { act: 'note', note: randomUUID(), customer: last, text: '  Skambino dėl dydžio ' };
  expect(await ask(staff, note)).toEqual({ ok: true });
  expect(await ask(staff, note), 'said twice').toEqual({ ok: true });
  expect((await read(staff, last))?.notes).toMatchObject([{ id: note.note, text: 'Skambino dėl dydžio' }]);
  expect(await ask(staff, { ...note, note: randomUUID(), customer: 'GJ-000-000-000' })).toMatchObject({
    code: 'customer_unknown',
  });
  expect(await ask(staff, { act: 'remove_note', note: note.note })).toEqual({ ok: true });
  expect((await read(staff, last))?.notes).toEqual([]);
  const logged = await shop.sql`
    select action, before::text || after::text as said, coalesce(before, after)::text as kept from audit_log
    where actor_id = ${staff.userId} and table_name = 'customer_notes' order by id`;
  expect(logged.map(({ action }) => action)).toEqual(['insert', 'delete']);
  expect(JSON.stringify(logged)).not.toContain('Skambino');
});

it('ends a newsletter with its proof', async () => {
  const staff = await makeOpenStaff(shop);
  const { email, last } = await makeGuest();
  expect(await ask(staff, { act: 'unsubscribe', customer: last })).toEqual({ ok: true, changed: false });
  await shop.sql`
    insert into newsletter_subscribers (email, language, status, confirmed_at) values (${email}, 'lt', 'confirmed', now())`;
  expect((await list(staff, { words: email, view: 'newsletter' })).total).toBe(1);
  expect(await ask(staff, { act: 'unsubscribe', customer: last })).toEqual({ ok: true, changed: true });
  expect(await read(staff, last)).toMatchObject({
    newsletter: { status: 'unsubscribed' },
    consents: [{ purpose: 'newsletter', granted: false, source: 'back_office' }],
  });
});

it('gives a guest everything that is held of them, and says in the log that it did', async () => {
  const staff = await makeOpenStaff(shop);
  const { email, first, last } = await makeGuest();
  await ask(staff, { act: 'note', note: randomUUID(), customer: last, text: 'Paprašė kopijos' });
  const headers = { ip: randomUUID(), authorization: `Bearer ${staff.token}` };
  const response = await shop.post('admin-export-customer', { customer: last }, headers);
  expect(response.headers.get('content-disposition')).toMatch(/gija-customer-data-\d{4}-\d\d-\d\d\.json/);
  const file = JSON.parse(await response.text()) as {
    orders: { order_number: string }[];
    notes: object[];
    account: null;
  };
  expect(file).toMatchObject({ account: null, complete: true, notes: [{ text: 'Paprašė kopijos' }] });
  expect(file.orders.map((order) => order.order_number).sort()).toEqual([first, last].sort());
  expect(JSON.stringify(file)).not.toMatch(/access_token|content_hash|client_hash|provider_payment_id/);
  expect(JSON.stringify(file)).toContain(email);
  const [logged] = await shop.sql`
    select row_key from audit_log where actor_id = ${staff.userId} and action = 'export_customer'`;
  expect(logged?.['row_key']).toBe(last);
});

describe('the erasure', () => {
  it('waits for open orders, asks for the address, and leaves nothing of a guest but what the law keeps', async () => {
    const staff = await makeOpenStaff(shop);
    const { email, last } = await makeGuest();
    const erase = (typed: string) => ask(staff, { act: 'erase', customer: last, email: typed });
    expect(await erase('somebody@example.com')).toMatchObject({ code: 'address_differs' });
    expect(await erase(email)).toMatchObject({
      code: 'orders_open',
      details: { orders: [{ reason: 'order_open' }, { reason: 'order_open' }] },
    });
    expect((await read(staff, last))?.unsettled).toHaveLength(2);
    await settle(email);
    await ask(staff, { act: 'note', note: randomUUID(), customer: last, text: 'Paprašė ištrinti' });
    await shop.sql`
      insert into contact_messages (first_name, last_name, email, subject, message, language)
      values ('Ona', 'Žąsytė', ${email}, 'Tema', 'Žinutė', 'lt')`;
    expect(await erase(` ${email.toUpperCase()} `)).toMatchObject({ ok: true, orders: 2 });
    expect(await read(staff, last)).toBeNull();
    expect(await erase(email), 'said twice').toMatchObject({ code: 'customer_unknown' });
    const left = await shop.sql`
      select customer_name, customer_email, customer_phone, delivery_phone from orders where order_number = ${last}`;
    expect(left[0]).toEqual({ customer_name: null, customer_email: null, customer_phone: null, delivery_phone: null });
    const [held] = await shop.sql`
      select (select count(*)::integer from contact_messages where email = ${email}) as messages,
        (select count(*)::integer from customer_notes where email = ${email}) as notes,
        (select count(*)::integer from audit_log where before::text || coalesce(after::text, '') like ${`%${email}%`}) as logged,
        (select payload ->> 'guest' from outbox where recipient = ${email}) as mail`;
    expect(held).toEqual({ messages: 0, notes: 0, logged: 0, mail: 'true' });
    const log =
      await shop.sql`select action, row_key from audit_log where actor_id = ${staff.userId} and action = 'erase_guest'`;
    expect([...log]).toEqual([{ action: 'erase_guest', row_key: last }]);
  });

  it('takes an account with its guest orders, under the name of who did it; not one that works in the back office', async () => {
    const staff = await makeOpenStaff(shop);
    const { email, last } = await makeGuest();
    await settle(email);
    const account = randomUUID();
    await shop.sql`insert into auth.users (id, email, email_confirmed_at) values (${account}, ${email}, now())`;
    await shop.sql`insert into user_roles (user_id, role) values (${account}, 'editor')`;
    const body = { act: 'erase', customer: last, email };
    expect(await ask(staff, body)).toMatchObject({ code: 'back_office_role' });
    await shop.sql`delete from user_roles where user_id = ${account}`;
    expect(await ask(staff, body)).toMatchObject({ ok: true, orders: 2 });
    expect(await read(staff, account)).toBeNull();
    const log = await shop.sql`select actor_id from audit_log where action = 'delete_account' and row_key = ${account}`;
    expect(log[0]?.['actor_id']).toBe(staff.userId);
  });
});
