import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shop as office } from '#src/server/wiring.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

/** A dress in M that was paid and has come, with a size L of three beside it. */
async function delivered() {
  const ordered = await placeTestOrder(shop, 3);
  await shop.pay(ordered.url);
  await settled(shop, ordered, ['processing', 'paid', 2, 0]);
  const [large] = await shop.sql<{ id: string }[]>`
    insert into product_variants (product_id, sku, size, color, on_hand)
    values (${ordered.id}, ${`${ordered.id.toUpperCase()}-L`}, 'L', 'sage', 3) returning id`;
  const [row] = await shop.sql<{ id: string; token: string }[]>`
    select id, access_token as token from orders where order_number = ${ordered.orderNumber}`;
  const orderId = row?.id ?? '';
  const trackingNumber = randomUUID().replaceAll('-', '');
  const sent = await office().shipParcel({ orderId, lines: undefined, carrier: 'dpd', trackingNumber, actor: 'admin' });
  if (!sent.ok) throw new Error(sent.failure.code);
  await office().recordParcelState({ parcelId: sent.value.parcelId, state: 'delivered', actor: 'carrier' });
  return { ...ordered, orderId, token: row?.token ?? '', large: large?.id ?? '' };
}
type Delivered = Awaited<ReturnType<typeof delivered>>;

const ip = () => ({ ip: randomUUID() });
const optionsOf = async ({ token }: { readonly token: string }) => {
  const response = await shop.get('return-options', { token });
  return { status: response.status, body: await response.json() };
};

async function ask(order: Delivered, changes: object = {}) {
  const { body } = await optionsOf(order);
  const [line] = body.lines;
  const response = await shop.post(
    'request-return',
    {
      ...{ requestId: randomUUID(), token: order.token, reason: 'return' },
      lines: [{ line: line.line, variant: line.variant, quantity: 1 }],
      ...changes,
    },
    ip(),
  );
  return { status: response.status, body: await response.json() };
}

const lastReturn = async ({ orderId }: Delivered) => {
  const [row] = await shop.sql<{ id: string; line: string; variant: string }[]>`
    select returns.id, order_item_id as line, variant_id as variant
    from returns join return_items on return_id = returns.id where order_id = ${orderId}`;
  return { id: row?.id ?? '', line: Number(row?.line), variant: row?.variant ?? '' };
};

describe('return-options', () => {
  it('tells what may come back, until when, for how much, and the other sizes', async () => {
    const order = await delivered();
    const { body, status } = await optionsOf(order);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{
        orderNumber: order.orderNumber,
        currency: 'EUR',
        labelCost: 0,
        paidBy: 'card',
        returnDays: 30,
        holdDays: 30,
      },
      lines: [{ size: 'M', quantity: 1, mayReturn: true, worth: [8900], sizes: [{ size: 'L', free: 3 }] }],
    });
    expect(JSON.stringify(body)).not.toContain(order.email);
  });

  it('answers a token that nobody has like one that never was', async () => {
    expect(await optionsOf({ token: randomUUID() })).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
    expect((await optionsOf({ token: 'guess' })).status).toBe(400);
  });

  it('is kept by nobody', async () => {
    const { token } = await delivered();
    expect((await shop.get('return-options', { token })).headers.get('cache-control')).toBe('no-store');
  });
});

