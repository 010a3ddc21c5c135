import { restoreCartErrors, restoreCartRequest } from '#src/contracts/restore-cart.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/restore-cart?token=…`: what the link in the letter about a cart brings back. Changes nothing. */
export default endpoint(
  () => shop().http,
  {
    name: 'restore-cart',
    method: 'GET',
    input: restoreCartRequest,
    errors: restoreCartErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  ({ token }) => shop().restoreCart(token),
);
