import { deliveryQuoteErrors, deliveryQuoteRequest } from '#src/contracts/admin-delivery-quote.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-delivery-quote`: what an address would pay for delivery now. */
export default staffEndpoint(
  shop,
  { name: 'admin-delivery-quote', input: deliveryQuoteRequest, errors: deliveryQuoteErrors, maximumBytes: 1024 },
  (request) => shop().quoteAddress(request),
);
