import { randomUUID } from 'node:crypto';
import type { JSONValue } from 'postgres';
import { describe, expect, it } from 'vitest';
import { addCoupon, type CouponRow } from '#tests/support/coupon-rows.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { couponOrder, redemptionsOf } from './coupon-calls.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, paidDetails, place, record, statesOf, stockOf } from './order-calls.ts';

const database = databaseUnderTest(noFaultsInStock);

async function dress(stock = 9, category?: string): Promise<VariantRow> {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  const [variant] = await addProduct(database.sql, id, { stock: { 'S/red': stock } });
  if (variant === undefined) throw new Error('no variant');
  if (category !== undefined) await database.sql`update products set category = ${category} where id = ${id}`;
  return variant;
}
const read = async (code: string, products: readonly string[]) =>
  (await database.sql`select read_coupon(${code}, ${[...products]}) as coupon`)[0]?.['coupon'];
const placeWith = (piece: VariantRow, coupon: CouponRow, more = {}) =>
  place(database.sql, couponOrder(piece, coupon, more));

describe('read_coupon', () => {
  it('knows a coupon by its code, and nothing of one that is not active', async () => {
    const piece = await dress();
    const coupon = await addCoupon(database.sql, { minimum_goods: 500 });
    expect(await read(coupon.code, [piece.productId])).toMatchObject({
      ...{ id: coupon.id, kind: 'percent', value: 10, minimum_goods: 500, covers: null, used_up: false },
    });
    const asleep = await addCoupon(database.sql, { active: false });
    expect(await read(asleep.code, [piece.productId])).toBeNull();
    expect(await read('NOBODY', [])).toBeNull();
  });

  it('covers the products and categories that it names, and what stands below them', async () => {
    const [own, sandal, shoe, other] = [
      await dress(),
      await dress(9, 'women-sandals'),
      await dress(9, 'women-shoes'),
      await dress(9, 'men-shoes'),
    ];
    const all = [own, sandal, shoe, other].map(({ productId }) => productId);
    const coupon = await addCoupon(database.sql, { products: [own.productId], categories: ['women-shoes'] });
    expect((await read(coupon.code, all)).covers).toEqual(
      [own, sandal, shoe].map(({ productId }) => productId).toSorted(),
    );
  });

  it('does not open up to everything when the only goods that it names are deleted', async () => {
    const [gone, other] = [await dress(), await dress()];
    const coupon = await addCoupon(database.sql, { products: [gone.productId] });
    await database.sql`delete from coupon_products where coupon_id = ${coupon.id}`;
    expect((await read(coupon.code, [gone.productId, other.productId])).covers).toEqual([]);
  });
});

