import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, paidDetails, place, record, statesOf, stockOf } from './order-calls.ts';

const database = databaseUnderTest(noFaultsInStock);

const event = () => `evt_${randomUUID()}`;

async function ordered(stock: number, quantity = 1, changes = {}) {
  const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'S/red': stock } });
  if (variant === undefined) throw new Error('no variant');
  const order = await place(database.sql, orderPayload([[variant, quantity]], changes));
  await database.sql`select attach_payment_session(${order.order_id}, ${`cs_${order.order_id}`}, 'https://pay.example')`;
  return { variant, order };
}

const owedMail = async (order: string) =>
  (await database.sql`select kind, payload from outbox where order_id = ${order} order by created_at`).map(
    (row) => row['kind'],
  );
const owedRefunds = async (order: string) => [
  ...(await database.sql`select reason, amount, state from refunds where order_id = ${order}`),
];

describe('record_payment_event', () => {
  it('turns the reservation into a sale, writes the movement and owes one mail', async () => {
    const { order, variant } = await ordered(5, 2);
    expect(await record(database.sql, event(), 'paid', paidDetails(order))).toEqual({
      outcome: 'paid',
      order_number: order.order_number,
    });
    expect(await statesOf(database.sql, order.order_id)).toEqual(['processing', 'paid']);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 3, reserved: 0 });
    const movements =
      await database.sql`select kind, change, on_hand_after from stock_movements where order_id = ${order.order_id}`;
    expect([...movements]).toEqual([{ kind: 'sale', change: -2, on_hand_after: 3 }]);
    expect(await owedMail(order.order_id)).toEqual(['order_confirmation']);
  });

  it('takes messages in any order: expiry and refusal after payment change nothing', async () => {
    const { order, variant } = await ordered(5);
    await record(database.sql, event(), 'paid', paidDetails(order));
    for (const type of ['expired', 'failed']) {
      expect((await record(database.sql, event(), type, { session_id: `cs_${order.order_id}` })).outcome).toBe(
        'ignored',
      );
    }
    expect((await record(database.sql, event(), 'declined', { order_id: order.order_id })).outcome).toBe('declined');
    expect(await statesOf(database.sql, order.order_id)).toEqual(['processing', 'paid']);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 4, reserved: 0 });
  });

  it('lets a declined card try again, and frees the stock when the session ends', async () => {
    const { order, variant } = await ordered(5);
    await record(database.sql, event(), 'declined', { order_id: order.order_id });
    expect(await statesOf(database.sql, order.order_id)).toEqual(['pending', 'unpaid']);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 5, reserved: 1 });
    await record(database.sql, event(), 'expired', { session_id: `cs_${order.order_id}` });
    expect(await statesOf(database.sql, order.order_id)).toEqual(['cancelled', 'failed']);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 5, reserved: 0 });
    expect(await owedMail(order.order_id)).toEqual([]);
  });

  it('honours a late payment while there is stock', async () => {
    const { order, variant } = await ordered(1);
    await database.sql`select cancel_checkout(${order.access_token})`;
    expect((await record(database.sql, event(), 'paid', paidDetails(order))).outcome).toBe('paid');
    expect(await statesOf(database.sql, order.order_id)).toEqual(['processing', 'paid']);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 0, reserved: 0 });
    expect(await owedRefunds(order.order_id)).toEqual([]);
  });

  it('owes the money back when a late payment finds nothing left, once, and says so', async () => {
    const { order, variant } = await ordered(1);
    await database.sql`select cancel_checkout(${order.access_token})`;
    expect(await place(database.sql, orderPayload([[variant, 1]]))).toMatchObject({ ok: true });
    expect((await record(database.sql, event(), 'paid', paidDetails(order))).outcome).toBe('too_late');
    expect((await record(database.sql, event(), 'paid', paidDetails(order))).outcome).toBe('already_paid');
    expect(await statesOf(database.sql, order.order_id)).toEqual(['cancelled', 'paid']);
    expect(await owedRefunds(order.order_id)).toEqual([{ reason: 'late_payment', amount: 9395, state: 'pending' }]);
    expect(await owedMail(order.order_id)).toEqual(['payment_to_be_refunded']);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('owes a second payment back and sells nothing twice', async () => {
    const { order, variant } = await ordered(5);
    await record(database.sql, event(), 'paid', paidDetails(order));
    const second = { ...(paidDetails(order, 'pi_other') as object), session_id: 'cs_other' };
    expect((await record(database.sql, event(), 'paid', second)).outcome).toBe('double_payment');
    expect((await record(database.sql, event(), 'paid', second)).outcome).toBe('already_paid');
    expect(await owedRefunds(order.order_id)).toEqual([{ reason: 'double_payment', amount: 9395, state: 'pending' }]);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await statesOf(database.sql, order.order_id)).toEqual(['processing', 'paid']);
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'usd' }],
  ])('does not believe %s, and owes it back', async (_, change) => {
    const { order } = await ordered(5);
    const details = { ...(paidDetails(order) as object), ...change };
    expect((await record(database.sql, event(), 'paid', details)).outcome).toBe('amount_mismatch');
    expect(await statesOf(database.sql, order.order_id)).toEqual(['pending', 'unpaid']);
    expect(await owedRefunds(order.order_id)).toMatchObject([{ reason: 'amount_mismatch' }]);
  });

  it('keeps a message for an order that nobody knows, and makes nothing of it', async () => {
    const id = event();
    expect(await record(database.sql, id, 'paid', { order_id: randomUUID(), session_id: 'cs_x' })).toEqual({
      outcome: 'unknown_order',
      order_number: null,
    });
    const [kept] = await database.sql`select outcome from webhook_events where event_id = ${id}`;
    expect(kept).toEqual({ outcome: 'unknown_order' });
  });

  it('learns buyer and address of a minimal order from the provider, and keeps nothing personal in the event', async () => {
    const anonymous = { customer_email: null, customer_name: null };
    const { order } = await ordered(5, 1, { order: anonymous });
    const id = event();
    const address = { name: 'Ona Onaitė', street: 'Ozo g. 25', postcode: '08217', city: 'Vilnius' };
    const details = {
      ...(paidDetails(order) as object),
      email: 'Ona@Example.com',
      name: 'Ona O.',
      phone: '+37060000000',
      address,
    };
    await record(database.sql, id, 'paid', details);
    const [row] = await database.sql`
      select customer_email, customer_name, delivery_name, delivery_street, delivery_city from orders where id = ${order.order_id}`;
    expect(row).toEqual({
      customer_email: 'ona@example.com',
      customer_name: 'Ona O.',
      delivery_name: 'Ona Onaitė',
      delivery_street: 'Ozo g. 25',
      delivery_city: 'Vilnius',
    });
    const [mail] = await database.sql`select recipient from outbox where order_id = ${order.order_id}`;
    expect(mail).toEqual({ recipient: 'ona@example.com' });
    const [kept] = await database.sql`select details::text as text from webhook_events where event_id = ${id}`;
    expect(kept?.['text']).not.toMatch(/Ona|Ozo|3706/i);
  });
});

