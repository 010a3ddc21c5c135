import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Today, today } from '#src/contracts/staff-today.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };
let dress: VariantRow;

async function read(as: Readonly<Record<string, string>> = claims): Promise<Today | null> {
  const [row] = await database.as(
    'authenticated',
    as,
    (sql) => sql`select read_today('{"language": "lt"}'::jsonb) as answer`,
  );
  return today.parse(row?.['answer']);
}

async function paidOrder(pieces = 1) {
  const placed = await place(database.sql, orderPayload([[dress, pieces]]));
  await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
  return placed;
}

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  dress = (await addProduct(database.sql, 'dress', { stock: { 'S/red': 60 } }))[0] as VariantRow;
  await database.sql`insert into product_compositions values ('dress', 'main', 'wool', 100)`;
  await database.sql`
    insert into product_pictures (product_id, picture, alt, alt_lt, alt_ru)
    select id, unnest(images), 'A', 'A', 'А' from products where id = 'dress'`;
});

it('is empty where nothing waits, and nobody’s without all three locks', async () => {
  const nothing = { count: 0, first: [] };
  expect(await read()).toEqual({
    ...{ tasks: nothing, returns: nothing, late: nothing },
    ...{ running_out: nothing, incomplete: nothing, mails: nothing, messages: nothing },
  });
  expect(await read({ ...claims, aal: 'aal1' })).toBeNull();
  expect(await read({ ...claims, session_id: idOf('another session') })).toBeNull();
});

it('names what is late by what was promised, the longest first, and no more than five', async () => {
  const orders = [];
  for (let day = 1; day <= 6; day += 1) {
    const order = await paidOrder();
    await database.sql`update orders set promised_to = (now() at time zone 'Europe/Vilnius')::date - ${day}::integer where id = ${order.order_id}`;
    orders.push(order.order_number);
  }
  const onTime = await paidOrder();
  await database.sql`update orders set promised_to = (now() at time zone 'Europe/Vilnius')::date where id = ${onTime.order_id}`;
  const late = (await read())?.late;
  expect(late?.count).toBe(6);
  expect(late?.first.map((each) => each.order_number)).toEqual(orders.reverse().slice(0, 5));
  await database.sql`update orders set promised_to = null`;
});

it('says what runs out at the pace of thirty days, whatever is left of it', async () => {
  const [slow, quick] = await addProduct(database.sql, 'tee', { stock: { 'S/red': 5, 'M/red': 5 } });
  const sell = (variant: string | undefined, pieces: number, age: string) =>
    database.sql`
      insert into stock_movements (variant_id, kind, change, on_hand_after, actor, created_at)
      values (${variant ?? ''}, 'sale', ${-pieces}, 5, 'system', now() - ${age}::interval)`;
  // Five pieces at ten a month last fifteen days, at eleven thirteen.
  await sell(slow?.id, 10, '3 days');
  await sell(slow?.id, 50, '31 days');
  await sell(quick?.id, 11, '29 days');
  const found = (await read())?.running_out;
  expect(found).toMatchObject({ count: 1, first: [{ size: 'M', free: 5, sold: 11, name: 'Lininė suknelė' }] });
  await database.sql`update products set active = false where id = 'tee'`;
  expect((await read())?.running_out.count, 'nobody buys what is not for sale').toBe(0);
});

it('has tasks and returns that wait, until they are settled', async () => {
  const order = await paidOrder();
  const [asked] = await database.sql<{ id: string }[]>`
    insert into returns (order_id, reason) values (${order.order_id}, 'complaint') returning id`;
  await database.sql`
    insert into tasks (kind, order_id, return_id, due_at) values ('refund_due', ${order.order_id}, ${asked?.id ?? ''}, now())`;
  expect(await read()).toMatchObject({
    tasks: { count: 1, first: [{ kind: 'refund_due', order_number: order.order_number }] },
    returns: { count: 1, first: [{ reason: 'complaint', state: 'requested', order_number: order.order_number }] },
  });
  await database.sql`update returns set state = 'in_transit' where id = ${asked?.id ?? ''}`;
  await database.sql`update tasks set done_at = now(), done_by = 'test'`;
  expect(await read()).toMatchObject({ tasks: { count: 0 }, returns: { count: 0 } });
});

it('tries a failed mail anew or lets it be, each once', async () => {
  const settle = async (mail: string, again: boolean) => {
    const [row] = await database.sql`select settle_failed_mail(${mail}, ${again}) as answer`;
    return row?.['answer'] as unknown;
  };
  const rows = await database.sql<{ id: string }[]>`
    insert into outbox (idempotency_key, kind, recipient, language, state, attempts, last_error)
    select 'today-' || number, 'order_link', 'nobody@example.com', 'lt', 'failed', 20, 'no such mailbox'
    from generate_series(1, 2) number returning id`;
  const [first = '', second = ''] = rows.map(({ id }) => id);
  expect((await read())?.mails).toMatchObject({ count: 2, first: [{ error: 'no such mailbox' }, {}] });
  expect(await settle(first, true)).toEqual({ ok: true, changed: true });
  expect(await settle(first, true)).toEqual({ ok: true, changed: false });
  expect(await settle(second, false)).toEqual({ ok: true, changed: true });
  expect(await settle(second, false)).toEqual({ ok: true, changed: false });
  expect(await settle(randomUUID(), false)).toEqual({ ok: false, code: 'mail_unknown' });
  expect((await read())?.mails.count).toBe(0);
  const [waiting] = await database.sql`select state, attempts from outbox where id = ${first}`;
  expect(waiting).toEqual({ state: 'waiting', attempts: 0 });
});

it('shows payments of no order until somebody has seen to them', async () => {
  await record(database.sql, 'evt_stray', 'paid', {
    ...{ order_id: randomUUID(), session_id: 'cs_stray', payment_id: 'pi_stray', amount: 4900, currency: 'eur' },
  });
  expect((await read())?.messages).toMatchObject({
    count: 1,
    first: [{ provider: 'stripe', event: 'evt_stray', type: 'paid', payment: 'pi_stray', amount: 4900 }],
  });
  const settle = async (event: string) => {
    const [row] = await database.sql`select settle_provider_message('stripe', ${event}, 'somebody') as answer`;
    return row?.['answer'] as unknown;
  };
  expect(await settle('evt_stray')).toEqual({ ok: true, changed: true });
  expect(await settle('evt_stray')).toEqual({ ok: true, changed: false });
  expect(await settle('evt_other')).toEqual({ ok: false, code: 'message_unknown' });
  expect((await read())?.messages.count).toBe(0);
});

it('names products that lack something, those for sale first, and none that was put away', async () => {
  const before = (await read())?.incomplete.count ?? 0;
  for (const id of ['sold', 'draft', 'away']) await addProduct(database.sql, id, { stock: { 'S/red': 1 } });
  await database.sql`update products set active = false where id in ('draft', 'away')`;
  await database.sql`update products set archived_at = now() where id = 'away'`;
  await database.sql`update products set name_ru = '' where id = 'draft'`;
  const incomplete = (await read())?.incomplete;
  expect(incomplete?.count).toBe(before + 2);
  expect(incomplete?.first.filter(({ id }) => id === 'sold' || id === 'draft')).toMatchObject([
    { id: 'sold', active: true, problems: ['picture_texts', 'composition'] },
    { id: 'draft', active: false, problems: ['names', 'picture_texts', 'composition'] },
  ]);
  await database.sql`update products set active = false, archived_at = now() where id in ('sold', 'draft')`;
});
