import { withdrawErrors, withdrawRequest } from '#src/contracts/withdrawal.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/withdraw`: takes a declaration of withdrawal; its receipt is the answer, and a mail. */
export default endpoint(
  () => shop().http,
  {
    name: 'withdraw',
    method: 'POST',
    input: withdrawRequest,
    errors: withdrawErrors,
    limit: { maximum: 60, seconds: 600 },
  },
  (request) => shop().withdraw(request),
);
