import { spendRecoveryCodeErrors, spendRecoveryCodeRequest } from '#src/contracts/recovery-codes.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/use-recovery-code`: lets somebody past the second factor whose app is lost. */
export default endpoint(
  () => shop().http,
  {
    name: 'use-recovery-code',
    method: 'POST',
    input: spendRecoveryCodeRequest,
    errors: spendRecoveryCodeErrors,
    limit: { maximum: 30, seconds: 3600 },
    maximumBytes: 1024,
  },
  (request, { bearer }) => shop().spendRecoveryCode(request, bearer),
);
