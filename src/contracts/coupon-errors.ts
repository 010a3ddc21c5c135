import type { CouponErrorCode } from '#src/domain/pricing/coupon.ts';

/**
 * Status of every reason why a coupon is not taken. `coupon_unknown` says nothing else, whether a code never was or is switched
 * off. `coupon_minimum` carries `missing` and `minimum` in euro cents, `coupon_used_already` whether an order that is still to be paid holds it.
 */
export const couponErrors = {
  coupon_unknown: 422,
  coupon_not_yet_valid: 422,
  coupon_expired: 422,
  coupon_nothing_fits: 422,
  coupon_minimum: 422,
  coupon_needs_email: 422,
  coupon_used_up: 409,
  coupon_used_already: 409,
  coupon_changed: 409,
} as const satisfies Record<CouponErrorCode, number>;
