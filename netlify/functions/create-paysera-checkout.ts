import { checkoutErrors, checkoutRequest } from '#src/contracts/checkout.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/create-paysera-checkout`: reserves, makes the order and answers where to pay by bank link. */
export default endpoint(
  () => shop().http,
  {
    name: 'create-paysera-checkout',
    method: 'POST',
    input: checkoutRequest,
    errors: checkoutErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  (request, caller) => shop().createCheckout(request, caller, 'bank'),
);
