import { type AdminCouponsRequest, adminCouponsErrors, adminCouponsResponse } from '#src/contracts/admin-coupons.ts';
import { callFunction } from './call-function.ts';

/** Makes or changes a coupon, ends it, lets it run again or deletes it. */
export function changeCoupon(token: string, body: AdminCouponsRequest) {
  return callFunction({ name: 'admin-coupons', body, token, answer: adminCouponsResponse, codes: adminCouponsErrors });
}
