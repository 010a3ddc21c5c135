import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';
import { place, record } from './order-calls.ts';
import { caller, dispute, move, paidOrder, refund, ship, someone } from './refund-calls.ts';

const database = databaseUnderTest();

const ask = (name: string, parameters: Readonly<Record<string, unknown>>) => caller(database.sql)(name, parameters);
const open = async (token: string) => (await ask('read_order_by_token', { token })) as Record<string, unknown>;
const track = (
  wanted_order: string | null,
  wanted_parcel: string | null,
  owner_email: string | null,
  owner: string | null = null,
) => ask('track_order', { wanted_order, wanted_parcel, owner_email, owner });

describe('what the page and tracking read', () => {
  const questions = {
    read_order_by_token: 'select read_order_by_token(gen_random_uuid())',
    list_told_events: 'select list_told_events(gen_random_uuid())',
    find_own_order: "select find_own_order('GJ-572-400-004', null, 'a@example.com', null)",
    track_order: "select track_order('GJ-572-400-004', null, 'a@example.com', null)",
    owe_order_link: "select owe_order_link('GJ-572-400-004', null, 'a@example.com')",
  } as const;

  it.each(Object.entries(questions))('%s is for no browser', async (_, question) => {
    for (const role of ['anon', 'authenticated'] as const)
      await expect(database.as(role, { sub: randomUUID() }, (sql) => sql.unsafe(question))).rejects.toMatchObject({
        code: '42501',
      });
  });

  it('is for the service, its inner parts for nobody', async () => {
    const may = async (question: string) =>
      database
        .as('service_role', {}, (sql) => sql.unsafe(question))
        .then(
          () => true,
          ({ code }) => code !== '42501',
        );
    const allowed = await Promise.all(Object.values(questions).map(may));
    expect(allowed).toEqual([true, false, false, true, true]);
  });
});

describe('the order that a token opens', () => {
  it('is null for a token that nobody has', async () => {
    expect(await open(randomUUID())).toBeNull();
  });

  it('has no columns that the page does not show', async () => {
    const order = await paidOrder(database.sql);
    await ship(database.sql, order);
    const names = JSON.stringify(await open(order.access_token));
    for (const name of [
      'customer',
      'phone',
      'hash',
      'user_id',
      'access_token',
      'provider_',
      'actor',
      'note"',
      order.order_id,
    ])
      expect(names).not.toContain(name);
  });

  it('leaves out refunds that are not owed any more, and tells disputes', async () => {
    const order = await paidOrder(database.sql);
    await refund(database.sql, order, { reason: 'goodwill', goodwill: 500 });
    expect((await open(order.access_token))['refunds']).toMatchObject([{ amount: 500, state: 'pending' }]);
    await dispute(database.sql, order, 'open');
    await dispute(database.sql, order, 'lost');
    const row = await open(order.access_token);
    expect(row['refunds']).toEqual([]);
    expect(row['payment_status']).toBe('refunded');
    const events = row['events'] as { code: string }[];
    expect(events.map(({ code }) => code)).toEqual(['dispute_opened', 'dispute_lost']);
  });

  it('tells that the shopper left the payment, whoever said so first', async () => {
    for (const isProviderQuicker of [false, true]) {
      const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'M/sage': 1 } });
      const lines = variant === undefined ? [] : ([[variant, 1]] as const);
      const order = await place(database.sql, orderPayload(lines, { order: someone() }));
      if (isProviderQuicker) await record(database.sql, randomUUID(), 'expired', { order_id: order.order_id });
      await ask('cancel_checkout', { token: order.access_token });
      const events = (await open(order.access_token))['events'] as { code: string }[];
      expect(events.map(({ code }) => code)).toEqual(['cancelled_by_shopper']);
    }
  });

  it('counts parcels in the order in which they were packed, and returns beside a withdrawal once', async () => {
    const order = await paidOrder(database.sql, [2]);
    const first = await ship(database.sql, order, [[order.items[0] ?? 0, 1]]);
    const second = await ship(database.sql, order);
    await move(database.sql, second.parcel_id, 'delivered');
    await move(database.sql, first.parcel_id, 'picked_up');
    const [withdrawal] = await database.sql`
      insert into withdrawals (order_id, order_reference, customer_name, customer_email, scope, statement, language, checksum)
      values (${order.order_id}, ${order.order_number}, 'R', 'r@example.com', 'whole_order', 'x', 'lt', ${'0'.repeat(64)})
      returning id`;
    await database.sql`
      insert into returns (order_id, withdrawal_id, reason) values (${order.order_id}, ${withdrawal?.['id']}, 'withdrawal')`;
    const events = (await open(order.access_token))['events'] as { code: string; parcel: number | null }[];
    expect(events.map(({ code, parcel }) => [code, parcel])).toEqual([
      ['parcel_shipped', 0],
      ['parcel_shipped', 1],
      ['parcel_delivered', 1],
      ['parcel_picked_up', 0],
      ['withdrawal_declared', null],
    ]);
  });
});

describe('tracking', () => {
  it('knows an order by its own number or a parcel’s, for its e-mail or its owner alone', async () => {
    const [user, email] = [randomUUID(), `${randomUUID()}@example.com`];
    const order = await paidOrder(database.sql, [2], { order: { customer_email: email, user_id: user } });
    const first = await ship(database.sql, order, [[order.items[0] ?? 0, 1]]);
    await move(database.sql, first.parcel_id, 'in_transit');
    const [parcel] = await database.sql`select tracking_number as number from parcels where id = ${first.parcel_id}`;
    const number = String(parcel?.['number']);
    expect(await track(order.order_number, null, email)).toEqual(['in_transit', 'preparing']);
    expect(await track(order.order_number, null, null, user)).toEqual(['in_transit', 'preparing']);
    expect(await track(null, number, email)).toEqual(['in_transit']);
    for (const [one, other, mail, owner] of [
      [order.order_number, null, 'x@example.com', null],
      [order.order_number, null, null, randomUUID()],
      [order.order_number, null, null, null],
      [null, number, 'x@example.com', null],
      [null, 'ZZZZ00000000', email, user],
      [null, null, email, user],
    ] as const)
      expect(await track(one, other, mail, owner)).toBeNull();
  });
});

describe('the link of an order', () => {
  it('is owed to the order’s own address alone, once however often it is asked for at the same time', async () => {
    const email = `${randomUUID()}@example.com`;
    const order = await paidOrder(database.sql, [1], { order: { customer_email: email } });
    const asks = [email, 'x@example.com', ...Array(10).fill(email)].map((owner_email) =>
      ask('owe_order_link', { wanted_order: order.order_number, wanted_parcel: null, owner_email }),
    );
    await Promise.all(asks);
    const owed =
      await database.sql`select recipient, language from outbox where kind = 'order_link' and order_id = ${order.order_id}`;
    expect(owed).toEqual([{ recipient: email, language: 'lt' }]);
  });
});
