import { orderDetailsErrors, orderDetailsRequest } from '#src/contracts/order-details.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/order-details?token=…`: what the order's own page shows. */
export default endpoint(
  () => shop().http,
  {
    name: 'order-details',
    method: 'GET',
    input: orderDetailsRequest,
    errors: orderDetailsErrors,
    // An open page asks again when it is looked at, at most once a minute.
    limit: { maximum: 200, seconds: 600 },
  },
  ({ token }) => shop().orderDetails(token),
);
