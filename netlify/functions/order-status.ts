import { orderStatusErrors, orderStatusRequest } from '#src/contracts/order-status.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/order-status?session_id=…`: what the success page shows. */
export default endpoint(
  () => shop().http,
  {
    name: 'order-status',
    method: 'GET',
    input: orderStatusRequest,
    errors: orderStatusErrors,
    limit: { maximum: 300, seconds: 600 },
  },
  (query) => shop().orderStatus(query.session_id),
);
