import * as z from 'zod/mini';
import { couponKinds } from '#src/domain/pricing/coupon.ts';
import { normalizeCouponCode } from '#src/domain/pricing/coupon-code.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();
const most = 1_000_000;
const day = z.iso.date();
const uses = z.nullable(z.int().check(z.gte(1), z.lte(most)));
const listOf = (longest: number) =>
  z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(longest));

/** Codes of a batch. */
export const mostCodes = 5000;
/** Signs that codes of a batch may begin with: a hyphen and eleven signs follow. */
export const longestBeginning = 28;

const coupon = z
  .strictObject({
    /** Made by who asks: said twice, it is one coupon. */
    id,
    /** `updated_at` of the coupon that was read; null for a new one. */
    version: z.nullable(z.string().check(z.maxLength(40))),
    code: z.string().check(z.refine((code) => normalizeCouponCode(code) === code)),
    kind: z.enum(couponKinds),
    /** Percent, or euro cents; 0 for free delivery. */
    value: z.int().check(z.gte(0), z.lte(100 * most)),
    /** Euro cents. */
    minimum_goods: z.int().check(z.gte(0), z.lte(100 * most)),
    first_day: day,
    last_day: z.nullable(day),
    maximum_redemptions: uses,
    maximum_per_customer: uses,
    public: z.boolean(),
    active: z.boolean(),
    note: z.string().check(z.trim(), z.maxLength(500)),
    /** It reduces the goods that are named alone. */
    restricted: z.boolean(),
    products: listOf(200),
    categories: listOf(200),
    /** So many codes, each good for one order, that begin with `code`; of a new coupon alone. */
    codes: z.optional(z.int().check(z.gte(1), z.lte(mostCodes))),
  })
  .check(
    z.refine(({ kind, value }) =>
      kind === 'free_shipping' ? value === 0 : value > 0 && (kind === 'fixed' || value <= 100),
    ),
    z.refine(({ first_day: first, last_day: last }) => last === null || last >= first),
    z.refine(
      ({ codes, code, public: isPublic, maximum_redemptions: most, maximum_per_customer: each }) =>
        codes === undefined || (!isPublic && most === null && each === null && code.length <= longestBeginning),
    ),
    z.refine(({ restricted, products, categories }) => restricted === products.length + categories.length > 0),
  );

/** Body of `POST /.netlify/functions/admin-coupons`. */
export const adminCouponsRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save'), coupon }),
  z.strictObject({ act: z.enum(['end', 'resume', 'delete']), coupon: id }),
]);
export type AdminCouponsRequest = z.output<typeof adminCouponsRequest>;
export type WantedCoupon = z.output<typeof coupon>;

/** `code`: of the coupon that was saved. */
export const adminCouponsResponse = z.object({
  ok: z.literal(true),
  code: z.optional(z.string()),
  changed: z.optional(z.boolean()),
});
export type AdminCouponsResponse = z.output<typeof adminCouponsResponse>;

export const adminCouponsErrors = {
  ...staffErrors,
  coupon_unknown: 404,
  code_taken: 409,
  /** Somebody changed it after it was read. */
  coupon_stale: 409,
  /** Orders were priced by it. */
  coupon_used: 409,
  /** A product or category that it names is gone. */
  goods_unknown: 409,
} as const;

/** Body of `POST /.netlify/functions/admin-export-coupon`: the codes of a batch, or the orders that used a coupon. */
export const exportCouponRequest = z.strictObject({ coupon: id, what: z.enum(['codes', 'uses']) });
export type ExportCouponRequest = z.output<typeof exportCouponRequest>;
export const exportCouponErrors = staffErrors;
