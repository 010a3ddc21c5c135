import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCoupon } from '#tests/support/coupon-rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { delivery } from './test-orders.ts';

const shop = shopUnderTest();
beforeAll(async () => {
  await addProduct(shop.sql, 'linen-dress', { stock: { 'M/sage': 200 } });
  await addProduct(shop.sql, 'wool-hat', { price: 3500, salePrice: 2500, stock: { '/camel': 200 } });
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const dress = { id: 'linen-dress', quantity: 1, size: 'M', color: 'sage' };
const hat = { id: 'wool-hat', quantity: 1, size: '', color: 'camel' };
const email = () => `${randomUUID()}@example.com`;
const whole = () => ({
  ...{ items: [dress], currency: 'EUR', locale: 'lt', checkoutId: randomUUID(), customerEmail: email(), delivery },
});

async function post(name: string, body: unknown, ip: string = randomUUID()) {
  const response = await shop.post(name, body, { ip });
  return { status: response.status, body: await response.json() };
}
const check = (code: string, items: readonly object[] = [dress], ip?: string) =>
  post('check-coupon', { code, items }, ip);
const checkout = (body: object, name = 'create-checkout') => post(name, body);
const orderOf = async (orderNumber: string) =>
  (await shop.sql`select * from orders where order_number = ${orderNumber}`)[0];

describe('check-coupon', () => {
  it('answers what a code takes off this cart, at the shop’s own prices and however it is typed', async () => {
    const { code } = await addCoupon(shop.sql, { value: 15 });
    const answer = await check(` ${code.toLowerCase()} `, [dress, { ...hat, quantity: 2 }]);
    expect(answer.body).toEqual({
      ...{ code, kind: 'percent', value: 15, minimumGoods: 0, covers: null, discount: 2085 },
    });
  });

  it('names the products of the cart that it covers', async () => {
    const { code } = await addCoupon(shop.sql, { kind: 'fixed', value: 5000, products: ['wool-hat'] });
    expect((await check(code, [dress, hat])).body).toMatchObject({ covers: ['wool-hat'], discount: 2500 });
    expect(await check(code)).toMatchObject({ status: 422, body: { code: 'coupon_nothing_fits' } });
  });

  it('says of an unknown code nothing else, whether it never was or is switched off', async () => {
    const { code } = await addCoupon(shop.sql, { active: false });
    const answers = [await check(code), await check('NEVER-WAS'), await check('ačiū!')];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'requestId']);
      expect(body).toMatchObject({ code: 'coupon_unknown', error: 'This coupon is not known' });
    }
  });

  it.each([
    ['not yet', { valid_from: '2999-01-01T00:00:00Z' }, 422, 'coupon_not_yet_valid', { from: expect.any(String) }],
    ['no longer', { valid_until: '2026-01-02T00:00:00Z' }, 422, 'coupon_expired', undefined],
    ['below its sum', { minimum_goods: 10_000 }, 422, 'coupon_minimum', { missing: 1100, minimum: 10_000 }],
  ] as const)('says why a code is not taken: %s', async (_, columns, status, code, details) => {
    const coupon = await addCoupon(shop.sql, columns);
    const answer = await check(coupon.code);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.details).toEqual(details);
  });

  it('refuses a body that it does not know, and other sites', async () => {
    expect(await post('check-coupon', { code: 'A', items: [dress], price: 1 })).toMatchObject({ status: 400 });
    expect(await post('check-coupon', { code: 'A'.repeat(81), items: [dress] })).toMatchObject({ status: 400 });
    const foreign = await shop.post(
      'check-coupon',
      { code: 'ABC', items: [dress] },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
  });

  it('cannot be asked for ever, by itself or by way of the checkout', async () => {
    const ip = randomUUID();
    const { code } = await addCoupon(shop.sql);
    for (let asked = 0; asked < 40; asked += 1) await check('WRONG-CODE', [dress], ip);
    for (let asked = 0; asked < 20; asked += 1) {
      const { body } = await post('create-checkout', { ...whole(), couponCode: 'WRONG-CODE' }, ip);
      expect(body.code).toBe('coupon_unknown');
    }
    expect(await check(code, [dress], ip)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const ordered = await post('create-checkout', { ...whole(), couponCode: code }, ip);
    expect(ordered).toMatchObject({ status: 429 });
    expect(await post('create-checkout', whole(), ip)).toMatchObject({ status: 200 });
  });
});

