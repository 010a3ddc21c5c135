import { createHmac, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { shopUnderTest } from './shop-under-test.ts';
import {
  eventOf as orderEvent,
  settled as orderSettled,
  stateOf as orderState,
  placeTestOrder,
  type TestOrder,
} from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn'] });
afterEach(async () => {
  await shop.webhooks({ double: false, shuffle: false, delaySeconds: 0, paused: false });
  await shop.mailTrouble({ down: false, fail: 0 });
});

const order = (stock: number, changes: object = {}) => placeTestOrder(shop, stock, changes);
const stateOf = (ordered: TestOrder) => orderState(shop, ordered);
const settled = (ordered: TestOrder, state: readonly unknown[]) => orderSettled(shop, ordered, state);
const eventOf = (ordered: TestOrder, type?: string) => orderEvent(shop, ordered, type);

function webhook(body: string, header: string | undefined) {
  const headers: Record<string, string> = header === undefined ? {} : { 'stripe-signature': header };
  return shop.run('stripe-webhook', new Request(`${shop.siteUrl}/w`, { method: 'POST', body, headers }));
}

function sign(body: string, at = Math.floor(Date.now() / 1000), secret = shop.webhookSecret) {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

const status = async (session: string) => (await shop.get('order-status', { session_id: session })).json();

describe('a paid order', () => {
  it('goes from the request to one confirmation mail in its language', async () => {
    const ordered = await order(3);
    expect(await status(ordered.session)).toEqual({
      orderNumber: ordered.orderNumber,
      state: 'waiting',
      firstName: 'Rūta',
      orderToken: expect.any(String),
    });
    const paid = await shop.pay(ordered.url);
    expect(paid.location).toBe(`${shop.siteUrl}/lt/checkout-success?session_id=${ordered.session}`);
    await settled(ordered, ['processing', 'paid', 2, 0]);
    expect(await status(ordered.session)).toMatchObject({ state: 'paid' });
    await shop.tick('send-outbox');
    await shop.tick('send-outbox');
    const [mail, ...more] = await shop.inbox(ordered.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Užsakymas ${ordered.orderNumber} priimtas`);
    for (const part of [
      'Lininė suknelė',
      '89,00\u00a0€',
      '93,95\u00a0€',
      'LT-01103 Vilnius',
      `${shop.siteUrl}/lt/withdraw`,
      'UAB „Gija“',
    ]) {
      expect(mail?.text).toContain(part);
    }
    const [run] = await shop.sql`select succeeded from job_runs where job = 'send-outbox' limit 1`;
    expect(run).toEqual({ succeeded: true });
  });

  it('learns the address of a minimal order from the payment page', async () => {
    const ordered = await order(3, { customerEmail: undefined, delivery: undefined, locale: 'en' });
    const address = {
      shipping_name: 'Ona Onaitė',
      line1: 'Ozo g. 25',
      city: 'Vilnius',
      postal_code: '08217',
      country: 'LT',
    };
    await shop.pay(ordered.url, { ...address, phone: '+37060000000', email: 'ona@example.com' });
    await settled(ordered, ['processing', 'paid', 2, 0]);
    const [row] = await shop.sql`
      select customer_email, delivery_name, delivery_street, delivery_city from orders where order_number = ${ordered.orderNumber}`;
    expect(row).toEqual({
      customer_email: 'ona@example.com',
      delivery_name: 'Ona Onaitė',
      delivery_street: 'Ozo g. 25',
      delivery_city: 'Vilnius',
    });
    await shop.tick('send-outbox');
    expect(await shop.inbox('ona@example.com')).toHaveLength(1);
  });

  it('is one order, one stock change and one mail after 100 deliveries side by side', async () => {
    const ordered = await order(3);
    await shop.pay(ordered.url);
    const event = await eventOf(ordered);
    await shop.resend(event.id, 100);
    await settled(ordered, ['processing', 'paid', 2, 0]);
    await Promise.all([shop.tick('send-outbox'), shop.tick('send-outbox'), shop.tick('send-outbox')]);
    expect(await shop.inbox(ordered.email)).toHaveLength(1);
    const movements =
      await shop.sql`select change from stock_movements where variant_id = ${ordered.variant} and kind = 'sale'`;
    expect([...movements]).toEqual([{ change: -1 }]);
  });

  it('comes out the same with doubled and shuffled messages', async () => {
    await shop.webhooks({ double: true, shuffle: true });
    const ordered = await order(3);
    await shop.pay(ordered.url, { number: '4000 0000 0000 0002' });
    await shop.pay(ordered.url);
    await settled(ordered, ['processing', 'paid', 2, 0]);
    await shop.tick('send-outbox');
    expect(await shop.inbox(ordered.email)).toHaveLength(1);
  });

  it('gets its mail once the mail provider is up again, and only one', async () => {
    await shop.mailTrouble({ down: true });
    const ordered = await order(3);
    await shop.pay(ordered.url);
    await settled(ordered, ['processing', 'paid', 2, 0]);
    for (let minute = 0; minute < 3; minute += 1) {
      await shop.tick('send-outbox');
      await shop.sql`update outbox set next_attempt_at = now() where recipient = ${ordered.email}`;
    }
    const [waiting] = await shop.sql`select state, attempts from outbox where recipient = ${ordered.email}`;
    expect(waiting).toMatchObject({ state: 'waiting' });
    expect(waiting?.['attempts']).toBeGreaterThanOrEqual(3);
    await shop.mailTrouble({ down: false });
    await shop.tick('send-outbox');
    await shop.tick('send-outbox');
    expect(await shop.inbox(ordered.email)).toHaveLength(1);
    expect(await stateOf(ordered)).toEqual(['processing', 'paid', 2, 0]);
  });

  it('gets one mail even when the provider’s answer is lost', async () => {
    await shop.mailTrouble({ lose: 1 });
    const ordered = await order(3);
    await shop.pay(ordered.url);
    await settled(ordered, ['processing', 'paid', 2, 0]);
    await shop.tick('send-outbox');
    await shop.sql`update outbox set next_attempt_at = now() where recipient = ${ordered.email}`;
    await shop.tick('send-outbox');
    expect(await shop.inbox(ordered.email)).toHaveLength(1);
    const [row] = await shop.sql`select state from outbox where recipient = ${ordered.email}`;
    expect(row).toEqual({ state: 'sent' });
  });
});

describe('messages that are not believed', () => {
  it('forged, stale, re-serialised, unsigned: refused, and the order stays as it was', async () => {
    await shop.webhooks({ paused: true });
    const ordered = await order(3);
    await shop.pay(ordered.url);
    const body = JSON.stringify(await eventOf(ordered));
    const minutesAgo = Math.floor(Date.now() / 1000) - 301;
    for (const [text, header] of [
      [body, undefined],
      [body, ''],
      [body, sign(body, undefined, 'whsec_other_secret')],
      [body, sign(body, minutesAgo)],
      [JSON.stringify(JSON.parse(body), null, 2), sign(body)],
      [body.replace('9395', '1'), sign(body)],
      [body, 't=abc,v1=00'],
    ] as const) {
      const response = await webhook(text, header);
      expect([response.status, (await response.json()).code]).toEqual([400, 'signature_invalid']);
    }
    expect(await stateOf(ordered)).toEqual(['pending', 'unpaid', 3, 1]);
    const response = await webhook(body, sign(body));
    expect([response.status, (await response.json()).outcome]).toEqual([200, 'paid']);
    expect(await stateOf(ordered)).toEqual(['processing', 'paid', 2, 0]);
  });

  it('a message for an unknown order is acknowledged, kept, and changes nothing', async () => {
    const session = {
      id: 'cs_test_stranger',
      metadata: {},
      payment_status: 'paid',
      amount_total: 100,
      currency: 'eur',
    };
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { ...session, object: 'checkout.session', payment_intent: 'pi_x', customer_details: null } },
    });
    const response = await webhook(body, sign(body));
    expect([response.status, (await response.json()).outcome]).toEqual([200, 'unknown_order']);
  });

  it('messages of other kinds are acknowledged without effect', async () => {
    const body = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    });
    const response = await webhook(body, sign(body));
    expect([response.status, (await response.json()).outcome]).toEqual([200, 'not_ours']);
  });
});

describe('a payment that does not happen', () => {
  const cancel = (token: string) => shop.post('cancel-checkout', { token });
  const tokenOf = async (ordered: TestOrder) => {
    const [row] = await shop.sql`select access_token from orders where order_number = ${ordered.orderNumber}`;
    return String(row?.['access_token']);
  };

  it('declined: the goods stay held and another card may pay', async () => {
    const ordered = await order(3);
    await shop.pay(ordered.url, { number: '4000 0000 0000 0002' });
    await eventually(async () => {
      const rows = await shop.sql`
        select 1 from order_events join orders on orders.id = order_id
        where order_number = ${ordered.orderNumber} and code = 'payment_declined'`;
      expect(rows).toHaveLength(1);
    });
    expect(await stateOf(ordered)).toEqual(['pending', 'unpaid', 3, 1]);
    await shop.pay(ordered.url);
    await settled(ordered, ['processing', 'paid', 2, 0]);
  });

  it('cancelled: turning back ends the session and frees the stock at once', async () => {
    const ordered = await order(3);
    const response = await cancel(await tokenOf(ordered));
    expect(await response.json()).toEqual({ orderNumber: ordered.orderNumber, state: 'cancelled' });
    expect(await stateOf(ordered)).toEqual(['cancelled', 'failed', 3, 0]);
    expect((await shop.pay(ordered.url)).status).toBe(410);
    expect(await status(ordered.session)).toMatchObject({ state: 'cancelled' });
    expect(await (await cancel(await tokenOf(ordered))).json()).toMatchObject({ state: 'cancelled' });
  });

  it('cancelled after it was paid: stays paid', async () => {
    await shop.webhooks({ paused: true });
    const ordered = await order(3);
    await shop.pay(ordered.url);
    expect(await (await cancel(await tokenOf(ordered))).json()).toMatchObject({ state: 'paid' });
    await shop.webhooks({ paused: false });
    await settled(ordered, ['processing', 'paid', 2, 0]);
  });

  it('the payment page’s way back carries the token', async () => {
    const ordered = await order(3);
    const page = await (await fetch(ordered.url)).text();
    expect(page).toContain(`/lt/checkout?cancelled=${await tokenOf(ordered)}`);
  });

  it('a guessed token frees nothing', async () => {
    expect((await cancel(randomUUID())).status).toBe(404);
    expect((await shop.post('cancel-checkout', { token: '1' })).status).toBe(400);
    expect((await shop.get('order-status', { session_id: 'cs_test_guessed' })).status).toBe(404);
  });

  it('abandoned: the job frees the stock when the time is over', async () => {
    const ordered = await order(3);
    await shop.sql`update orders set expires_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    await shop.tick('expire-reservations');
    expect(await stateOf(ordered)).toEqual(['cancelled', 'failed', 3, 0]);
  });

  it('abandoned, then paid after all when the last piece is gone: the money is owed back and the shopper told', async () => {
    const ordered = await order(1);
    await shop.sql`update orders set expires_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    await shop.tick('expire-reservations');
    const rival = await shop.post('create-checkout', {
      ...ordered.body,
      checkoutId: randomUUID(),
      customerEmail: 'rival@example.com',
    });
    expect(rival.status).toBe(200);
    await shop.pay(ordered.url);
    await settled(ordered, ['cancelled', 'paid', 1, 1]);
    expect(await status(ordered.session)).toMatchObject({ state: 'refunding' });
    await shop.tick('send-outbox');
    const [mail] = await shop.inbox(ordered.email);
    expect(mail?.subject).toBe(`Grąžinsime mokėjimą už užsakymą ${ordered.orderNumber}`);
    const [refund] = await shop.sql`
      select refunds.amount, refunds.state from refunds join orders on orders.id = order_id where order_number = ${ordered.orderNumber}`;
    expect(refund).toEqual({ amount: 9395, state: 'pending' });
  });
});
