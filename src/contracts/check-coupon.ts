import * as z from 'zod/mini';
import { couponKinds } from '#src/domain/pricing/coupon.ts';
import { checkoutItems } from './checkout-items.ts';
import { couponErrors } from './coupon-errors.ts';

/** Body of `POST /.netlify/functions/check-coupon`: a code as it was typed, and the cart that it is meant for. */
export const checkCouponRequest = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  items: checkoutItems,
});
export type CheckCouponRequest = z.infer<typeof checkCouponRequest>;

const cents = z.int().check(z.gte(0));

/** What the code takes off. By these terms the browser shows the sum of a cart that changes (domain/pricing/coupon). */
export const checkCouponResponse = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Percent, or euro cents; 0 for free delivery. */
  value: cents,
  /** Worth of the goods from which it counts, euro cents. */
  minimumGoods: cents,
  /** The products of this cart that it reduces; null where it reduces everything. */
  covers: z.nullable(z.array(z.string())),
  /** What it takes off these goods now, euro cents. */
  discount: cents,
});
export type CheckCouponResponse = z.infer<typeof checkCouponResponse>;

export const checkCouponErrors = {
  invalid_request: 400,
  origin_not_allowed: 403,
  ...couponErrors,
  rate_limited: 429,
} as const;
export type CheckCouponErrorCode = keyof typeof checkCouponErrors;
