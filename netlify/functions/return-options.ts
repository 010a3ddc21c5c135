import { returnOptionsErrors, returnOptionsRequest } from '#src/contracts/returns.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `GET /.netlify/functions/return-options?token=…`: what of an order may come back, until when, and what it costs. */
export default endpoint(
  () => shop().http,
  {
    name: 'return-options',
    method: 'GET',
    input: returnOptionsRequest,
    errors: returnOptionsErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  ({ token }) => shop().returnOptions(token),
);
