import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdminPhoneOrdersRequest } from '#src/contracts/admin-phone-orders.ts';
import { phoneOrderPage } from '#src/contracts/staff-phone-orders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, everybodyElse, makeOpenStaff } from './staff.ts';
import { delivery as home } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const act = (token: string | undefined, body: AdminPhoneOrdersRequest) =>
  askAs(shop, 'admin-phone-orders', token, body);
const delivery = { ...home, country: 'LT' as const, option: 'standard' as const, note: '' };
const ask = (name: string, body: object) => shop.post(name, body, { ip: randomUUID() });

async function listed(token: string) {
  const response = await fetch(`${shop.backendUrl}/rest/v1/rpc/list_phone_orders`, {
    method: 'POST',
    headers: { apikey: testKeys.publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ asked: {} }),
  });
  return phoneOrderPage.parse(await response.json())?.phone_orders ?? [];
}

/** A dress of three that somebody wants two of, and the body that sends it to them. */
async function wanted() {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  const [variant] = await addProduct(shop.sql, id, { price: 5900, stock: { 'M/sage': 3 } });
  const items = [{ id, quantity: 2, size: 'M', color: 'sage' }];
  const email = `${randomUUID()}@example.com`;
  const take = {
    ...{ act: 'take' as const, phone_order: randomUUID(), email, language: 'lt' as const, items, delivery },
    expected_total: 2 * 5900,
  };
  return { id, items, email, take, variant: variant?.id ?? '' };
}

