import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

interface NewCoupon {
  readonly code?: string;
  readonly kind?: 'percent' | 'fixed' | 'free_shipping';
  readonly value?: number;
  readonly minimum_goods?: number;
  readonly valid_from?: string;
  readonly valid_until?: string | null;
  readonly maximum_redemptions?: number | null;
  readonly maximum_per_customer?: number | null;
  readonly public?: boolean;
  readonly active?: boolean;
  /** What it reduces; everything where none is named. */
  readonly products?: readonly string[];
  readonly categories?: readonly string[];
}

export interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly kind: string;
  readonly value: number;
}

/** Puts a coupon into the database: 10 percent off everything, since the beginning of the year, without limits. */
export async function addCoupon(sql: Sql, coupon: NewCoupon = {}): Promise<CouponRow> {
  const { products = [], categories = [], ...columns } = coupon;
  const row = {
    code: `TEST-${randomUUID().slice(0, 8).toUpperCase()}`,
    kind: 'percent' as const,
    value: 10,
    valid_from: '2026-01-01T00:00:00Z',
    ...columns,
  };
  return sql.begin(async (transaction) => {
    const [added] = await transaction<CouponRow[]>`
      insert into coupons ${transaction(row)} returning id, code, kind, value`;
    if (added === undefined) throw new Error('no coupon');
    for (const product of products)
      await transaction`insert into coupon_products (coupon_id, product_id) values (${added.id}, ${product})`;
    for (const category of categories)
      await transaction`insert into coupon_categories (coupon_id, category) values (${added.id}, ${category})`;
    return added;
  }) as Promise<CouponRow>;
}
