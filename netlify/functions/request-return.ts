import { returnRequest, returnRequestErrors } from '#src/contracts/returns.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/request-return`: asks for a return, an exchange or the settling of a complaint. */
export default endpoint(
  () => shop().http,
  {
    name: 'request-return',
    method: 'POST',
    input: returnRequest,
    errors: returnRequestErrors,
    limit: { maximum: 30, seconds: 600 },
  },
  (request) => shop().requestReturn(request),
);
