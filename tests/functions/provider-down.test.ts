import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest({ quiet: ['log', 'error'] });
beforeAll(async () => {
  // Nobody listens on this port; the functions read the environment at their first request.
  process.env['STRIPE_API_URL'] = 'http://127.0.0.1:9';
});

it('says that paying is not possible now and frees the stock at once', async () => {
  const [variant] = await addProduct(shop.sql, 'linen-dress', { stock: { 'M/sage': 5 } });
  const items = [{ id: 'linen-dress', quantity: 1 }];
  const checkoutId = randomUUID();
  const response = await shop.post('create-checkout', { items, currency: 'EUR', locale: 'lt', checkoutId });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'payment_unavailable' });
  const [order] = await shop.sql`select status, payment_status from orders where checkout_id = ${checkoutId}`;
  expect(order).toEqual({ status: 'cancelled', payment_status: 'failed' });
  const [stock] = await shop.sql`select on_hand, reserved from product_variants where id = ${variant?.id ?? ''}`;
  expect(stock).toEqual({ on_hand: 5, reserved: 0 });
});
