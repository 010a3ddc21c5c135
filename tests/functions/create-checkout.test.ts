import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
beforeAll(async () => {
  await addProduct(shop.sql, 'linen-dress', { stock: { 'S/sage': 5, 'M/sage': 50, 'M/black': 2 } });
  await addProduct(shop.sql, 'wool-hat', { price: 3500, salePrice: 2500, stock: { '/camel': 30 } });
  await addProduct(shop.sql, 'hidden-coat', { active: false, stock: { 'M/navy': 3 } });
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const line = { id: 'linen-dress', quantity: 1, size: 'M', color: 'sage' };
const minimal = { items: [line], currency: 'EUR', locale: 'lt' };
const delivery = {
  name: 'Rūta Kazlauskaitė',
  phone: '8 612 34567',
  country: 'LT',
  postcode: '01103',
  city: 'Vilnius',
  street: 'Gedimino pr. 1-2',
  option: 'standard',
};
const whole = () => ({ ...minimal, checkoutId: randomUUID(), customerEmail: `${randomUUID()}@example.com`, delivery });

const checkout = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.post('create-checkout', body, { ip: randomUUID(), ...headers });
  return { status: response.status, body: await response.json() };
};
const counts = async () => {
  const [row] = await shop.sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from stock_reservations) as reservations,
      (select sum(reserved)::int from product_variants) as reserved`;
  return row;
};

describe('create-checkout', () => {
  it('takes the least that the specification sends and asks for the address on the payment page', async () => {
    const { status, body } = await checkout({ ...minimal, locale: 'en' });
    expect(status).toBe(200);
    expect(body.orderNumber).toMatch(/^GJ-\d{3}-\d{3}-\d{3}$/);
    const page = await (await fetch(body.url)).text();
    expect(page).toContain('postal_code');
    const [order] = await shop.sql`select * from orders where order_number = ${body.orderNumber}`;
    expect(order).toMatchObject({
      ...{ status: 'pending', language: 'en', currency: 'EUR', subtotal: 8900, shipping: 495, total_amount: 9395 },
      ...{ vat_amount: 1631, vat_basis_points: 2100, delivery_country: 'LT', delivery_option: 'standard' },
      ...{ delivery_street: null, customer_email: null },
    });
    expect(order?.['expires_at'].getTime() - order?.['created_at'].getTime()).toBe(31 * 60_000);
  });

  it('takes pasted text that no database can hold: half an emoji, a NUL', async () => {
    const pasted = { ...delivery, name: 'Rūta\ud83d', street: 'Pilies g. 1\u0000', note: 'Durys \ud83d\udeaa' };
    const { status, body } = await checkout({ ...whole(), delivery: pasted });
    expect(status).toBe(200);
    const [order] = await shop.sql`
      select delivery_name, delivery_street, delivery_note from orders where order_number = ${body.orderNumber}`;
    expect(order).toEqual({
      delivery_name: 'Rūta\ufffd',
      delivery_street: 'Pilies g. 1',
      delivery_note: 'Durys \u{1f6aa}',
    });
  });

  it('prices by its own rows: sale price, delivery by zone and threshold, dollars, VAT', async () => {
    const items = [line, { id: 'wool-hat', quantity: 2 }];
    const { body } = await checkout({ ...whole(), items, currency: 'USD', expectedTotal: 15_012 });
    const [order] = await shop.sql`select * from orders where order_number = ${body.orderNumber}`;
    expect(order).toMatchObject({
      ...{ subtotal: 15_012, shipping: 0, total_amount: 15_012, rate_millionths: 1_080_000 },
      ...{ subtotal_eur: 13_900, total_eur: 13_900, vat_eur: 2412, customer_phone: '+37061234567' },
      ...{ delivery_postcode: 'LT-01103', delivery_name: 'Rūta Kazlauskaitė' },
    });
  });

  it('charges Finland’s fee and Lithuania’s VAT until the shop is registered abroad', async () => {
    const finland = { ...delivery, country: 'FI', postcode: '00100', phone: '+358401234567', option: 'express' };
    const { body } = await checkout({ ...whole(), delivery: finland });
    const [order] =
      await shop.sql`select shipping, vat_basis_points, vat_country from orders where order_number = ${body.orderNumber}`;
    expect(order).toEqual({ shipping: 1795, vat_basis_points: 2100, vat_country: 'LT' });
    await shop.sql`update settings set value = 'true' where key = 'oss_registered'`;
    const after = await checkout({ ...whole(), delivery: finland });
    await shop.sql`update settings set value = 'false' where key = 'oss_registered'`;
    const [foreign] =
      await shop.sql`select vat_basis_points, vat_country from orders where order_number = ${after.body.orderNumber}`;
    expect(foreign).toEqual({ vat_basis_points: 2550, vat_country: 'FI' });
  });

  it('answers the same payment page to the same checkout, also when both come at once', async () => {
    const body = whole();
    const answers = await Promise.all([checkout(body), checkout(body), checkout(body)]);
    const again = await checkout(body);
    expect(new Set([...answers, again].map((answer) => answer.body.url)).size).toBe(1);
    const orders = await shop.sql`select 1 from orders where checkout_id = ${body.checkoutId}`;
    expect(orders).toHaveLength(1);
    const changed = await checkout({ ...body, items: [{ ...line, quantity: 2 }] });
    expect(changed).toMatchObject({ status: 409, body: { code: 'checkout_already_used' } });
  });

  it('makes order and reservation in one round trip after one reading', async () => {
    const original = globalThis.fetch;
    const calls: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.startsWith(shop.backendUrl)) calls.push(new URL(url).pathname.replace('/rest/v1/rpc/', ''));
      return original(input, init);
    });
    expect((await checkout(whole())).status).toBe(200);
    expect(calls).toEqual(['take_rate_limit', 'read_checkout_facts', 'place_order', 'attach_payment_session']);
  });

  it('takes the user from the token alone', async () => {
    const password = 'a-long-password';
    const email = `${randomUUID()}@example.com`;
    const auth = (route: string, body: object) =>
      fetch(`${shop.backendUrl}/auth/v1/${route}`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_test', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((response) => response.json());
    await auth('signup', { email, password });
    await shop.sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
    const { access_token: token, user } = await auth('token?grant_type=password', { email, password });
    const authorization = `Bearer ${token}`;
    const { body } = await checkout({ ...whole(), userId: user.id }, { authorization });
    const [order] = await shop.sql`select user_id from orders where order_number = ${body.orderNumber}`;
    expect(order).toEqual({ user_id: user.id });
    for (const [userId, headers] of [
      [randomUUID(), { authorization }],
      [user.id, {}],
      [user.id, { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }],
    ] as const) {
      const refused = await checkout({ ...whole(), userId }, headers);
      expect(refused).toMatchObject({ status: 403, body: { code: 'user_mismatch' } });
    }
  });
});

const bad: readonly (readonly [string, unknown, number, string])[] = [
  ['a price in a line', { ...minimal, items: [{ ...line, price: 1 }] }, 400, 'invalid_request'],
  ['a total of its own', { ...minimal, total: 1 }, 400, 'invalid_request'],
  ['another total than ours', { ...minimal, expectedTotal: 1 }, 409, 'price_changed'],
  ['an unknown currency', { ...minimal, currency: 'GBP' }, 400, 'invalid_request'],
  ['an unknown language', { ...minimal, locale: 'de' }, 400, 'invalid_request'],
  ['quantity −1', { ...minimal, items: [{ ...line, quantity: -1 }] }, 400, 'invalid_request'],
  ['quantity 0', { ...minimal, items: [{ ...line, quantity: 0 }] }, 400, 'invalid_request'],
  ['quantity 1.5', { ...minimal, items: [{ ...line, quantity: 1.5 }] }, 400, 'invalid_request'],
  ['quantity 10⁹', { ...minimal, items: [{ ...line, quantity: 10 ** 9 }] }, 400, 'invalid_request'],
  ['quantity "2"', { ...minimal, items: [{ ...line, quantity: '2' }] }, 400, 'invalid_request'],
  ['more than there is', { ...minimal, items: [{ ...line, color: 'black', quantity: 3 }] }, 409, 'out_of_stock'],
  [
    'more than there is, in two lines',
    { ...minimal, items: Array(3).fill({ ...line, color: 'black' }) },
    409,
    'out_of_stock',
  ],
  [
    'more of one thing than an order takes',
    { ...minimal, items: [{ id: 'wool-hat', quantity: 25 }] },
    409,
    'out_of_stock',
  ],
  ['an unknown product', { ...minimal, items: [{ ...line, id: 'no-such' }] }, 400, 'invalid_products'],
  ['an inactive product', { ...minimal, items: [{ ...line, id: 'hidden-coat' }] }, 400, 'invalid_products'],
  ['an unknown size', { ...minimal, items: [{ ...line, size: 'XXS' }] }, 400, 'variant_unknown'],
  ['an unknown colour', { ...minimal, items: [{ ...line, color: 'red' }] }, 400, 'variant_unknown'],
  ['no size where there are two', { ...minimal, items: [{ ...line, size: '' }] }, 400, 'variant_ambiguous'],
  ['no items', { ...minimal, items: [] }, 400, 'invalid_request'],
  ['51 lines', { ...minimal, items: Array(51).fill(line) }, 400, 'invalid_request'],
  ['another’s user id', { ...minimal, userId: '8f14e45f-ceea-467f-9d6a-1f2e3d4c5b6a' }, 403, 'user_mismatch'],
  ['a user id that is none', { ...minimal, userId: "' or 1=1" }, 400, 'invalid_request'],
  ['an e-mail that is none', { ...minimal, customerEmail: 'ruta' }, 400, 'invalid_request'],
  [
    'a postcode of another country',
    { ...minimal, delivery: { ...delivery, postcode: '1050' } },
    400,
    'postcode_invalid',
  ],
  ['a phone that is none', { ...minimal, delivery: { ...delivery, phone: '12345' } }, 400, 'phone_invalid'],
  [
    'next day to Latvia',
    {
      ...minimal,
      delivery: { ...delivery, country: 'LV', postcode: 'LV-1050', phone: '+37129123456', option: 'premium' },
    },
    400,
    'delivery_not_available',
  ],
  ['a country that we do not serve', { ...minimal, delivery: { ...delivery, country: 'FR' } }, 400, 'invalid_request'],
  ['an empty object', {}, 400, 'invalid_request'],
  ['a list', [], 400, 'invalid_request'],
  ['null', null, 400, 'invalid_request'],
  ['a broken body', '{"items":', 400, 'body_not_json'],
  ['an empty body', '', 400, 'body_not_json'],
  ['a huge body', JSON.stringify({ ...minimal, note: 'x'.repeat(40_000) }), 413, 'body_too_large'],
];

describe('what is refused, without order and without reservation', () => {
  it.each(bad)('%s', async (_, body, status, code) => {
    const before = await counts();
    const answer = await checkout(body);
    expect(answer).toMatchObject({ status, body: { code, requestId: expect.any(String) } });
    expect(answer.body.error.length).toBeGreaterThan(10);
    expect(await counts()).toEqual(before);
  });

  it('says which products, in the words of the specification', async () => {
    const items = [{ ...line, id: 'no-such' }, line, { ...line, id: 'hidden-coat' }];
    const { body } = await checkout({ ...minimal, items });
    expect(body).toMatchObject({
      error: 'Invalid product IDs: no-such, hidden-coat',
      details: { ids: ['no-such', 'hidden-coat'] },
    });
  });

  it('a foreign origin, another method, another content type', async () => {
    const before = await counts();
    expect(await checkout(minimal, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await checkout(minimal, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect((await shop.get('create-checkout')).status).toBe(405);
    expect(await counts()).toEqual(before);
  });

  it('whoever asks too often', async () => {
    const ip = '203.0.113.9';
    const answers: number[] = [];
    for (let tries = 0; tries < 62; tries += 1) answers.push((await checkout({}, { ip })).status);
    expect(answers.filter((status) => status === 400)).toHaveLength(60);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });

  it('a total that is too small to be charged', async () => {
    await addProduct(shop.sql, 'penny-button', { price: 10, stock: { '/': 5 } });
    await shop.sql`update shipping_zones set standard_fee = 0 where country = 'LT'`;
    const answer = await checkout({ ...minimal, items: [{ id: 'penny-button', quantity: 1 }] });
    await shop.sql`update shipping_zones set standard_fee = 495 where country = 'LT'`;
    expect(answer).toMatchObject({ status: 422, body: { code: 'total_too_small' } });
  });
});

describe('delivery-options', () => {
  it('tells the checkout page what the server will charge', async () => {
    const response = await shop.get('delivery-options');
    const body = await response.json();
    expect(body.zones.map((zone: { country: string }) => zone.country)).toEqual(['LT', 'LV', 'EE', 'PL', 'DE', 'FI']);
    expect(body.zones[0]).toMatchObject({ standardFee: 495, freeFrom: 10_000, vatBasisPoints: 2100 });
    expect(body.zones[0].options.map((option: { code: string }) => option.code)).toEqual([
      'standard',
      'express',
      'premium',
    ]);
    expect(body.zones[1].options.map((option: { code: string }) => option.code)).toEqual(['standard', 'express']);
    expect(body.estimate).toEqual({ fee: 500, freeFrom: 10_000 });
    expect(body.rates).toEqual({ EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 });
    expect(body.zones[0].options[0].promisedFrom <= body.zones[0].options[0].promisedTo).toBe(true);
  });
});
