import { checkCouponErrors, checkCouponRequest } from '#src/contracts/check-coupon.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { couponTries, shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/check-coupon`: what a code takes off a cart. Limited, so that codes cannot be guessed. */
export default endpoint(
  () => shop().http,
  {
    name: couponTries.bucket,
    method: 'POST',
    input: checkCouponRequest,
    errors: checkCouponErrors,
    limit: couponTries,
  },
  (request) => shop().checkCoupon(request),
);
