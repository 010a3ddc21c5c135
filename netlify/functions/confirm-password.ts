import { confirmPasswordErrors, confirmPasswordRequest } from '#src/contracts/account-data.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/confirm-password`: whether the signed-in person knows their password. */
export default endpoint(
  () => shop().http,
  {
    name: 'confirm-password',
    method: 'POST',
    input: confirmPasswordRequest,
    errors: confirmPasswordErrors,
    limit: { maximum: 20, seconds: 3600 },
    maximumBytes: 4096,
  },
  (request, { bearer }) => shop().confirmPassword(request, bearer),
);
