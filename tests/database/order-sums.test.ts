import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import { hashCustomer } from '#src/server/order/customer-hash.ts';
import { placeOrder } from '#src/server/order/place-order.ts';
import { requestRefund } from '#src/server/payment/request-refund.ts';
import { addCoupon } from '#tests/support/coupon-rows.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import {
  couponColumns,
  expectSumsToAgree,
  type RandomOrder,
  randomOrder,
  requestFor,
} from '#tests/support/random-orders.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { faultsInStock, record } from './order-calls.ts';
import { caller, event } from './refund-calls.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
  for (const country of shippingCountries) {
    const locker = { id: `${country}-1`, name: 'Akropolis', address: 'Ozo g. 25', city: 'Vilnius', postcode: '07150' };
    const list = [{ ...locker, latitude: 54.7, longitude: 25.3 }];
    await database.sql`select replace_parcel_lockers('omniva', ${country}, ${database.sql.json(list)})`;
  }
});
afterAll(async () => {
  expect(await faultsInStock(database.sql)).toEqual([]);
  await database.close();
});

/** Puts what the order needs into the shop and orders it through the use case. */
async function place(order: RandomOrder) {
  const { sql } = database;
  const ids: string[] = [];
  for (const { price, salePrice } of order.products) {
    const id = `dress-${randomUUID().slice(0, 13)}`;
    await addProduct(sql, id, { price, salePrice, stock: { 'M/sage': 50 } });
    ids.push(id);
  }
  const products = [...new Set(order.coupon?.covers.map((place) => ids[place % ids.length] ?? ''))];
  const coupon = order.coupon && (await addCoupon(sql, { ...couponColumns(order.coupon), products }));
  const known = { checkoutId: randomUUID(), email: `${randomUUID()}@example.com`, couponCode: coupon?.code };
  const method = order.currency === 'USD' ? 'card' : order.method;
  const shopper = {
    method,
    userId: undefined,
    clientHash: randomUUID(),
    customerHash: hashCustomer('key', known.email),
  };
  return placeOrder(caller(sql), { ...requestFor(order, ids, known), ...known }, shopper, new Date());
}

/** Pays the order, takes pieces back one by one, then cancels what is left; every cent of it is owed back. */
async function payAndTakeBack(id: string, method: string, picks: readonly number[]) {
  const { sql } = database;
  const [row] = await sql`select total_amount, currency from orders where id = ${id}`;
  const paid = {
    order_id: id,
    session_id: `cs_${id}`,
    payment_id: `pi_${id}`,
    amount: row?.['total_amount'],
    currency: row?.['currency'],
  };
  const provider = method === 'card' ? 'stripe' : 'paysera';
  if (method !== 'none') {
    if (provider === 'stripe') expect((await record(sql, event(), 'paid', paid)).outcome).toBe('paid');
    else await sql`select record_payment_event('paysera', ${event()}, 'paid', ${sql.json(paid)})`;
  }
  const items = await sql<
    { id: string; quantity: number }[]
  >`select id, quantity from order_items where order_id = ${id}`;
  const pieces = items.flatMap((item) => Array.from({ length: item.quantity }, () => Number(item.id)));
  for (const pick of picks.slice(0, pieces.length - 1)) {
    const [line] = pieces.splice(pick % pieces.length, 1);
    const wish = { orderId: id, refundId: randomUUID(), reason: 'return', actor: 'admin' } as const;
    // A piece that cost nothing is no refund.
    await requestRefund(caller(sql), { ...wish, pieces: [{ line: line ?? 0, quantity: 1, restock: true }] });
  }
  await sql`select cancel_order(${id}, 'admin', true)`;
  const [sum] = await sql`
    select coalesce(sum(amount), 0)::int as charged, coalesce(sum(amount_eur), 0)::int as euro from refunds where order_id = ${id}`;
  return { ...sum, total: row?.['total_amount'] };
}

it('what the database keeps of any order agrees to the cent with itself and with what it is asked to give back', async () => {
  let taken = 0;
  const picks = fc.array(fc.nat(), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(randomOrder, picks, async (order, wished) => {
      const placed = await place(order);
      if (!placed.ok) {
        expect(['coupon_nothing_fits', 'coupon_minimum', 'total_too_small', 'delivery_not_available']).toContain(
          placed.failure.code,
        );
        return;
      }
      taken += 1;
      const { id } = placed.value;
      const [row] = await database.sql`select * from orders where id = ${id}`;
      const lines = await database.sql`select * from order_items where order_id = ${id} order by position`;
      expectSumsToAgree({ order: row ?? {}, lines });
      const [payment] = await database.sql`select amount, currency from payments where order_id = ${id}`;
      expect(payment).toEqual({ amount: row?.['total_amount'], currency: row?.['currency'] });
      const back = await payAndTakeBack(id, row?.['payment_method'], wished);
      expect(back).toEqual({ charged: back.total, euro: row?.['total_eur'], total: back.total });
    }),
    { numRuns: 60 },
  );
  expect(taken).toBeGreaterThan(35);
}, 120_000);
