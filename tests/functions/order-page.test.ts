import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type OrderDetails, orderDetailsResponse } from '#src/contracts/order-details.ts';
import { shop as office } from '#src/server/wiring.ts';
import { eventually } from '#tests/support/eventually.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled, type TestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

async function rowOf({ orderNumber }: TestOrder) {
  const [row] = await shop.sql<{ id: string; token: string; line: string }[]>`
    select orders.id, access_token as token, order_items.id as line
    from orders join order_items on order_items.order_id = orders.id where order_number = ${orderNumber}`;
  if (row === undefined) throw new Error('no such order');
  return { id: row.id, token: row.token, line: Number(row.line) };
}

/** A paid order of `pieces` of one dress. */
async function paid(changes: object = {}, pieces = 1) {
  const ordered = await placeTestOrder(shop, 5);
  const again = { ...ordered.body, items: ordered.body.items.map((item) => ({ ...item, quantity: pieces })) };
  const own = { ...again, checkoutId: randomUUID(), customerEmail: `${randomUUID()}@example.com`, ...changes };
  const response = await shop.post('create-checkout', own, { ip: randomUUID() });
  const { orderNumber, url } = await response.json();
  const order = { ...ordered, orderNumber, url, email: own.customerEmail };
  await shop.pay(url);
  await settled(shop, order, ['processing', 'paid', 5 - pieces, 1]);
  return { ...order, ...(await rowOf(order)) };
}

const ask = (token: string) => shop.get('order-details', { token });
async function detailsOf(token: string): Promise<OrderDetails> {
  const response = await ask(token);
  expect(response.status).toBe(200);
  return orderDetailsResponse.parse(await response.json());
}
const send = (orderId: string, lines?: { line: number; quantity: number }[]) =>
  office().shipParcel({
    ...{ orderId, lines, carrier: 'omniva', actor: 'admin' },
    trackingNumber: randomUUID().replaceAll('-', ''),
  });
const move = (parcelId: string, state: 'picked_up' | 'in_transit' | 'delivered') =>
  office().recordParcelState({ parcelId, state, actor: 'carrier' });

