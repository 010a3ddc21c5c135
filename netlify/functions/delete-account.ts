import { deleteAccountErrors, deleteAccountRequest } from '#src/contracts/account-data.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/delete-account`: takes the signed-in person out of the shop. */
export default endpoint(
  () => shop().http,
  {
    name: 'delete-account',
    method: 'POST',
    input: deleteAccountRequest,
    errors: deleteAccountErrors,
    limit: { maximum: 20, seconds: 3600 },
    maximumBytes: 4096,
  },
  (request, { bearer }) => shop().deleteAccount(request, bearer),
);
