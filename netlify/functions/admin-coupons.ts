import { adminCouponsErrors, adminCouponsRequest } from '#src/contracts/admin-coupons.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-coupons`: makes or changes a coupon, ends it, lets it run again or deletes it. */
export default staffEndpoint(
  shop,
  { name: 'admin-coupons', input: adminCouponsRequest, errors: adminCouponsErrors, maximumBytes: 65_536 },
  (request, staff) => shop().changeCoupon(request, staff),
);
