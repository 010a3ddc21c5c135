import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailTexts } from '#src/server/emails/texts/email-texts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled, stateOf, type TestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

/** The shopper came Back from the payment page, changed something, and orders again. */
async function orderAnew(before: TestOrder, name: 'create-checkout' | 'create-paysera-checkout', changes: object = {}) {
  const body = { ...before.body, checkoutId: randomUUID(), replaces: [before.body.checkoutId], ...changes };
  const response = await shop.post(name, body, { ip: randomUUID() });
  return { status: response.status, checkoutId: body.checkoutId, ...(await response.json()) };
}

/** What the page of this order is drawn from. */
async function orderPage({ orderNumber }: Pick<TestOrder, 'orderNumber'>) {
  const [row] = await shop.sql`select access_token from orders where order_number = ${orderNumber}`;
  return (await shop.get('order-details', { token: row?.['access_token'] })).json();
}

describe('an order that takes the place of one that was not paid', () => {
  it('has the last piece, which the earlier one held, and the earlier one can be paid no more', async () => {
    const before = await placeTestOrder(shop, 1);
    const after = await orderAnew(before, 'create-paysera-checkout');
    expect(after.status).toBe(200);
    expect(await stateOf(shop, before)).toEqual(['cancelled', 'failed', 1, 1]);
    expect((await shop.pay(before.url)).status).toBe(410);
    await shop.payByBank(after.url);
    await settled(shop, { ...before, orderNumber: after.orderNumber }, ['processing', 'paid', 0, 0]);
    await shop.tick('send-outbox');
    expect(await shop.inbox(before.email)).toHaveLength(1);
  });

  it('is not made when the earlier one was paid meanwhile: nobody pays twice by going Back', async () => {
    await shop.webhooks({ paused: true });
    const before = await placeTestOrder(shop, 2);
    await shop.pay(before.url);
    const after = await orderAnew(before, 'create-paysera-checkout');
    expect(after).toMatchObject({ status: 409, code: 'checkout_already_used', details: { status: 'processing' } });
    await shop.webhooks({ paused: false });
    await settled(shop, before, ['processing', 'paid', 1, 0]);
    const orders = await shop.sql`select from orders where customer_email = ${before.email}`;
    expect(orders).toHaveLength(1);
  });

  it('is not made either when the shop knows already that the earlier one is paid', async () => {
    const before = await placeTestOrder(shop, 2);
    await shop.pay(before.url);
    await settled(shop, before, ['processing', 'paid', 1, 0]);
    const after = await orderAnew(before, 'create-checkout', { locale: 'en' });
    expect(after).toMatchObject({ status: 409, code: 'checkout_already_used', details: { status: 'processing' } });
  });

  it('is made all the same when the earlier one is over, or never was', async () => {
    const before = await placeTestOrder(shop, 2);
    const [row] = await shop.sql`select access_token from orders where order_number = ${before.orderNumber}`;
    await shop.post('cancel-checkout', { token: row?.['access_token'] });
    expect((await orderAnew(before, 'create-checkout', { locale: 'en' })).status).toBe(200);
    expect((await orderAnew(before, 'create-checkout', { replaces: [randomUUID()] })).status).toBe(200);
  });

  it('stays the same order when it is asked for twice', async () => {
    const before = await placeTestOrder(shop, 2);
    const id = { checkoutId: randomUUID() };
    const [once, again] = [
      await orderAnew(before, 'create-paysera-checkout', id),
      await orderAnew(before, 'create-paysera-checkout', id),
    ];
    expect(again).toEqual(once);
  });
});

