import { withdrawalOrderErrors, withdrawalOrderRequest } from '#src/contracts/withdrawal.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/withdrawal-order?token=…&language=lt`: what an order can be withdrawn from, and until when. */
export default endpoint(
  () => shop().http,
  {
    name: 'withdrawal-order',
    method: 'GET',
    input: withdrawalOrderRequest,
    errors: withdrawalOrderErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  (query) => shop().withdrawalOrder(query),
);
