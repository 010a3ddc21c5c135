import { randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import type { CouponRow } from '#tests/support/coupon-rows.ts';
import { orderPayload, type VariantRow } from '#tests/support/order-rows.ts';

interface Changes {
  readonly customer?: string;
  readonly shipping?: number;
  readonly order?: Readonly<Record<string, JSONValue>>;
}

/** What the server hands to `place_order` for one piece with this coupon, a percentage. */
export function couponOrder(piece: VariantRow, coupon: CouponRow, changes: Changes = {}): JSONValue {
  const { customer = null, shipping = 495, order = {} } = changes;
  const discount = Math.floor((piece.price * coupon.value + 50) / 100);
  const total = piece.price - discount;
  const payload = orderPayload([[piece, 1]], {
    order: {
      ...{ discount, shipping, total_amount: total + shipping },
      ...{ discount_eur: discount, shipping_eur: shipping, total_eur: total + shipping },
      ...{ customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() },
      payment_method: total + shipping === 0 ? 'none' : 'card',
      ...order,
    },
  }) as { readonly lines: readonly Record<string, JSONValue>[] };
  const lines = payload.lines.map((line) => ({ ...line, discount, total, discount_eur: discount, total_eur: total }));
  return {
    ...(payload as object),
    lines,
    provider: total + shipping === 0 ? 'none' : 'stripe',
    coupon: { id: coupon.id, kind: coupon.kind, value: coupon.value, customer_hash: customer, amount_eur: discount },
  };
}

/** The coupon's redemptions in their order. */
export async function redemptionsOf(sql: Sql, coupon: CouponRow) {
  const rows = await sql`
    select order_id, customer_hash, amount_eur, released_at is not null as released
    from coupon_redemptions where coupon_id = ${coupon.id} order by created_at`;
  return [...rows];
}
