import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shop as office } from '#src/server/wiring.ts';
import { eventually } from '#tests/support/eventually.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled, stateOf, type TestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
let stripe: Stripe;
beforeAll(async () => {
  const { hostname: host, port } = new URL(process.env['STRIPE_API_URL'] ?? '');
  stripe = new Stripe('sk_test_functions', { host, port, protocol: 'http' });
});
afterEach(() => shop.webhooks({ double: false, shuffle: false, delaySeconds: 0, paused: false }));

/** A paid order of one dress out of three, and the names that a refund needs. */
async function paid(card = '4242 4242 4242 4242', stock = 3) {
  const ordered = await placeTestOrder(shop, stock);
  await shop.pay(ordered.url, { number: card });
  await settled(shop, ordered, ['processing', 'paid', stock - 1, 0]);
  return { ...ordered, ...(await namesOf(ordered)) };
}

async function namesOf({ orderNumber }: TestOrder) {
  const [row] = await shop.sql<{ id: string; line: string; intent: string }[]>`
    select orders.id, order_items.id as line, payments.provider_payment_id as intent
    from orders join order_items on order_items.order_id = orders.id join payments on payments.order_id = orders.id
    where order_number = ${orderNumber} order by payments.created_at limit 1`;
  return { orderId: row?.id ?? '', line: Number(row?.line), intent: row?.intent ?? '' };
}
type PaidOrder = Awaited<ReturnType<typeof paid>>;

async function refundOf({ line, orderId }: PaidOrder): Promise<string> {
  const refundId = randomUUID();
  const pieces = [{ line, quantity: 1, restock: true }];
  const asked = await office().requestRefund({ orderId, refundId, reason: 'cancellation', pieces, actor: 'admin' });
  expect(asked).toEqual({ ok: true, value: { refundId, amount: 9395 } });
  return refundId;
}

const refundState = async (id: string) => {
  const [row] = await shop.sql`select state from refunds where id = ${id}`;
  return row?.['state'];
};
const subjects = async (email: string) => (await shop.inbox(email)).map(({ subject }) => subject);
const openTasks = async (orderId: string) =>
  (await shop.sql`select kind from tasks where order_id = ${orderId} and done_at is null`).map(({ kind }) => kind);

describe('a card refund', () => {
  it('is sent by the job, once, restocks the goods and is told to the shopper once', async () => {
    await shop.webhooks({ double: true, shuffle: true });
    const order = await paid();
    const id = await refundOf(order);
    await Promise.all([shop.tick('send-refunds'), shop.tick('send-refunds')]);
    await eventually(async () => expect(await refundState(id)).toBe('succeeded'));
    expect(await stateOf(shop, order)).toEqual(['cancelled', 'refunded', 3, 0]);
    const { data } = await stripe.refunds.list({ payment_intent: order.intent });
    expect(data.map(({ amount, metadata }) => [amount, metadata?.['refund_id']])).toEqual([[9395, id]]);
    for (const _ of [1, 2]) await shop.tick('send-outbox');
    expect(await subjects(order.email)).toEqual([
      `Grąžinome pinigus už užsakymą ${order.orderNumber}`,
      `Užsakymas ${order.orderNumber} priimtas`,
    ]);
  });

  it('whose answer was lost is found again and not sent twice, even when the provider forgot the key', async () => {
    await shop.webhooks({ paused: true });
    const ordered = await placeTestOrder(shop, 3);
    await shop.webhooks({ paused: false });
    await shop.pay(ordered.url);
    await settled(shop, ordered, ['processing', 'paid', 2, 0]);
    await shop.webhooks({ paused: true });
    const order = { ...ordered, ...(await namesOf(ordered)) };
    const id = await refundOf(order);
    // The first worker died after the provider had done its work, days ago: its key is forgotten.
    await shop.sql`update refunds set attempts = 1 where id = ${id}`;
    await stripe.refunds.create({ payment_intent: order.intent, amount: 9395, metadata: { refund_id: id } });
    await shop.tick('send-refunds');
    expect(await refundState(id)).toBe('succeeded');
    expect((await stripe.refunds.list({ payment_intent: order.intent })).data).toHaveLength(1);
  });

  it('that takes its time is done when the provider says so', async () => {
    const order = await paid('4000 0000 0000 7726');
    const id = await refundOf(order);
    await shop.tick('send-refunds');
    await eventually(async () => expect(await refundState(id)).toBe('succeeded'));
    expect((await stateOf(shop, order))[1]).toBe('refunded');
  });

  it('that fails in the end is a task, which the administrator settles by bank', async () => {
    const order = await paid('4000 0000 0000 5126');
    const id = await refundOf(order);
    await shop.tick('send-refunds');
    await eventually(async () => expect(await refundState(id)).toBe('failed'));
    expect(await openTasks(order.orderId)).toEqual(['refund_failed']);
    expect(await office().confirmBankRefund(id, 'admin', 'SEB 17')).toMatchObject({ ok: true });
    expect(await openTasks(order.orderId)).toEqual([]);
  });

  it('that the provider refuses is a task with its reason', async () => {
    const order = await paid();
    const id = await refundOf(order);
    await shop.sql`update payments set provider_payment_id = 'pi_gone' where order_id = ${order.orderId}`;
    await shop.tick('send-refunds');
    const [task] = await shop.sql`select kind, details ->> 'reason' as reason from tasks where refund_id = ${id}`;
    expect(task).toEqual({ kind: 'refund_failed', reason: expect.stringContaining('pi_gone') });
  });

  it('made at the provider’s own pages is taken as a fact', async () => {
    const order = await paid();
    await stripe.refunds.create({ payment_intent: order.intent, amount: 1000 });
    await eventually(async () => expect((await stateOf(shop, order))[1]).toBe('partially_refunded'));
  });
});

