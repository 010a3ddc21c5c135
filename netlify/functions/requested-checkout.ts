import { requestedCheckoutErrors, requestedCheckoutRequest } from '#src/contracts/requested-checkout.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/requested-checkout`: what the page that asks for the address of a bank payment shows. */
export default endpoint(
  () => shop().http,
  {
    name: 'requested-checkout',
    method: 'POST',
    input: requestedCheckoutRequest,
    errors: requestedCheckoutErrors,
    limit: { maximum: 60, seconds: 600 },
    maximumBytes: 16_384,
  },
  ({ token }) => shop().requestedCheckout(token),
);
