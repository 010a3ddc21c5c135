import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ShopUnderTest, startShopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled, stateOf, type TestOrder } from './test-orders.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  shop = await startShopUnderTest();
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

/** The shopper came Back from the payment page, changed something, and orders again. */
async function orderAnew(before: TestOrder, name: 'create-checkout' | 'create-paysera-checkout', changes: object = {}) {
  const body = { ...before.body, checkoutId: randomUUID(), replaces: [before.body.checkoutId], ...changes };
  const response = await shop.post(name, body, { ip: randomUUID() });
  return { status: response.status, ...(await response.json()) };
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