describe('money that came too late or twice', () => {
  it('by card goes back by itself, and the shopper is told twice: that it will, and that it has', async () => {
    const ordered = await placeTestOrder(shop, 1);
    await shop.sql`update orders set expires_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    await shop.tick('expire-reservations');
    await shop.post('create-checkout', { ...ordered.body, checkoutId: randomUUID(), customerEmail: 'r@example.com' });
    await shop.pay(ordered.url);
    await settled(shop, ordered, ['cancelled', 'paid', 1, 1]);
    await shop.tick('send-refunds');
    await settled(shop, ordered, ['cancelled', 'refunded', 1, 1]);
    await shop.tick('send-outbox');
    expect(await subjects(ordered.email)).toEqual([
      `Grąžinome pinigus už užsakymą ${ordered.orderNumber}`,
      `Grąžinsime mokėjimą už užsakymą ${ordered.orderNumber}`,
    ]);
  });

  it('by bank is a task, done when the administrator confirms it', async () => {
    const ordered = await placeTestOrder(shop, 2, {}, 'create-paysera-checkout');
    for (const _ of [1, 2]) await shop.payByBank(ordered.url);
    await eventually(async () => {
      const rows = await shop.sql`
        select tasks.refund_id from tasks join orders on orders.id = order_id
        where order_number = ${ordered.orderNumber} and kind = 'refund_by_bank'`;
      expect(rows).toHaveLength(1);
    });
    const { orderId } = await namesOf(ordered);
    const [row] = await shop.sql<{ id: string }[]>`select id from refunds where order_id = ${orderId}`;
    await shop.tick('send-refunds');
    expect(await refundState(row?.id ?? '')).toBe('pending');
    await office().confirmBankRefund(row?.id ?? '', 'admin', 'SEB 18');
    expect(await openTasks(orderId)).toEqual([]);
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 1, 0]);
    await shop.tick('send-outbox');
    const mail = (await shop.inbox(ordered.email)).find(({ subject }) => subject.startsWith('Grąžinsime'));
    expect(mail?.text).toContain('į sąskaitą, iš kurios mokėjote');
  });
});

describe('a dispute', () => {
  it('stops shipping and refunds until the bank has decided; won, all goes on', async () => {
    const order = await paid();
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(order.intent);
    const dispute = await shop.stripeControl('/disputes', { charge });
    await settled(shop, order, ['processing', 'disputed', 2, 0]);
    expect(await openTasks(order.orderId)).toEqual(['dispute']);
    const ship = (trackingNumber: string) =>
      office().shipParcel({
        orderId: order.orderId,
        lines: undefined,
        carrier: 'dpd',
        trackingNumber,
        actor: 'admin',
      });
    expect(await ship('0520 1234 5678 90')).toMatchObject({ failure: { code: 'order_disputed' } });
    await shop.stripeControl(`/disputes/${dispute.id}/evidence`);
    await shop.stripeControl(`/disputes/${dispute.id}/close`, { status: 'won' });
    await settled(shop, order, ['processing', 'paid', 2, 0]);
    expect(await openTasks(order.orderId)).toEqual([]);
    expect(await ship('short')).toMatchObject({ failure: { code: 'tracking_number_invalid' } });
    expect(await ship('0520 1234 5678 90')).toMatchObject({ ok: true, value: { status: 'shipped' } });
    await shop.tick('send-outbox');
    const mail = (await shop.inbox(order.email)).find(({ subject }) => subject.includes('pakeliui'));
    expect(mail?.text).toContain('05201234567890');
  });

  it('lost is a refund as a fact, and nothing more is sent', async () => {
    const order = await paid();
    const id = await refundOf(order);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(order.intent);
    const dispute = await shop.stripeControl('/disputes', { charge });
    await eventually(async () => expect((await stateOf(shop, order))[1]).toBe('disputed'));
    expect(await shop.tick('send-refunds')).toMatchObject({ succeeded: 0, failed: 0 });
    await shop.stripeControl(`/disputes/${dispute.id}/close`, { status: 'lost' });
    await eventually(async () => expect((await stateOf(shop, order))[1]).toBe('refunded'));
    expect(await refundState(id)).toBe('void');
  });
});

describe('cards that are refused', () => {
  const refused = { number: '4000 0000 0000 0002' };
  const place = (ordered: TestOrder, ip: string) =>
    shop.post('create-checkout', { ...ordered.body, checkoutId: randomUUID() }, { ip });

  it('five times end the payment, free the goods and are told, on the page and by mail, once', async () => {
    const ordered = await placeTestOrder(shop, 3);
    for (let attempt = 1; attempt <= 5; attempt += 1) await shop.pay(ordered.url, refused);
    await settled(shop, ordered, ['cancelled', 'failed', 3, 0]);
    await eventually(async () => expect((await shop.pay(ordered.url)).status).toBe(410));
    const [row] = await shop.sql`select access_token from orders where order_number = ${ordered.orderNumber}`;
    const back = await shop.post('cancel-checkout', { token: row?.['access_token'] });
    expect(await back.json()).toEqual({ orderNumber: ordered.orderNumber, state: 'declined' });
    await shop.sql`update orders set cancelled_at = now() - interval '11 minutes' where order_number = ${ordered.orderNumber}`;
    for (const name of ['expire-reservations', 'expire-reservations', 'send-outbox']) await shop.tick(name);
    const [mail, ...more] = await shop.inbox(ordered.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Užsakymas ${ordered.orderNumber} neapmokėtas`);
    expect(mail?.text).toContain('Kortelė kelis kartus atmesta');
    expect(mail?.text).toContain(`${shop.siteUrl}/lt/cart`);
  });

  it('ten times within an hour make the address wait, other addresses not, and banks stay open', async () => {
    const ip = randomUUID();
    const ordered = await placeTestOrder(shop, 30);
    for (const _ of [1, 2]) {
      const { url } = await (await place(ordered, ip)).json();
      for (let attempt = 1; attempt <= 5; attempt += 1) await shop.pay(url, refused);
    }
    await eventually(async () => {
      const response = await place(ordered, ip);
      expect([response.status, (await response.json()).code]).toEqual([429, 'cards_refused']);
    });
    expect((await place(ordered, randomUUID())).status).toBe(200);
    const bank = { ...ordered.body, checkoutId: randomUUID() };
    expect((await shop.post('create-paysera-checkout', bank, { ip })).status).toBe(200);
  });
});