describe('request-return', () => {
  it('takes a return to its refund: letters, stock and money, each once', async () => {
    const order = await delivered();
    const requestId = randomUUID();
    const first = await ask(order, { requestId });
    expect(first).toMatchObject({ status: 200, body: { goods: 8900, labelCost: 0, reason: 'return' } });
    expect((await optionsOf(order)).body.lines).toMatchObject([{ quantity: 0, mayReturn: false }]);
    const { id, line, variant } = await lastReturn(order);
    expect((await office().openReturns()).map(({ return_id }) => return_id)).toContain(id);
    await office().sendReturnLabel({
      returnId: id,
      carrier: 'omniva',
      trackingNumber: 'CC123456789LT',
      actor: 'admin',
    });
    const lines = [{ line, variant, quantity: 1, condition: 'as_new' as const, restock: true }];
    await office().receiveReturn({ returnId: id, lines, actor: 'admin' });
    for (const _ of [1, 2])
      expect(await office().acceptReturn({ returnId: id, actor: 'admin' })).toEqual({
        ok: true,
        value: { refundId: id },
      });
    await shop.tick('send-refunds');
    // The delivery was ours to bring; it does not go back.
    await settled(shop, order, ['returned', 'partially_refunded', 3, 0]);
    for (const _ of [1, 2]) await shop.tick('send-outbox');
    const subjects = (await shop.inbox(order.email)).map(({ subject }) => subject);
    const number = `${order.orderNumber}-R1`;
    for (const subject of [
      `Ką daryti toliau: grąžinimas ${number}`,
      `Grąžinimo ${number} siuntos numeris`,
      `Grąžinome pinigus už užsakymą ${order.orderNumber}`,
    ])
      expect(subjects.filter((one) => one === subject)).toHaveLength(1);
  });

  it('sent again answers the same return', async () => {
    const order = await delivered();
    const { body } = await optionsOf(order);
    const { line, variant } = body.lines[0];
    const request = { requestId: randomUUID(), lines: [{ line, variant, quantity: 1 }] };
    const answers = [await ask(order, request), await ask(order, request)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const rows = await shop.sql`select id from returns where order_id = ${order.orderId}`;
    expect(rows).toHaveLength(1);
  });

  it('holds the new size of an exchange, and tells who comes too late', async () => {
    const order = await delivered();
    const { body } = await optionsOf(order);
    const { line, variant } = body.lines[0];
    const lines = [{ line, variant, quantity: 1, exchangeVariant: order.large }];
    await shop.sql`select adjust_stock(${order.large}, -3, 'adjustment', 'lost', 'test')`;
    expect(await ask(order, { reason: 'exchange', lines })).toMatchObject({
      status: 409,
      body: { code: 'size_sold_out', details: { line, left: 0 } },
    });
    await shop.sql`select adjust_stock(${order.large}, 1, 'delivery', 'found', 'test')`;
    expect(await ask(order, { reason: 'exchange', lines })).toMatchObject({ status: 200, body: { goods: null } });
    expect(await ask(order, { reason: 'return', lines: [{ line, variant, quantity: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'pieces_taken', details: { left: 0 } },
    });
  });

  it('takes a complaint with its words, at no cost', async () => {
    const order = await delivered();
    expect(await ask(order, { reason: 'complaint', note: 'Iširo siūlė.' })).toMatchObject({
      status: 200,
      body: { labelCost: 0 },
    });
    const [row] = await shop.sql`select note from returns where order_id = ${order.orderId}`;
    expect(row?.['note']).toBe('Iširo siūlė.');
  });

  it.each([
    ['a complaint without words', { reason: 'complaint' }],
    ['an exchange without a new size', { reason: 'exchange' }],
    ['nothing chosen', { lines: [] }],
    ['no piece of a line', { lines: [{ line: 1, variant: randomUUID(), quantity: 0 }] }],
    ['a withdrawal, which has a page of its own', { reason: 'withdrawal' }],
    ['a refund of the shopper’s own', { amount: 1_000_000 }],
  ])('refuses %s', async (_, changes) => {
    const order = await delivered();
    expect(await ask(order, changes)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('refuses a foreign origin, an unknown token and another shopper’s line', async () => {
    const [order, other] = [await delivered(), await delivered()];
    expect(await ask(order, { token: randomUUID() })).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
    const { body } = await optionsOf(other);
    const { line, variant } = body.lines[0];
    expect(await ask(order, { lines: [{ line, variant, quantity: 1 }] })).toMatchObject({
      body: { code: 'pieces_taken' },
    });
    const foreign = await shop.post('request-return', {}, { origin: 'https://example.org', ...ip() });
    expect(foreign.status).toBe(403);
  });

  it('lets one address try thirty times in ten minutes', async () => {
    const from = ip();
    const tries = await Promise.all(Array.from({ length: 32 }, () => shop.post('request-return', {}, from)));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

it('the job that frees late exchanges runs and writes down that it ran', async () => {
  const order = await delivered();
  const { body } = await optionsOf(order);
  const { line, variant } = body.lines[0];
  await ask(order, { reason: 'exchange', lines: [{ line, variant, quantity: 1, exchangeVariant: order.large }] });
  await shop.sql`update returns set requested_at = now() - interval '31 days' where order_id = ${order.orderId}`;
  expect(await shop.tick('release-late-exchanges')).toEqual({ released: 1 });
  const [run] = await shop.sql`select succeeded from job_runs where job = 'release-late-exchanges'`;
  expect(run?.['succeeded']).toBe(true);
});
