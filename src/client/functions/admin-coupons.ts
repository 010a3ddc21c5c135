import {
  type AdminCouponsRequest,
  adminCouponsErrors,
  adminCouponsResponse,
  type ExportCouponRequest,
  exportCouponErrors,
} from '#src/contracts/admin-coupons.ts';
import { callFunction } from './call-function.ts';
import { fetchFile } from './fetch-file.ts';

/** Makes or changes a coupon, ends it, lets it run again or deletes it. */
export function changeCoupon(token: string, body: AdminCouponsRequest) {
  return callFunction({ name: 'admin-coupons', body, token, answer: adminCouponsResponse, codes: adminCouponsErrors });
}

/** The codes of a batch, or the orders that used a coupon, as CSV. */
export function fetchCouponTable(token: string, asked: ExportCouponRequest) {
  return fetchFile({ name: 'admin-export-coupon', body: asked, token, codes: exportCouponErrors });
}