describe('the letter about an unpaid order', () => {
  const expire = async (ordered: TestOrder) => {
    await shop.sql`update orders set expires_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    await shop.tick('expire-reservations');
    await shop.sql`update orders set cancelled_at = now() - interval '11 minutes' where order_number = ${ordered.orderNumber}`;
    for (const name of ['expire-reservations', 'send-outbox']) await shop.tick(name);
  };

  it('is sent once to whoever let the time pass', async () => {
    const ordered = await placeTestOrder(shop, 3);
    await expire(ordered);
    await expire(ordered);
    expect(await subjects(ordered.email)).toEqual([`Užsakymas ${ordered.orderNumber} neapmokėtas`]);
  });

  it('is not sent to whoever paid another order meanwhile, or turned back', async () => {
    const ordered = await placeTestOrder(shop, 3);
    const { url } = await (
      await shop.post('create-checkout', { ...ordered.body, checkoutId: randomUUID() }, { ip: '10.9.9.9' })
    ).json();
    await shop.pay(url);
    await eventually(async () => {
      const rows = await shop.sql`
        select 1 from orders where customer_email = ${ordered.email} and payment_status = 'paid'`;
      expect(rows).toHaveLength(1);
    });
    await expire(ordered);
    expect(await subjects(ordered.email)).not.toContain(`Užsakymas ${ordered.orderNumber} neapmokėtas`);

    const left = await placeTestOrder(shop, 3);
    const [row] = await shop.sql`select access_token from orders where order_number = ${left.orderNumber}`;
    await shop.post('cancel-checkout', { token: row?.['access_token'] });
    await shop.sql`update orders set cancelled_at = now() - interval '11 minutes' where order_number = ${left.orderNumber}`;
    for (const name of ['expire-reservations', 'send-outbox']) await shop.tick(name);
    expect(await subjects(left.email)).toEqual([]);
  });
});

describe('goods that have come', () => {
  it('are told with the last day to withdraw and a link for a review', async () => {
    const order = await paid();
    const sent = await office().shipParcel({
      ...{ orderId: order.orderId, lines: [{ line: order.line, quantity: 1 }], carrier: 'omniva', actor: 'admin' },
      trackingNumber: `CC${randomUUID().slice(0, 8).toUpperCase()}LT`,
    });
    const parcelId = sent.ok ? sent.value.parcelId : '';
    const came = await office().recordParcelState({ parcelId, state: 'delivered', actor: 'carrier' });
    expect(came).toEqual({ ok: true, value: { changed: true, status: 'delivered' } });
    await shop.tick('send-outbox');
    const mail = (await shop.inbox(order.email)).find(({ subject }) => subject.includes('pristatytas'));
    const [row] = await shop.sql`select access_token from orders where id = ${order.orderId}`;
    expect(mail?.text).toContain(`${shop.siteUrl}/lt/review?order=${row?.['access_token']}#`);
    expect(mail?.text).toMatch(/galite iki \d{4} m\. \S+ \d+ d\. imtinai/);
  });
});

describe('work on an order', () => {
  it('is refused with a code where it is not possible, and kept with who did it', async () => {
    const order = await paid();
    expect(await office().cancelOrder({ orderId: order.orderId, actor: 'admin', restock: true })).toMatchObject({
      ok: true,
    });
    expect(await office().cancelOrder({ orderId: order.orderId, actor: 'admin', restock: true })).toMatchObject({
      failure: { code: 'order_not_cancellable' },
    });
    expect(await office().addOrderNote(randomUUID(), 'x', 'admin')).toMatchObject({
      failure: { code: 'order_unknown' },
    });
    expect(await office().addOrderNote(order.orderId, 'Called back', 'admin')).toMatchObject({ ok: true });
    expect(await office().settleTask(randomUUID(), 'admin', '')).toMatchObject({ failure: { code: 'task_unknown' } });
  });
});