describe('an earlier order whose bank link is paid all the same', () => {
  /** What is owed back of this order's payments; `whole`: all that it came to. */
  const refundsOf = async (orderNumber: string) =>
    (
      await shop.sql`
        select reason, state, amount = total_amount as whole from refunds join orders on orders.id = order_id
        where order_number = ${orderNumber}`
    ).map((row) => ({ ...row }));
  const owed = { reason: 'double_payment', state: 'pending', whole: true };

  it('goes back when the order that took its place is paid: one purchase, one order, and the shopper is told which', async () => {
    const before = await placeTestOrder(shop, 3, {}, 'create-paysera-checkout');
    const after = await orderAnew(before, 'create-checkout');
    const standing = { ...before, orderNumber: after.orderNumber };
    await shop.pay(after.url);
    await settled(shop, standing, ['processing', 'paid', 2, 0]);
    await shop.payByBank(before.url);
    await eventually(async () => expect(await refundsOf(before.orderNumber)).toEqual([owed]));
    expect(await stateOf(shop, before)).toEqual(['cancelled', 'failed', 2, 0]);
    await shop.tick('send-outbox');
    const letters = await shop.inbox(before.email);
    expect(letters).toHaveLength(2);
    expect(letters.find(({ subject }) => subject.includes(before.orderNumber))?.text).toContain(
      emailTexts.lt.refundOwed.orderedAnew(after.orderNumber),
    );
    const tasks = await shop.sql`
      select kind from tasks join orders on orders.id = order_id where order_number = ${before.orderNumber}`;
    expect(tasks.map(({ kind }) => kind)).toEqual(['refund_by_bank']);
    expect(await orderPage(before)).toMatchObject({
      status: 'cancelled',
      standingOrder: after.orderNumber,
      payUrl: null,
    });
  });

  it('stands when it is paid first: the payment of its successor goes back, and the goods of that are free', async () => {
    const before = await placeTestOrder(shop, 3, {}, 'create-paysera-checkout');
    const after = await orderAnew(before, 'create-checkout');
    const successor = { ...before, orderNumber: after.orderNumber };
    await shop.payByBank(before.url);
    await settled(shop, before, ['processing', 'paid', 2, 1]);
    await shop.pay(after.url);
    await settled(shop, successor, ['cancelled', 'failed', 2, 0]);
    await shop.tick('send-refunds');
    await eventually(async () => expect(await refundsOf(after.orderNumber)).toEqual([{ ...owed, state: 'succeeded' }]));
    expect(await stateOf(shop, before)).toEqual(['processing', 'paid', 2, 0]);
    expect(await stateOf(shop, successor)).toEqual(['cancelled', 'failed', 2, 0]);
    // Neither page says that nothing was charged, and a person hears of it.
    const session = new URL(after.url).pathname.split('/').at(-1) ?? '';
    const status = await shop.get('order-status', { session_id: session });
    expect(await status.json()).toMatchObject({ orderNumber: after.orderNumber, state: 'refunding' });
    const page = await orderPage(successor);
    expect(page).toMatchObject({ standingOrder: before.orderNumber });
    expect(page.events.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['cancelled_paid_elsewhere', 'paid_twice']),
    );
    const [task] = await shop.sql`
      select kind, done_at, tasks.details ->> 'reason' as reason from tasks join orders on orders.id = order_id
      where order_number = ${after.orderNumber}`;
    expect({ ...task }).toEqual({ kind: 'payment_sent_back', done_at: null, reason: 'double_payment' });
  });

  it('three orders one after another are one purchase: the first link pays nothing more', async () => {
    const first = await placeTestOrder(shop, 3, {}, 'create-paysera-checkout');
    const second = await orderAnew(first, 'create-checkout');
    const third = await orderAnew(
      { ...first, body: { ...first.body, checkoutId: second.checkoutId } },
      'create-checkout',
      {
        locale: 'en',
      },
    );
    await shop.pay(third.url);
    await settled(shop, { ...first, orderNumber: third.orderNumber }, ['processing', 'paid', 2, 0]);
    await shop.payByBank(first.url);
    await eventually(async () => expect(await refundsOf(first.orderNumber)).toEqual([owed]));
    expect(await stateOf(shop, first)).toEqual(['cancelled', 'failed', 2, 0]);
  });

  it('is honoured when its successor was let go unpaid', async () => {
    const before = await placeTestOrder(shop, 3, {}, 'create-paysera-checkout');
    await orderAnew(before, 'create-checkout', { items: [{ ...before.body.items[0], quantity: 2 }] });
    await shop.sql`update orders set expires_at = now() - interval '1 minute' where status = 'pending'`;
    await shop.tick('expire-reservations');
    await shop.payByBank(before.url);
    await settled(shop, before, ['processing', 'paid', 2, 0]);
  });
});

describe('an order whose shopper was never sent to pay, since the shop was stopped in between', () => {
  it('is paid when it is asked for again at once', async () => {
    const before = await placeTestOrder(shop, 1);
    await shop.sql`update payments set provider_session_id = null, session_url = null
      where provider_session_id = ${before.session}`;
    const again = await shop.post('create-checkout', before.body, { ip: randomUUID() });
    expect(await again.json()).toMatchObject({ url: before.url, orderNumber: before.orderNumber });
  });

  it('makes way when too little of its time is left for the provider: the browser begins anew by itself', async () => {
    const before = await placeTestOrder(shop, 1);
    await shop.sql`update payments set provider_session_id = null, session_url = null
      where provider_session_id = ${before.session}`;
    await shop.sql`
      update orders set expires_at = expires_at - interval '5 minutes' where order_number = ${before.orderNumber}`;
    const again = await shop.post('create-checkout', before.body, { ip: randomUUID() });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'checkout_already_used', details: { status: 'cancelled' } });
    const anew = { ...before.body, checkoutId: randomUUID() };
    expect((await shop.post('create-checkout', anew, { ip: randomUUID() })).status).toBe(200);
  });
});
