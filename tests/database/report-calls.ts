import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { hashCustomer } from '#src/server/order/customer-hash.ts';
import { placeOrder } from '#src/server/order/place-order.ts';
import { orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { type Placed, place, record } from './order-calls.ts';
import { caller, event, someone } from './refund-calls.ts';

const phones = { LT: '+37061234567', LV: '+37121234567', EE: '+37251234567', DE: '+4915112345678' } as const;
const postcodes = { LT: 'LT-01103', LV: 'LV-1010', EE: '10111', DE: '10115' } as const;

interface Wish {
  readonly goods: readonly (readonly [variant: VariantRow, quantity: number])[];
  readonly country?: keyof typeof phones;
  readonly currency?: 'EUR' | 'USD';
  readonly coupon?: string;
  readonly vatCode?: string;
}

export interface Sold {
  readonly order_id: string;
  readonly token: string;
  readonly items: readonly number[];
  readonly total: number;
  readonly payment: string;
}

/** Says that an order was paid, as the provider does. */
export const pay = (sql: Sql, order: Pick<Sold, 'order_id' | 'total'>, payment: string, currency = 'eur') =>
  record(sql, event(), 'paid', {
    ...{ order_id: order.order_id, session_id: `cs_${payment}`, payment_id: payment },
    ...{ amount: order.total, currency },
  });

/** Places an order through the use case and pays it. */
export async function sell(
  sql: Sql,
  { goods, country = 'LT', currency = 'EUR', coupon, vatCode }: Wish,
): Promise<Sold> {
  const email = `${randomUUID()}@example.com`;
  const placed = await placeOrder(
    caller(sql),
    {
      items: goods.map(([{ productId: id, size, color }, quantity]) => ({ id, size, color, quantity })),
      ...{ currency, locale: 'lt', checkoutId: randomUUID(), customerEmail: email, couponCode: coupon },
      ...(vatCode && {
        company: { name: 'SIA Pavediens', code: '40003000000', vatCode, country: 'LV', address: null },
      }),
      delivery: {
        ...{ name: 'Rūta Rūtaitė', phone: phones[country], country, note: '', postcode: postcodes[country] },
        ...{ city: 'Miestas', street: 'Gatvė 1', option: 'standard' },
      },
    } as Parameters<typeof placeOrder>[1],
    {
      ...{ method: 'card', userId: undefined, clientHash: randomUUID() },
      customerHash: hashCustomer('key', email),
    },
    new Date(),
  );
  if (!placed.ok) throw new Error(placed.failure.code);
  const { id } = placed.value;
  const [row] = await sql<{ total_amount: number; access_token: string }[]>`
    select total_amount, access_token from orders where id = ${id}`;
  const order = { order_id: id, total: row?.total_amount ?? 0 };
  const payment = `pi_${id}`;
  await pay(sql, order, payment, currency.toLowerCase());
  const items = await sql<{ id: string }[]>`select id from order_items where order_id = ${id} order by position`;
  return { ...order, token: row?.access_token ?? '', payment, items: items.map((item) => Number(item.id)) };
}

/** An order that nobody has paid yet. */
export async function leaveUnpaid(sql: Sql, variant: VariantRow): Promise<Placed> {
  return place(sql, orderPayload([[variant, 1]], { order: someone() }));
}
