import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { signedQuery } from '#tests/support/bank-messages.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { delivery, settled as orderSettled, placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn'] });
afterEach(() => shop.bankControl({ paused: false, encrypted: false }));

/** A dress with `stock` pieces, ordered once, to be paid by bank link; with what its row says. */
async function order(stock: number) {
  const placed = await placeTestOrder(shop, stock, {}, 'create-paysera-checkout');
  const [row] = await shop.sql`
    select id, total_amount, access_token from orders where order_number = ${placed.orderNumber}`;
  return {
    ...placed,
    id: String(row?.['id']),
    token: String(row?.['access_token']),
    total: Number(row?.['total_amount']),
  };
}
type Ordered = Awaited<ReturnType<typeof order>>;
const settled = (ordered: Ordered, state: readonly unknown[]) => orderSettled(shop, ordered, state);
const answered = (ordered: Ordered, answer: string) =>
  eventually(async () => {
    const mine = (await shop.bankCallbacks()).filter(({ address }) => orderIn(address) === ordered.id);
    expect(mine.map((callback) => callback.answer)).toContain(answer);
  });
const orderIn = (address: string) => {
  const data = new URL(address).searchParams.get('data') ?? '';
  const text = Buffer.from(data.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('utf8');
  return new URLSearchParams(text).get('orderid');
};
const told = (ordered: Ordered, changes: Record<string, string> = {}) => ({
  projectid: '100001',
  orderid: ordered.id,
  status: '1',
  requestid: String(Math.floor(Math.random() * 1e9)),
  payamount: String(ordered.total),
  paycurrency: 'EUR',
  test: '1',
  ...changes,
});

describe('a bank payment', () => {
  it('goes from the request to a paid order and one mail', async () => {
    const ordered = await order(3);
    await settled(ordered, ['pending', 'unpaid', 3, 1]);
    const [held] = await shop.sql`
      select round(extract(epoch from expires_at - created_at) / 60) as minutes, payment_method from orders
      where id = ${ordered.id}`;
    expect([Number(held?.['minutes']), held?.['payment_method']]).toEqual([60, 'bank']);
    const { status, location } = await shop.payByBank(ordered.url);
    expect(status).toBe(303);
    expect(new URL(location).pathname).toBe('/lt/checkout-success');
    expect(new URL(location).searchParams.get('session_id')).toBe(ordered.id);
    await settled(ordered, ['processing', 'paid', 2, 0]);
    await answered(ordered, 'OK');
    const state = await (await shop.get('order-status', { session_id: ordered.id })).json();
    expect(state).toMatchObject({ orderNumber: ordered.orderNumber, state: 'paid' });
    await shop.tick('send-outbox');
    expect(await shop.inbox(ordered.email)).toHaveLength(1);
  });

  it('is believed when the callback comes encrypted', async () => {
    await shop.bankControl({ encrypted: true });
    const ordered = await order(1);
    await shop.payByBank(ordered.url);
    await settled(ordered, ['processing', 'paid', 0, 0]);
  });

  it('is asked for once when the same checkout is sent twice', async () => {
    const ordered = await order(2);
    const again = await shop.post('create-paysera-checkout', ordered.body, { ip: randomUUID() });
    expect(await again.json()).toMatchObject({ orderNumber: ordered.orderNumber, url: ordered.url });
    await settled(ordered, ['pending', 'unpaid', 2, 1]);
  });

  it('that the bank refuses leaves the order open, and another bank can pay it', async () => {
    const ordered = await order(1);
    const refused = await shop.payByBank(ordered.url, 'decline');
    expect(new URL(refused.location, ordered.url).searchParams.has('refused')).toBe(true);
    await answered(ordered, 'OK');
    await settled(ordered, ['pending', 'unpaid', 1, 1]);
    await shop.payByBank(ordered.url);
    await settled(ordered, ['processing', 'paid', 0, 0]);
  });

  it('that the shopper turns back from frees the stock, and is honoured when it comes all the same', async () => {
    const ordered = await order(1);
    const cancelled = await shop.post('cancel-checkout', { token: ordered.token });
    expect(await cancelled.json()).toMatchObject({ state: 'cancelled' });
    await settled(ordered, ['cancelled', 'failed', 1, 0]);
    await shop.payByBank(ordered.url);
    await settled(ordered, ['processing', 'paid', 0, 0]);
  });

  it('in dollars is refused with a clear word', async () => {
    const { body } = await order(1);
    const response = await shop.post('create-paysera-checkout', { ...body, currency: 'USD', checkoutId: randomUUID() });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'currency_not_supported' });
  });
});