describe('a checkout with a coupon', () => {
  it('charges less, in cents that agree everywhere, and is paid by card for exactly that', async () => {
    const { code } = await addCoupon(shop.sql, { value: 33, products: ['wool-hat'] });
    const items = [dress, { ...hat, quantity: 3 }];
    const { body } = await checkout({ ...whole(), items, couponCode: code, expectedTotal: 13_925 });
    const order = await orderOf(body.orderNumber);
    expect(order).toMatchObject({
      subtotal: 16_400,
      discount: 2475,
      shipping: 0,
      total_amount: 13_925,
      coupon_code: code,
    });
    const lines =
      await shop.sql`select discount, total from order_items where order_id = ${order?.['id']} order by position`;
    expect([...lines]).toEqual([
      { discount: 0, total: 8900 },
      { discount: 2475, total: 5025 },
    ]);
    await shop.pay(body.url);
    await eventually(async () => expect((await orderOf(body.orderNumber))?.['payment_status']).toBe('paid'));
  });

  it('works in dollars, by bank and in the minimal request', async () => {
    const { code } = await addCoupon(shop.sql, { kind: 'fixed', value: 1000 });
    const dollars = await checkout({ ...whole(), currency: 'USD', couponCode: code });
    expect(await orderOf(dollars.body.orderNumber)).toMatchObject({
      ...{ subtotal: 9612, discount: 1080, shipping: 535, total_amount: 9067, discount_eur: 1000, total_eur: 8395 },
    });
    const bank = await checkout({ ...whole(), couponCode: code }, 'create-paysera-checkout');
    expect(await orderOf(bank.body.orderNumber)).toMatchObject({ total_amount: 8395 });
    const minimal = await checkout({ items: [dress], currency: 'EUR', locale: 'en', couponCode: code });
    expect(await orderOf(minimal.body.orderNumber)).toMatchObject({ total_amount: 8395, customer_email: null });
  });

  it('holds the threshold of free delivery against what is left of the goods', async () => {
    const { code } = await addCoupon(shop.sql, { value: 20 });
    const { body } = await checkout({ ...whole(), items: [dress, hat], couponCode: code });
    expect(await orderOf(body.orderNumber)).toMatchObject({ subtotal: 11_400, discount: 2280, shipping: 495 });
  });

  it('lets the standard fee fall away, and leaves express its addition', async () => {
    const coupon = await addCoupon(shop.sql, { kind: 'free_shipping', value: 0 });
    const standard = await checkout({ ...whole(), couponCode: coupon.code });
    expect(await orderOf(standard.body.orderNumber)).toMatchObject({ discount: 0, shipping: 0, total_amount: 8900 });
    const express = { ...delivery, option: 'express' };
    const faster = await checkout({ ...whole(), delivery: express, couponCode: coupon.code });
    expect(await orderOf(faster.body.orderNumber)).toMatchObject({ shipping: 500, total_amount: 9400 });
    const saved = await shop.sql`select amount_eur from coupon_redemptions where coupon_id = ${coupon.id}`;
    expect(saved.map((row) => row['amount_eur'])).toEqual([495, 495]);
  });

  it('refuses another total than the shopper saw, and a code that is not taken, and reserves nothing', async () => {
    const { code } = await addCoupon(shop.sql);
    const seen = await checkout({ ...whole(), couponCode: code, expectedTotal: 9395 });
    expect(seen).toMatchObject({ status: 409, body: { code: 'price_changed', details: { total: 8505 } } });
    const unknown = await checkout({ ...whole(), couponCode: 'NEVER-WAS' });
    expect(unknown).toMatchObject({ status: 422, body: { code: 'coupon_unknown' } });
    const bare = await checkout({ ...whole(), couponCode: undefined });
    expect(await orderOf(bare.body.orderNumber)).toMatchObject({ discount: 0, coupon_code: null });
  });

  it('knows a customer again under another spelling of the address, and waits for the order that is open', async () => {
    const { code } = await addCoupon(shop.sql, { maximum_per_customer: 1 });
    const name = `ruta${randomUUID().slice(0, 8)}`;
    const first = await checkout({ ...whole(), customerEmail: `${name}@gmail.com`, couponCode: code });
    expect(first.status).toBe(200);
    const disguised = `${name[0]}.${name.slice(1)}+again@GoogleMail.com`;
    const again = await checkout({ ...whole(), customerEmail: disguised, couponCode: code });
    expect(again).toMatchObject({ status: 409, body: { code: 'coupon_used_already', details: { waiting: true } } });
    const nobody = await checkout({ items: [dress], currency: 'EUR', locale: 'en', couponCode: code });
    expect(nobody).toMatchObject({ status: 422, body: { code: 'coupon_needs_email' } });
    const order = await orderOf(first.body.orderNumber);
    await shop.post('cancel-checkout', { token: order?.['access_token'] });
    expect((await checkout({ ...whole(), customerEmail: disguised, couponCode: code })).status).toBe(200);
  });

  it('is the same checkout when it is sent again, and another one with another coupon', async () => {
    const { code } = await addCoupon(shop.sql, { maximum_redemptions: 1 });
    const body = { ...whole(), couponCode: code };
    const answers = [await checkout(body), await checkout(body)];
    expect(answers[1]).toEqual(answers[0]);
    const other = await checkout({ ...body, couponCode: undefined });
    expect(other).toMatchObject({ status: 409, body: { code: 'checkout_already_used' } });
  });

  it('says the code and what it took off in the mail that confirms the order', async () => {
    const { code } = await addCoupon(shop.sql);
    const request = { ...whole(), couponCode: code };
    const { body } = await checkout(request);
    await shop.pay(body.url);
    await eventually(async () => expect((await orderOf(body.orderNumber))?.['payment_status']).toBe('paid'));
    await shop.tick('send-outbox');
    const [mail] = await shop.inbox(request.customerEmail);
    expect(mail?.text).toContain(`Nuolaida (${code}): −8,90\u00a0€`);
    expect(mail?.html).toContain(`Nuolaida (${code})`);
  });
});

