import { cancelCheckoutErrors, cancelCheckoutRequest } from '#src/contracts/cancel-checkout.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/cancel-checkout`: the shopper turned back from paying; the stock is free at once. */
export default endpoint(
  () => shop().http,
  {
    name: 'cancel-checkout',
    method: 'POST',
    input: cancelCheckoutRequest,
    errors: cancelCheckoutErrors,
    limit: { maximum: 120, seconds: 600 },
  },
  ({ token }) => shop().cancelCheckout(token),
);
