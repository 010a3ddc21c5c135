import { type CheckCouponRequest, checkCouponErrors, checkCouponResponse } from '#src/contracts/check-coupon.ts';
import { callFunction } from './call-function.ts';

/** Asks what a code takes off a cart. */
export function checkCoupon(body: CheckCouponRequest) {
  return callFunction({ name: 'check-coupon', body, answer: checkCouponResponse, codes: checkCouponErrors });
}