describe('what the bank provider tells', () => {
  it('twenty times side by side counts once', async () => {
    const ordered = await order(5);
    const message = told(ordered);
    await Promise.all(Array.from({ length: 20 }, () => shop.bankCallback(message)));
    await settled(ordered, ['processing', 'paid', 4, 0]);
    await eventually(async () => {
      const mine = (await shop.bankCallbacks()).filter(({ address }) => orderIn(address) === ordered.id);
      expect(mine.map(({ done }) => done)).toEqual(Array(20).fill(true));
    });
    const refunds = await shop.sql`select from refunds where order_id = ${ordered.id}`;
    expect(refunds).toHaveLength(0);
  });

  it('of a second payment makes a refund to be done by hand, once', async () => {
    const ordered = await order(5);
    await shop.bankCallback(told(ordered, { requestid: '1' }));
    await settled(ordered, ['processing', 'paid', 4, 0]);
    await shop.bankCallback(told(ordered, { requestid: '2' }));
    await eventually(async () => {
      const refunds = await shop.sql`select amount, reason, state from refunds where order_id = ${ordered.id}`;
      expect(refunds.map((row) => ({ ...row }))).toEqual([
        { amount: ordered.total, reason: 'double_payment', state: 'pending' },
      ]);
    });
    await settled(ordered, ['processing', 'paid', 4, 0]);
  });

  it('of too little money pays nothing and owes it back', async () => {
    const ordered = await order(2);
    await shop.bankCallback(told(ordered, { payamount: '1' }));
    await eventually(async () => {
      const [refund] = await shop.sql`select amount, reason from refunds where order_id = ${ordered.id}`;
      expect({ ...refund }).toEqual({ amount: 1, reason: 'amount_mismatch' });
    });
    await settled(ordered, ['pending', 'unpaid', 2, 1]);
  });

  it('in another currency pays nothing and owes it back', async () => {
    const ordered = await order(2);
    await shop.bankCallback(told(ordered, { paycurrency: 'USD' }));
    await eventually(async () => {
      const [refund] = await shop.sql`select amount, reason from refunds where order_id = ${ordered.id}`;
      expect({ ...refund }).toEqual({ amount: ordered.total, reason: 'amount_mismatch' });
    });
    await settled(ordered, ['pending', 'unpaid', 2, 1]);
  });

  it('again, days later and after the money went back, changes nothing', async () => {
    const ordered = await order(2);
    const message = told(ordered);
    const replay = async () => {
      const address = `${shop.siteUrl}/.netlify/functions/paysera-callback?${signedQuery(message)}`;
      return (await shop.run('paysera-callback', new Request(address))).status;
    };
    expect(await replay()).toBe(200);
    await settled(ordered, ['processing', 'paid', 1, 0]);
    await shop.sql`select cancel_order(${ordered.id}, 'admin', true)`;
    const [refund] = await shop.sql<{ id: string }[]>`select id from refunds where order_id = ${ordered.id}`;
    await shop.sql`select confirm_bank_refund(${refund?.id ?? ''}, 'admin', 'SEB 19')`;
    await shop.sql`update webhook_events set received_at = now() - interval '9 days' where order_id = ${ordered.id}`;
    expect(await replay()).toBe(200);
    await settled(ordered, ['cancelled', 'refunded', 2, 0]);
    expect(await shop.sql`select from refunds where order_id = ${ordered.id}`).toHaveLength(1);
  });

  it('altered on its way is refused, and nothing moves', async () => {
    const ordered = await order(2);
    const altered = signedQuery(told(ordered));
    altered.set('data', signedQuery(told(ordered, { payamount: '1' })).get('data') ?? '');
    const address = `${shop.siteUrl}/.netlify/functions/paysera-callback`;
    expect((await shop.run('paysera-callback', new Request(`${address}?${altered}`))).status).toBe(400);
    await settled(ordered, ['pending', 'unpaid', 2, 1]);
  });

  it.each([
    ['of another project', { projectid: '999999' }],
    ['of no order of ours, in its shape', { orderid: 'GJ-1' }],
  ])('%s is refused, and nothing moves', async (_, changes) => {
    const ordered = await order(2);
    const message = told(ordered, changes);
    const response = await shop.run(
      'paysera-callback',
      new Request(`${shop.siteUrl}/.netlify/functions/paysera-callback?${signedQuery(message)}`),
    );
    expect(response.status).toBe(400);
    await settled(ordered, ['pending', 'unpaid', 2, 1]);
  });

  it('without a signature that proves anything is refused, in the address and in a form', async () => {
    const ordered = await order(2);
    const weak = signedQuery(told(ordered));
    weak.delete('ss2');
    weak.delete('ss3');
    const address = `${shop.siteUrl}/.netlify/functions/paysera-callback`;
    const got = await shop.run('paysera-callback', new Request(`${address}?${weak}`));
    const posted = await shop.run('paysera-callback', new Request(address, { method: 'POST', body: weak }));
    expect([got.status, posted.status]).toEqual([400, 400]);
    await settled(ordered, ['pending', 'unpaid', 2, 1]);
  });

  it('is taken from a form as from the address', async () => {
    const ordered = await order(2);
    const address = `${shop.siteUrl}/.netlify/functions/paysera-callback`;
    const response = await shop.run(
      'paysera-callback',
      new Request(address, { method: 'POST', body: signedQuery(told(ordered)) }),
    );
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    await settled(ordered, ['processing', 'paid', 1, 0]);
  });
});

it('the last piece goes to one of a card and a bank checkout', async () => {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { stock: { 'M/sage': 1 } });
  const items = [{ id, quantity: 1, size: 'M', color: 'sage' }];
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const body = {
        items,
        currency: 'EUR',
        locale: 'lt',
        checkoutId: randomUUID(),
        customerEmail: `${randomUUID()}@example.com`,
        delivery,
      };
      const name = index % 2 === 0 ? 'create-checkout' : 'create-paysera-checkout';
      return (await shop.post(name, body, { ip: randomUUID() })).status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
});