describe('the page of an order', () => {
  it('shows what was ordered and nothing that it does not need', async () => {
    const order = await paid({ currency: 'USD' }, 2);
    const response = await ask(order.token);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    for (const secret of [order.email, order.id, order.token, '+37061234567', 'cs_', 'pi_', 'client_hash'])
      expect(text).not.toContain(secret);
    expect(orderDetailsResponse.parse(JSON.parse(text))).toMatchObject({
      ...{ orderNumber: order.orderNumber, status: 'processing', paymentStatus: 'paid', paymentMethod: 'card' },
      ...{ currency: 'USD', heldUntil: null, company: null, parcels: [], refunds: [], events: [] },
      lines: [{ name: { lt: 'Lininė suknelė' }, quantity: 2, unitPrice: 9612, unitPriceEuro: 8900, refunded: 0 }],
      sums: { goods: 19_224, discount: 0, total: 19_224, totalEuro: 17_800 },
      delivery: { street: 'Gedimino pr. 1-2', city: 'Vilnius', locker: null },
      documents: { invoice: true, creditNotes: [] },
      rights: { canWithdraw: true, withdrawUntil: null, canReturn: false },
    });
  });

  it('tells the way of several parcels, of which one has come', async () => {
    const { id, line, token } = await paid({}, 2);
    const first = await send(id, [{ line, quantity: 1 }]);
    if (!first.ok) throw new Error('not sent');
    await move(first.value.parcelId, 'in_transit');
    await move(first.value.parcelId, 'delivered');
    await send(id);
    const details = await detailsOf(token);
    expect(details.status).toBe('shipped');
    expect(details.parcels).toMatchObject([
      { carrier: 'omniva', state: 'delivered', items: [{ line, quantity: 1 }] },
      { state: 'preparing', deliveredAt: null, items: [{ line, quantity: 1 }] },
    ]);
    expect(details.events.map(({ code, parcel }) => [code, parcel])).toEqual([
      ['parcel_shipped', 0],
      ['parcel_in_transit', 0],
      ['parcel_delivered', 0],
      ['parcel_shipped', 1],
    ]);
    expect(details.rights).toMatchObject({ canWithdraw: true, withdrawUntil: null, canReturn: true });
  });

  it('tells a refund from the day it is owed, and its credit note', async () => {
    const { id, line, token } = await paid({}, 2);
    const pieces = [{ line, quantity: 1, restock: true }];
    await office().requestRefund({
      ...{ orderId: id, refundId: randomUUID(), reason: 'cancellation', pieces, actor: 'admin' },
    });
    expect((await detailsOf(token)).refunds).toMatchObject([{ amount: 8900, state: 'owed', madeAt: null, by: 'card' }]);
    await shop.tick('issue-documents');
    await shop.tick('send-refunds');
    await eventually(async () => expect((await detailsOf(token)).paymentStatus).toBe('partially_refunded'));
    await shop.tick('issue-documents');
    const details = await detailsOf(token);
    expect(details.refunds).toMatchObject([{ amount: 8900, state: 'made', madeAt: expect.any(String) }]);
    expect(details.lines).toMatchObject([{ quantity: 2, refunded: 1 }]);
    expect(details.documents.creditNotes).toEqual([
      { label: expect.stringMatching(/^GJK \d{6}$/), number: expect.any(Number) },
    ]);
  });

  it('tells an order that was left unpaid, one paid by bank and one that waits', async () => {
    const left = await placeTestOrder(shop, 1);
    const { token } = await rowOf(left);
    expect(await detailsOf(token)).toMatchObject({
      status: 'pending',
      heldUntil: expect.any(String),
      payUrl: left.url,
      paidAt: null,
    });
    await shop.post('cancel-checkout', { token });
    const details = await detailsOf(token);
    expect(details).toMatchObject({ status: 'cancelled', paymentStatus: 'failed', heldUntil: null });
    expect(details.events).toMatchObject([{ code: 'cancelled_by_shopper' }]);
    expect(details.rights).toMatchObject({ canWithdraw: false, canReturn: false });

    const bank = await placeTestOrder(shop, 1, {}, 'create-paysera-checkout');
    await shop.payByBank(bank.url);
    await settled(shop, bank, ['processing', 'paid', 0, 0]);
    expect(await detailsOf((await rowOf(bank)).token)).toMatchObject({ paymentMethod: 'bank', paymentStatus: 'paid' });
  });

  it('is not opened by a token that nobody has, nor by what is no token: all are answered alike', async () => {
    const answers: unknown[] = [];
    for (const token of [
      randomUUID(),
      'x',
      '',
      "' or true --",
      'a'.repeat(100),
      '00000000-0000-0000-0000-000000000000',
    ]) {
      const response = await ask(token);
      const { requestId, ...body } = await response.json();
      expect(requestId).toEqual(expect.any(String));
      answers.push([response.status, body]);
    }
    const unknown = [404, { error: 'The order was not found', code: 'order_unknown' }];
    expect(answers).toEqual(answers.map(() => unknown));
    expect((await shop.get('order-details')).status).toBe(400);
    expect((await ask('a'.repeat(101))).status).toBe(400);
  });

  it('is reached from the success page, within a day', async () => {
    const { session, token, id } = await paid();
    const [payment] = await shop.sql`select provider_session_id as session from payments where order_id = ${id}`;
    const status = async () =>
      (await shop.get('order-status', { session_id: String(payment?.['session'] ?? session) })).json();
    expect(await status()).toMatchObject({ state: 'paid', orderToken: token });
    await shop.sql`update orders set created_at = now() - interval '25 hours' where id = ${id}`;
    expect(await status()).toMatchObject({ state: 'paid', orderToken: null });
  });
});

const post = async (name: string, body: object, ip: string = randomUUID()) => {
  const started = performance.now();
  const response = await shop.post(name, body, { ip });
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text(), took: performance.now() - started };
};
/** A right number that no order has. */
const unknownNumber = 'GJ-572-400-000';

/** As if so many had asked before. */
const takeTries = (bucket: string, subject: string, tries: number) =>
  shop.sql`select count(take_rate_limit(${bucket}, ${subject}, 1000, 600)) from generate_series(1, ${tries})`;

