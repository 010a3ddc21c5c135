import { recoveryCodesErrors, recoveryCodesRequest } from '#src/contracts/recovery-codes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

const make = endpoint(
  () => shop().http,
  {
    name: 'recovery-codes',
    method: 'POST',
    input: recoveryCodesRequest,
    errors: recoveryCodesErrors,
    limit: { maximum: 20, seconds: 3600 },
    maximumBytes: 1024,
  },
  (_, { bearer }) => shop().makeRecoveryCodes(bearer),
);

const count = endpoint(
  () => shop().http,
  {
    name: 'recovery-codes-left',
    method: 'GET',
    input: recoveryCodesRequest,
    errors: recoveryCodesErrors,
    limit: { maximum: 120, seconds: 3600 },
  },
  (_, { bearer }) => shop().countRecoveryCodes(bearer),
);

/** `POST /.netlify/functions/recovery-codes`: makes new codes; `GET`: how many there are. */
export default (request: Request, context: { readonly ip?: string }): Promise<Response> =>
  (request.method === 'GET' ? count : make)(request, context);