describe('expire_reservations', () => {
  it('frees what was not paid in time, after a minute of grace, and only that', async () => {
    const { order: late, variant } = await ordered(5, 2);
    const { order: barely } = await ordered(5);
    const { order: waiting } = await ordered(5);
    await database.sql`update orders set expires_at = now() - interval '90 seconds' where id = ${late.order_id}`;
    await database.sql`update orders set expires_at = now() - interval '30 seconds' where id = ${barely.order_id}`;
    const [answer] = await database.sql`select expire_reservations() as done`;
    expect(answer).toEqual({ done: { expired: 1 } });
    expect(await statesOf(database.sql, late.order_id)).toEqual(['cancelled', 'failed']);
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 5, reserved: 0 });
    for (const order of [barely, waiting])
      expect(await statesOf(database.sql, order.order_id)).toEqual(['pending', 'unpaid']);
  });
});

describe('the outbox', () => {
  it('tries again later and later, and gives up on what cannot be sent', async () => {
    const { order } = await ordered(5);
    await record(database.sql, event(), 'paid', paidDetails(order));
    const [message] = await database.sql<{ id: string }[]>`select id from outbox where order_id = ${order.order_id}`;
    const id = message?.id ?? '';
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await database.sql`update outbox set next_attempt_at = now() where id = ${id}`;
      await database.sql`select claim_outbox(50)`;
      await database.sql`select mark_outbox_failed(${id}, 'down', false)`;
      const [row] = await database.sql<{ wait: number }[]>`
        select extract(epoch from next_attempt_at - now())::float as wait from outbox where id = ${id}`;
      waits.push(Math.round(row?.wait ?? 0));
    }
    expect(waits).toEqual([30, 60, 120, 240]);
    await database.sql`update outbox set next_attempt_at = now() where id = ${id}`;
    await database.sql`select claim_outbox(50)`;
    await database.sql`select mark_outbox_failed(${id}, 'no such mailbox', true)`;
    const [given] = await database.sql`select state, last_error from outbox where id = ${id}`;
    expect(given).toEqual({ state: 'failed', last_error: 'no such mailbox' });
  });

  it('leaves a message whose worker died to the next one, after its lease', async () => {
    const { order } = await ordered(5);
    await record(database.sql, event(), 'paid', paidDetails(order));
    const claim = async () => {
      const [row] = await database.sql<{ batch: { order: { id: string } }[] }[]>`select claim_outbox(100) as batch`;
      return row?.batch.filter((message) => message.order.id === order.order_id).length;
    };
    expect(await claim()).toBe(1);
    expect(await claim()).toBe(0);
    await database.sql`update outbox set next_attempt_at = now() - interval '1 second' where order_id = ${order.order_id}`;
    expect(await claim()).toBe(1);
  });
});

describe('adjust_stock', () => {
  it('never takes away what is promised to an order', async () => {
    const { variant } = await ordered(3, 2);
    const adjust = async (change: number) => {
      const [row] = await database.sql<{ answer: { ok: boolean; code?: string } }[]>`
        select adjust_stock(${variant.id}, ${change}, 'adjustment', 'stock-take', 'test') as answer`;
      return row?.answer;
    };
    expect(await adjust(-2)).toMatchObject({ ok: false, code: 'stock_reserved' });
    expect(await adjust(-1)).toMatchObject({ ok: true, on_hand: 2 });
    expect(await adjust(4)).toMatchObject({ ok: true, on_hand: 6 });
    expect(await stockOf(database.sql, variant.id)).toEqual({ on_hand: 6, reserved: 2 });
  });
});
