import { checkoutEndpoint } from '#src/server/http/checkout-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/create-checkout`: reserves, makes the order and answers where to pay by card. */
export default checkoutEndpoint(
  'create-checkout',
  () => shop().http,
  (request, caller) => shop().createCheckout(request, caller, 'card'),
);
