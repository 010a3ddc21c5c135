import * as z from 'zod/mini';
import { deliveryOptionsErrors } from '#src/contracts/delivery-options.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/delivery-options`: zones, options with dates, estimate, rates and VAT. */
export default endpoint(
  () => shop().http,
  {
    name: 'delivery-options',
    method: 'GET',
    input: z.object({}),
    errors: deliveryOptionsErrors,
    limit: { maximum: 300, seconds: 600 },
  },
  () => shop().deliveryOptions(),
);
