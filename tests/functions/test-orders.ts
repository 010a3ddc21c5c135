import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

export const delivery = {
  name: 'Rūta Kazlauskaitė',
  phone: '+37061234567',
  country: 'LT',
  postcode: 'LT-01103',
  city: 'Vilnius',
  street: 'Gedimino pr. 1-2',
  option: 'standard',
};

type Checkout = 'create-checkout' | 'create-paysera-checkout';

/** A dress with `stock` pieces of its own, ordered once. */
export async function placeTestOrder(
  shop: ShopUnderTest,
  stock: number,
  changes: object = {},
  name: Checkout = 'create-checkout',
) {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  const [variant] = await addProduct(shop.sql, id, { stock: { 'M/sage': stock } });
  const email = `${randomUUID()}@example.com`;
  const items = [{ id, quantity: 1, size: 'M', color: 'sage' }];
  const body = { items, currency: 'EUR', locale: 'lt', checkoutId: randomUUID(), customerEmail: email, delivery };
  const response = await shop.post(name, { ...body, ...changes }, { ip: randomUUID() });
  expect(response.status).toBe(200);
  const { orderNumber, url } = await response.json();
  const session = new URL(url).pathname.split('/').at(-1) ?? '';
  return { id, variant: variant?.id ?? '', email, orderNumber, url, body, session };
}
export type TestOrder = Awaited<ReturnType<typeof placeTestOrder>>;

/** The order's states, and what is on hand and reserved of its variant. */
export async function stateOf({ sql }: ShopUnderTest, { orderNumber, variant }: TestOrder) {
  const [row] = await sql`
    select status, payment_status, on_hand, reserved from orders, product_variants
    where order_number = ${orderNumber} and product_variants.id = ${variant}`;
  return [row?.['status'], row?.['payment_status'], row?.['on_hand'], row?.['reserved']];
}

/** Waits until the order stands so. */
export function settled(shop: ShopUnderTest, ordered: TestOrder, state: readonly unknown[]) {
  return eventually(async () => expect(await stateOf(shop, ordered)).toEqual(state));
}

/** The provider's event about the order's session, once there is one. */
export function eventOf(shop: ShopUnderTest, { session }: TestOrder, type = 'checkout.session.completed') {
  return eventually(async () => {
    const event = (await shop.events(type)).find((one) => one.data.object.id === session);
    if (event === undefined) throw new Error('no such event yet');
    return event;
  });
}

/** A dress of three that was ordered and paid, with the ids that the back office knows the order by. */
export async function placePaidOrder(shop: ShopUnderTest, changes: object = {}) {
  const ordered = await placeTestOrder(shop, 3, changes);
  await shop.pay(ordered.url);
  await settled(shop, ordered, ['processing', 'paid', 2, 0]);
  const [row] = await shop.sql<{ id: string; token: string; line: string }[]>`
    select orders.id, access_token as token, item.id as line
    from orders join order_items item on item.order_id = orders.id where order_number = ${ordered.orderNumber}`;
  return { ...ordered, orderId: row?.id ?? '', token: row?.token ?? '', line: Number(row?.line) };
}