describe('a checkout of nothing', () => {
  const free = async () => (await addCoupon(shop.sql, { value: 100 })).code;
  const estonia = { ...delivery, country: 'EE', postcode: '10111', phone: '+37251234567' };
  beforeAll(() => shop.sql`update shipping_zones set standard_fee = 0 where country = 'EE'`);

  it('is paid at once without a provider, and leads to its own page', async () => {
    const request = { ...whole(), delivery: estonia, couponCode: await free(), expectedTotal: 0 };
    const { status, body } = await checkout(request, 'create-paysera-checkout');
    expect(status).toBe(200);
    const order = await orderOf(body.orderNumber);
    expect(order).toMatchObject({
      ...{ total_amount: 0, payment_method: 'none', status: 'processing', payment_status: 'paid' },
    });
    expect(body.url).toBe(`${shop.siteUrl}/lt/checkout-success?session_id=${order?.['id']}`);
    const session = new URL(body.url).searchParams.get('session_id') ?? '';
    const news = await (await shop.get('order-status', { session_id: session })).json();
    expect(news).toMatchObject({ orderNumber: body.orderNumber, state: 'paid' });
    expect(await checkout(request, 'create-paysera-checkout')).toEqual({ status, body });
    await shop.tick('send-outbox');
    const [mail, ...more] = await shop.inbox(request.customerEmail);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Iš viso: 0,00\u00a0€');
    expect(mail?.text).toContain('Nuolaidos kodu');
  });

  it('needs to know who orders and where it goes', async () => {
    const request = { ...whole(), delivery: estonia, couponCode: await free() };
    const nobody = await checkout({ ...request, customerEmail: undefined });
    expect(nobody).toMatchObject({ status: 400, body: { details: { field: 'customerEmail' } } });
    await shop.sql`update shipping_zones set standard_fee = 0 where country = 'LT'`;
    const nowhere = await checkout({ ...request, delivery: undefined });
    await shop.sql`update shipping_zones set standard_fee = 495 where country = 'LT'`;
    expect(nowhere).toMatchObject({ status: 400, body: { details: { field: 'delivery' } } });
  });

  it('is not one of a few cents, which nobody can charge', async () => {
    const { code } = await addCoupon(shop.sql, { kind: 'fixed', value: 8851 });
    const small = await checkout({ ...whole(), delivery: estonia, couponCode: code });
    expect(small).toMatchObject({ status: 422, body: { code: 'total_too_small', details: { total: 49 } } });
    const enough = await addCoupon(shop.sql, { kind: 'fixed', value: 8850 });
    expect((await checkout({ ...whole(), delivery: estonia, couponCode: enough.code })).status).toBe(200);
  });
});