describe('tracking', () => {
  it('tells states alone, by the number of the order or of the parcel, to whoever knows the e-mail', async () => {
    const { email, id, orderNumber } = await paid({}, 2);
    const states = async (number: string) => JSON.parse((await post('track-order', { number, email })).text);
    expect(await states(orderNumber)).toEqual({ found: true, states: ['preparing'], isDemonstration: false });
    await send(id);
    const [parcel] = await shop.sql`select id, tracking_number from parcels where order_id = ${id}`;
    await move(String(parcel?.['id']), 'in_transit');
    for (const number of [orderNumber, orderNumber.toLowerCase().replaceAll('-', ' '), parcel?.['tracking_number']])
      expect(await states(String(number))).toMatchObject({ states: ['in_transit'] });
    const shouted = await post('track-order', { number: orderNumber, email: ` ${email.toUpperCase()} ` });
    expect(JSON.parse(shouted.text)).toMatchObject({ found: true });
  });

  it('answers what nobody has, another’s order and what is no number with the same bytes, after the same time', async () => {
    const { email, orderNumber } = await paid();
    const other = await paid();
    const questions = [
      { number: orderNumber, email: 'someone@example.com' },
      { number: orderNumber, email: other.email },
      { number: orderNumber },
      { number: unknownNumber, email },
      { number: 'ABC', email },
      { number: 'ZZZZ99999999', email },
      { number: 'DEMO00000004', email },
    ];
    for (const question of questions) {
      const { took, ...answer } = await post('track-order', question);
      expect(answer).toMatchObject({ status: 200, text: '{"found":false}' });
      expect(took).toBeGreaterThan(240);
    }
    expect((await post('track-order', { number: orderNumber, email })).took).toBeGreaterThan(240);
  });

  it('gives the three demonstration numbers one of the five states, without an e-mail', async () => {
    const answer = JSON.parse((await post('track-order', { number: 'demo 0000 0002' })).text);
    expect(answer).toEqual({ found: true, states: [expect.stringMatching(/^[a-z_]+$/)], isDemonstration: true });
  });

  it('is limited by address and by number, known or not', async () => {
    const { email, orderNumber } = await paid();
    for (const number of [orderNumber, 'QQQQ00000001']) {
      await takeTries('track-number', number, 19);
      expect((await post('track-order', { number, email })).status).toBe(200);
      expect((await post('track-order', { number, email })).status).toBe(429);
    }
    const ip = randomUUID();
    await takeTries('track-order', office().http.hashAddress(ip), 29);
    expect((await post('track-order', { number: 'GJ-000-000-000', email }, ip)).status).toBe(200);
    expect((await post('track-order', { number: 'GJ-000-000-000', email }, ip)).status).toBe(429);
  });

  it.each([
    [{}, 'number'],
    [{ number: '' }, 'number'],
    [{ number: 'x'.repeat(61) }, 'number'],
    [{ number: 7 }, 'number'],
    [{ number: orderLike(), email: 'x'.repeat(255) }, 'email'],
    [{ number: orderLike(), userId: randomUUID() }, ''],
  ])('refuses %j', async (body, field) => {
    const { status, text } = await post('track-order', body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'invalid_request', ...(field && { details: { field } }) });
  });
});

function orderLike(): string {
  return unknownNumber;
}

describe('the link of an order by mail', () => {
  it('goes to the order’s own address, once in a while, and opens the page', async () => {
    const { email, id, orderNumber, token } = await paid();
    await shop.sql`delete from outbox where order_id = ${id}`;
    for (const _ of [1, 2]) await post('order-link', { number: orderNumber, email: email.toUpperCase() });
    await shop.tick('send-outbox');
    const [mail, ...more] = await shop.inbox(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Jūsų užsakymo ${orderNumber} nuoroda`);
    const [, found = ''] = /\/lt\/order\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(found).toBe(token);
    expect((await detailsOf(found)).orderNumber).toBe(orderNumber);
  });

  it('answers the same bytes after the same time whether there is such an order or not, and writes to nobody else', async () => {
    const { email, orderNumber } = await paid();
    const owed = async () => (await shop.sql`select id from outbox where kind = 'order_link'`).length;
    const before = await owed();
    const { took, ...known } = await post('order-link', { number: orderNumber, email });
    expect(await owed()).toBe(before + 1);
    expect(known).toMatchObject({ status: 200, text: '{"ok":true}' });
    expect(took).toBeGreaterThan(240);
    const others = [
      { number: orderNumber, email: 'someone@example.com' },
      { number: unknownNumber, email },
      { number: 'rubbish', email },
      { number: orderNumber, email: 'rubbish' },
    ];
    for (const other of others) {
      const { took: otherTook, ...answer } = await post('order-link', other);
      expect(answer).toEqual(known);
      expect(otherTook).toBeGreaterThan(240);
    }
    expect(await owed()).toBe(before + 1);
  });

  it('says nothing when the number or the mailbox has had its share', async () => {
    const { email, orderNumber } = await paid();
    await takeTries('order-link-number', orderNumber, 20);
    const { status, text } = await post('order-link', { number: orderNumber, email });
    expect([status, text]).toEqual([200, '{"ok":true}']);
    expect(await shop.sql`select id from outbox where kind = 'order_link' and recipient = ${email}`).toHaveLength(0);
  });
});
