import { checkoutErrors, checkoutRequest } from '#src/contracts/checkout.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/create-checkout`: reserves, makes the order and answers where to pay by card. */
export default endpoint(
  () => shop().http,
  {
    name: 'create-checkout',
    method: 'POST',
    input: checkoutRequest,
    errors: checkoutErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  (request, caller) => shop().createCheckout(request, caller, 'card'),
);