describe('an order with a coupon', () => {
  it('redeems it in the same transaction, and keeps its code', async () => {
    const piece = await dress();
    const coupon = await addCoupon(database.sql);
    const customer = 'a'.repeat(64);
    const order = await placeWith(piece, coupon, { customer });
    expect(order).toMatchObject({ ok: true, total_amount: 8900 - 890 + 495 });
    expect(await redemptionsOf(database.sql, coupon)).toEqual([
      { order_id: order.order_id, customer_hash: customer, amount_eur: 890, released: false },
    ]);
    const [row] = await database.sql`select coupon_code from orders where id = ${order.order_id}`;
    expect(row).toEqual({ coupon_code: coupon.code });
  });

  const long = '2026-01-01T00:00:00Z';
  it.each([
    ['gone', { active: false }, 'coupon_unknown'],
    ['not begun', { valid_from: '2999-01-01T00:00:00Z' }, 'coupon_not_yet_valid'],
    ['over', { valid_from: '2025-01-01T00:00:00Z', valid_until: long }, 'coupon_expired'],
    ['of another value', { value: 9 }, 'coupon_changed'],
    ['of another kind', { kind: 'fixed', value: 10 }, 'coupon_changed'],
    ['for more', { minimum_goods: 8901 }, 'coupon_minimum'],
    ['for a mailbox each', { maximum_per_customer: 1 }, 'coupon_needs_email'],
  ] as const)('is refused under lock when it is %s, and nothing is written', async (_, columns, code) => {
    const piece = await dress();
    const coupon = await addCoupon(database.sql, columns);
    const answer = await place(database.sql, couponOrder(piece, { ...coupon, kind: 'percent', value: 10 }, {}));
    expect(answer).toMatchObject({ ok: false, code });
    expect(await stockOf(database.sql, piece.id)).toEqual({ on_hand: 9, reserved: 0 });
    expect(await redemptionsOf(database.sql, coupon)).toEqual([]);
  });

  it('says how much is missing', async () => {
    const coupon = await addCoupon(database.sql, { minimum_goods: 10_000 });
    expect(await placeWith(await dress(), coupon)).toMatchObject({ missing: 1100, minimum: 10_000 });
  });

  it('is refused when the discount lies on goods that it no longer covers', async () => {
    const piece = await dress();
    const coupon = await addCoupon(database.sql, { categories: ['women-shoes'] });
    expect(await placeWith(piece, coupon)).toMatchObject({ ok: false, code: 'coupon_changed' });
  });

  it('is a fault of ours with a discount and no coupon, or nothing to pay and a provider', async () => {
    const piece = await dress();
    const bare = { ...(couponOrder(piece, await addCoupon(database.sql)) as Record<string, JSONValue>), coupon: null };
    await expect(place(database.sql, bare)).rejects.toThrow('without a coupon');
    const free = orderPayload([[piece, 1]], { unitPrice: 8900, order: { total_amount: 0, shipping: 0 } });
    await expect(place(database.sql, free)).rejects.toThrow();
  });

  it('counts its uses in all and by mailbox, and frees them with the order', async () => {
    const piece = await dress();
    const twice = await addCoupon(database.sql, { maximum_redemptions: 2 });
    const [first] = [await placeWith(piece, twice), await placeWith(piece, twice)];
    expect(await placeWith(piece, twice)).toMatchObject({ ok: false, code: 'coupon_used_up' });
    await database.sql`select cancel_checkout(${first.access_token})`;
    expect(await placeWith(piece, twice)).toMatchObject({ ok: true });

    const each = await addCoupon(database.sql, { maximum_per_customer: 1 });
    const [ruta, jonas] = [{ customer: 'b'.repeat(64) }, { customer: 'c'.repeat(64) }];
    const own = await placeWith(piece, each, ruta);
    expect(await placeWith(piece, each, ruta)).toMatchObject({ code: 'coupon_used_already', waiting: true });
    expect(await placeWith(piece, each, jonas)).toMatchObject({ ok: true });
    await record(database.sql, `evt_${randomUUID()}`, 'paid', paidDetails(own));
    expect(await placeWith(piece, each, ruta)).toMatchObject({ code: 'coupon_used_already', waiting: false });
  });

  it('gives its coupon back when it is cancelled after it was paid', async () => {
    const piece = await dress();
    const once = await addCoupon(database.sql, { maximum_redemptions: 1 });
    const order = await placeWith(piece, once);
    await record(database.sql, `evt_${randomUUID()}`, 'paid', paidDetails(order));
    expect(await placeWith(piece, once)).toMatchObject({ code: 'coupon_used_up' });
    await database.sql`update orders set status = 'cancelled' where id = ${order.order_id}`;
    expect(await placeWith(piece, once)).toMatchObject({ ok: true });
  });

  it('shows the coupon as used up only to others than the orders that still wait', async () => {
    const piece = await dress();
    const once = await addCoupon(database.sql, { maximum_redemptions: 1 });
    const order = await placeWith(piece, once);
    expect((await read(once.code, [piece.productId])).used_up).toBe(false);
    await record(database.sql, `evt_${randomUUID()}`, 'paid', paidDetails(order));
    expect((await read(once.code, [piece.productId])).used_up).toBe(true);
  });

  it('that is paid too late takes its coupon again, above the limit too, and the administrator is told', async () => {
    const piece = await dress();
    const once = await addCoupon(database.sql, { maximum_redemptions: 1 });
    const late = await placeWith(piece, once);
    await database.sql`select cancel_checkout(${late.access_token})`;
    const other = await placeWith(piece, once);
    expect(other.ok).toBe(true);
    await record(database.sql, `evt_${randomUUID()}`, 'paid', paidDetails(late));
    expect(await statesOf(database.sql, late.order_id)).toEqual(['processing', 'paid']);
    expect((await redemptionsOf(database.sql, once)).map(({ released }) => released)).toEqual([false, false]);
    const notes = await database.sql`
      select order_id, details from order_events where code = 'coupon_over_limit' and order_id in ${database.sql([late.order_id, other.order_id])}`;
    expect([...notes]).toEqual([{ order_id: late.order_id, details: { coupon: once.code } }]);
    await database.sql`select cancel_checkout(${other.access_token})`;
    expect(await placeWith(piece, once)).toMatchObject({ ok: false, code: 'coupon_used_up' });
  });
});

describe('an order of nothing', () => {
  const free = (piece: VariantRow, coupon: CouponRow, more = {}) =>
    couponOrder(piece, coupon, { shipping: 0, ...more });

  it('is paid when it is placed: goods sold, coupon used, mail owed', async () => {
    const piece = await dress();
    const gift = await addCoupon(database.sql, { value: 100 });
    const order = await place(database.sql, free(piece, gift));
    expect(order).toMatchObject({ ok: true, created: true, total_amount: 0, status: 'processing' });
    expect(await statesOf(database.sql, order.order_id)).toEqual(['processing', 'paid']);
    expect(await stockOf(database.sql, piece.id)).toEqual({ on_hand: 8, reserved: 0 });
    const mails = await database.sql`select kind from outbox where order_id = ${order.order_id}`;
    expect([...mails]).toEqual([{ kind: 'order_confirmation' }]);
    const [status] = await database.sql`select read_order_status(${order.order_id}) as status`;
    expect(status?.['status']).toMatchObject({ order_number: order.order_number, payment_status: 'paid' });
  });

  it('is answered again to the same request, and stays one', async () => {
    const piece = await dress();
    const gift = await addCoupon(database.sql, { value: 100, maximum_redemptions: 1 });
    const payload = free(piece, gift, { order: { checkout_id: randomUUID() } });
    const first = await place(database.sql, payload);
    expect(await place(database.sql, payload)).toMatchObject({ ok: true, created: false, order_id: first.order_id });
    expect(await stockOf(database.sql, piece.id)).toEqual({ on_hand: 8, reserved: 0 });
  });
});
