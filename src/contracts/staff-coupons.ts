import * as z from 'zod/mini';
import { couponKinds } from '#src/domain/pricing/coupon.ts';
import { orderStatus } from './order-states.ts';

const count = z.int().check(z.gte(0));
const names = { name: z.string(), name_lt: z.string(), name_ru: z.string() };
const named = z.object({ id: z.string(), sku: z.string(), name: z.string() });

/** Where a coupon stands: `off` was ended by hand (SQL function `coupon_state`). */
export const couponStates = ['running', 'planned', 'used_up', 'over', 'off'] as const;
export const couponViews = ['all', ...couponStates] as const;
export type CouponView = (typeof couponViews)[number];

/** A coupon as staff see it. Sums in euro cents; first and last day in Vilnius; `updated_at` is its version. */
const listed = {
  id: z.uuid(),
  code: z.string(),
  kind: z.enum(couponKinds),
  value: count,
  minimum_goods: count,
  first_day: z.string(),
  last_day: z.nullable(z.string()),
  maximum_redemptions: z.nullable(count),
  maximum_per_customer: z.nullable(count),
  public: z.boolean(),
  active: z.boolean(),
  restricted: z.boolean(),
  note: z.string(),
  updated_at: z.string(),
  used: count,
  given: count,
  state: z.enum(couponStates),
  /** How many codes it has, each good for one order; null for a coupon that is its own code. */
  batch_size: z.nullable(count),
  /** Of such a code: what they begin with, which is the code of their batch. */
  batch: z.nullable(z.string()),
};
const place = z.object({ at: z.string(), id: z.uuid() });
const listedCoupon = z.object({ ...listed, place });
export type ListedCoupon = z.output<typeof listedCoupon>;

/** What `list_coupons` answers; null for whoever is not an administrator with all locks open. Totals come with the first page. */
export const couponPage = z.nullable(
  z.object({
    more: z.boolean(),
    coupons: z.array(listedCoupon),
    total: z.optional(count),
    counts: z.optional(z.partialRecord(z.enum(couponStates), count)),
  }),
);
export type CouponPage = NonNullable<z.output<typeof couponPage>>;

const use = z.object({
  order_number: z.string(),
  at: z.string(),
  amount: count,
  total: count,
  status: orderStatus,
  /** The one that was used, of a batch. */
  code: z.nullable(z.string()),
  is_released: z.boolean(),
});

/** What `read_coupon_for_staff` answers: the coupon of a code, and the categories that any may name, parents first. */
export const foundCoupon = z.nullable(
  z.object({
    categories: z.array(z.object({ slug: z.string(), ...names, depth: count })),
    coupon: z.nullable(
      z.object({
        ...listed,
        categories: z.array(z.string()),
        products: z.array(named),
        uses: z.array(use),
        more: z.boolean(),
      }),
    ),
  }),
);
export type CouponReading = NonNullable<z.output<typeof foundCoupon>>;
export type FoundCoupon = NonNullable<CouponReading['coupon']>;
export type NamedProduct = z.output<typeof named>;

/** Ways to look at the codes of a batch. */
export const codeViews = ['all', 'unused', 'used'] as const;
export type CodeView = (typeof codeViews)[number];

const batchCode = z.object({
  code: z.string(),
  order_number: z.nullable(z.string()),
  at: z.nullable(z.string()),
  /** Euro cents. */
  amount: z.nullable(count),
});

/** What `read_coupon_codes` answers: a page of them by code, and how many there are; null for whoever may not see them. */
export const couponCodes = z.nullable(
  z.object({ codes: z.array(batchCode), used: count, unused: count, more: z.boolean() }),
);
export type CouponCodes = NonNullable<z.output<typeof couponCodes>>;

export const namedProducts = z.nullable(z.object({ products: z.array(named) }));

/** What `weigh_public_code` answers: products that a code covers, and those that it would not make cheaper than they were. Euro cents. */
export const weighedCode = z.nullable(
  z.object({
    covered: count,
    unreduced: z.object({
      count,
      first: z.array(z.object({ id: z.string(), name: z.string(), price: count, with_code: count, lowest: count })),
    }),
  }),
);
export type WeighedCode = NonNullable<z.output<typeof weighedCode>>;
