import { checkoutEndpoint } from '#src/server/http/checkout-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/create-paysera-checkout`: reserves, makes the order and answers where to pay by bank link. */
export default checkoutEndpoint(
  'create-paysera-checkout',
  () => shop().http,
  (request, caller) => shop().createCheckout(request, caller, 'bank'),
);
