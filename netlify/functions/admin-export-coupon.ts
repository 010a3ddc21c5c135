import { exportCouponErrors, exportCouponRequest } from '#src/contracts/admin-coupons.ts';
import { csvResponse } from '#src/server/http/csv-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-export-coupon`: the codes of a batch, or the orders that used a coupon, as CSV. */
export default staffEndpoint(
  shop,
  { name: 'admin-export-coupon', input: exportCouponRequest, errors: exportCouponErrors },
  async (asked, _, caller) => csvResponse(`gija-coupon-${asked.what}`, shop().exportCoupon(asked), caller),
);
