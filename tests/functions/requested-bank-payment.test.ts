import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { delivery } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

const ask = async (name: string, body: object) => {
  const response = await shop.post(name, body, { ip: randomUUID() });
  return { status: response.status, body: await response.json() };
};
async function product(stock: Record<string, number> = { 'M/sage': 3 }) {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { stock, salePrice: 5900 });
  return id;
}
/** The least that the specification sends, and the token in the address that it is answered. */
async function request(changes: object = {}) {
  const id = await product();
  const minimal = { items: [{ id, quantity: 2, size: '', color: '' }], currency: 'EUR', locale: 'ru', ...changes };
  const answer = await ask('create-paysera-checkout', minimal);
  expect(answer.status).toBe(200);
  const url = new URL(answer.body.url);
  return { id, answer: answer.body, url, token: url.searchParams.get('request') ?? '' };
}
const placed = async () => {
  const [row] = await shop.sql`
    select (select count(*)::int from orders) as orders, (select coalesce(sum(reserved), 0)::int from product_variants) as held`;
  return { ...row };
};

describe('a bank payment that is asked for with items, currency and language alone', () => {
  it('is answered with our own page, and nothing is ordered or held yet', async () => {
    const before = await placed();
    const { answer, url } = await request();
    expect([url.origin, url.pathname]).toEqual([shop.siteUrl, '/ru/checkout']);
    expect(answer).not.toHaveProperty('orderNumber');
    expect(await placed()).toEqual(before);
  });

  it('is shown on that page as the shop has it now', async () => {
    const { id, token } = await request({ customerEmail: 'ruta@pastas.lt' });
    const { body } = await ask('requested-checkout', { token });
    expect(body).toEqual({
      items: [
        expect.objectContaining({ id, name_lt: 'Lininė suknelė', price: 5900, size: 'M', color: 'sage', quantity: 2 }),
      ],
      locale: 'ru',
      customerEmail: 'ruta@pastas.lt',
    });
  });

  it('becomes an order at the bank once the address is there, and leads back to that page', async () => {
    const { token } = await request();
    const shown = (await ask('requested-checkout', { token })).body;
    const items = shown.items.map(({ id, size, color, quantity }: Record<string, unknown>) => ({
      id,
      size,
      color,
      quantity,
    }));
    const email = `${randomUUID()}@example.com`;
    const { status, body } = await ask('create-paysera-checkout', {
      ...{ items, currency: 'EUR', locale: 'ru', requestToken: token, customerEmail: email, delivery },
      ...{ checkoutId: randomUUID(), expectedTotal: 2 * 5900 },
    });
    expect([status, body.orderNumber]).toEqual([200, expect.stringMatching(/^GJ-/)]);
    const page = await (await fetch(body.url)).text();
    expect(page).toContain('SEB');
    const data = new URL(body.url).searchParams.get('data') ?? '';
    const sent = new URLSearchParams(
      Buffer.from(data.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('utf8'),
    );
    const back = new URL(sent.get('cancelurl') ?? '');
    expect(back.searchParams.get('request')).toBe(token);
    expect(back.searchParams.get('cancelled')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of items that cannot be ordered is refused at once, as any checkout is', async () => {
    const ordered = { currency: 'EUR', locale: 'lt' };
    const unknown = await ask('create-paysera-checkout', { ...ordered, items: [{ id: 'nothing', quantity: 1 }] });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'invalid_products' } });
    expect(unknown.body.error).toContain('Invalid product IDs');
    const id = await product({ 'M/sage': 1, 'L/sage': 1 });
    const unclear = await ask('create-paysera-checkout', { ...ordered, items: [{ id, quantity: 1 }] });
    expect(unclear.body.code).toBe('variant_ambiguous');
    const dollars = await ask('create-paysera-checkout', {
      items: [{ id, quantity: 1 }],
      currency: 'USD',
      locale: 'lt',
    });
    expect(dollars.body.code).toBe('currency_not_supported');
  });
});

describe('the page that asks for the address', () => {
  it('is not opened by an altered token, nor by one of another shop', async () => {
    const { token } = await request();
    const middle = Math.floor(token.length / 2);
    const altered = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
    for (const wrong of [altered, 'AAAA', token.slice(0, -4)]) {
      expect(await ask('requested-checkout', { token: wrong })).toMatchObject({
        status: 410,
        body: { code: 'link_invalid' },
      });
    }
  });

  it('is not opened after a day', async () => {
    const { token } = await request();
    vi.useFakeTimers({ now: Date.now() + 25 * 3600 * 1000, toFake: ['Date'] });
    try {
      expect(await ask('requested-checkout', { token })).toMatchObject({ body: { code: 'link_invalid' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('says when the items are no longer there', async () => {
    const { id, token } = await request();
    await shop.sql`update products set active = false where id = ${id}`;
    expect(await ask('requested-checkout', { token })).toMatchObject({ status: 410, body: { code: 'items_gone' } });
  });
});