/** The address of the checkout in the newest letter. */
async function linkOf(email: string): Promise<URL> {
  await shop.tick('send-outbox');
  const mail = (await shop.inbox(email)).find(({ subject }) => subject.startsWith('Patvirtinkite'));
  return new URL(/https?:\S+\/checkout\?\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://nothing.example');
}
const open = async (link: URL) =>
  (await ask('requested-checkout', { token: link.searchParams.get('request') ?? '-' })).json();
const held = async (variant: string) =>
  (await shop.sql`select reserved from product_variants where id = ${variant}`)[0]?.['reserved'];

describe('an order by telephone', () => {
  it('is nothing for anybody to whom not every lock is open', async () => {
    const { take } = await wanted();
    const { act: _, phone_order: phoneOrder, ...rest } = take;
    const { items } = rest;
    const bodies: readonly AdminPhoneOrdersRequest[] = [
      { act: 'quote', items, country: 'LT', option: 'standard', is_to_locker: false },
      take,
      { act: 'resend', phone_order: phoneOrder },
      { act: 'withdraw', phone_order: phoneOrder },
    ];
    for (const [who, token, code] of await everybodyElse(shop))
      for (const body of bodies) expect((await act(token, body)).answer.code, `${who}: ${body.act}`).toBe(code);
    expect(await shop.sql`select from phone_orders`).toHaveLength(0);
  });

  it('costs what the checkout charges, and is refused where it cannot be ordered', async () => {
    const { token } = await makeOpenStaff(shop);
    const { items, take, id } = await wanted();
    const quote = { act: 'quote', items, country: 'LV', option: 'express', is_to_locker: false } as const;
    const { answer } = await act(token, quote);
    expect(answer.quote).toMatchObject({ subtotal: 11_800, lines: [{ free: 3, total: 11_800 }] });
    const placed = await ask('create-checkout', {
      ...{
        items,
        currency: 'EUR',
        locale: 'lt',
        checkoutId: randomUUID(),
        customerEmail: `${randomUUID()}@example.com`,
      },
      delivery: { ...delivery, country: 'LV', option: 'express', postcode: 'LV-1010', phone: '+37121234567' },
      expectedTotal: answer.quote.total,
    });
    expect(placed.status, 'the same sum to the cent').toBe(200);
    const { take: untouched } = await wanted();
    const refusals: readonly (readonly [AdminPhoneOrdersRequest, string])[] = [
      [{ ...quote, couponCode: 'NOTHING' }, 'coupon_unknown'],
      [{ ...quote, is_to_locker: true }, 'delivery_not_available'],
      [{ ...untouched, expected_total: 1 }, 'price_changed'],
      [
        { ...take, items: [{ ...(items[0] ?? { id, size: '', color: '' }), quantity: 3 }], expected_total: 17_700 },
        'out_of_stock',
      ],
      [{ ...untouched, delivery: { ...delivery, phone: '12' } }, 'phone_invalid'],
      [{ act: 'resend', phone_order: randomUUID() }, 'phone_order_unknown'],
      [{ act: 'withdraw', phone_order: randomUUID() }, 'phone_order_unknown'],
    ];
    for (const [body, code] of refusals) expect((await act(token, body)).answer.code).toBe(code);
  });

  it('is sent once, holds nothing, and becomes the customer’s own order that says who took it', async () => {
    const { token, userId } = await makeOpenStaff(shop);
    const { email, take, items, variant } = await wanted();
    expect((await act(token, take)).answer).toEqual({ ok: true, changed: true });
    expect((await act(token, take)).answer, 'the answer was lost').toEqual({ ok: true, changed: false });
    expect(await held(variant)).toBe(0);
    const link = await linkOf(email);
    expect(link.pathname).toBe('/lt/checkout');
    expect(await open(link)).toMatchObject({
      ...{ customerEmail: email, locale: 'lt', items: [{ price: 5900, quantity: 2 }] },
      delivery: { name: delivery.name, phone: '+37061234567', street: delivery.street, isToLocker: false },
    });
    const request = link.searchParams.get('request') ?? '';
    const order = {
      ...{ items, currency: 'EUR', locale: 'lt', checkoutId: randomUUID(), customerEmail: email, delivery },
      ...{ requestToken: request, expectedTotal: 11_800 },
    };
    const placed = await ask('create-checkout', order);
    const { url, orderNumber } = await placed.json();
    expect((await (await ask('create-checkout', order)).json()).orderNumber, 'sent twice').toBe(orderNumber);
    expect((await listed(token))[0]).toMatchObject({ state: 'paying', order_number: orderNumber, pieces: 2 });
    expect((await act(token, { act: 'withdraw', phone_order: take.phone_order })).answer.code).toBe(
      'phone_order_settled',
    );
    await shop.pay(url);
    await eventually(async () => expect((await listed(token))[0]?.state).toBe('confirmed'));
    const events = await shop.sql`
      select actor from order_events where code = 'taken_by_phone'
        and order_id = (select id from orders where order_number = ${orderNumber})`;
    expect([...events]).toEqual([{ actor: userId }]);
    expect(await open(link)).toMatchObject({ code: 'link_invalid' });
    const log =
      await shop.sql`select before, after from audit_log where actor_id = ${userId} and table_name = 'phone_orders'`;
    expect(log).not.toHaveLength(0);
    expect(JSON.stringify(log), 'without whose it is').not.toMatch(/Kazlauskaitė|@example/);
  });

  it('that is withdrawn or has lapsed opens nothing; a lapsed one can be sent anew', async () => {
    const { token } = await makeOpenStaff(shop);
    const [late, gone] = [await wanted(), await wanted()];
    for (const { take } of [late, gone]) await act(token, take);
    const [first, second] = [await linkOf(late.email), await linkOf(gone.email)];
    expect((await act(token, { act: 'withdraw', phone_order: gone.take.phone_order })).answer.changed).toBe(true);
    expect((await act(token, { act: 'withdraw', phone_order: gone.take.phone_order })).answer.changed).toBe(false);
    expect(await open(second)).toMatchObject({ code: 'link_invalid' });
    const again = () => act(token, { act: 'resend', phone_order: late.take.phone_order });
    expect((await again()).answer.changed, 'at most once a minute').toBe(false);
    await shop.sql`
      update phone_orders set expires_at = now() - interval '1 minute', sent_at = now() - interval '3 days'
      where id = ${late.take.phone_order}`;
    expect(await open(first)).toMatchObject({ code: 'link_invalid' });
    expect((await listed(token)).map(({ state }) => state)).toEqual(expect.arrayContaining(['lapsed', 'withdrawn']));
    expect((await again()).answer.changed).toBe(true);
    await shop.tick('send-outbox');
    expect((await shop.inbox(late.email)).filter(({ subject }) => subject.startsWith('Patvirtinkite'))).toHaveLength(2);
    expect(await open(first)).toMatchObject({ customerEmail: late.email });
    expect((await act(token, { act: 'resend', phone_order: gone.take.phone_order })).answer.code).toBe(
      'phone_order_settled',
    );
  });
});
