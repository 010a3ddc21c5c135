import { endSessionsErrors, endSessionsRequest } from '#src/contracts/account-data.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/end-sessions`: ends all sessions of the signed-in person, or all others, and tells them. */
export default endpoint(
  () => shop().http,
  {
    name: 'end-sessions',
    method: 'POST',
    input: endSessionsRequest,
    errors: endSessionsErrors,
    limit: { maximum: 20, seconds: 3600 },
    maximumBytes: 4096,
  },
  (request, { bearer }) => shop().endSessions(request, bearer),
);
