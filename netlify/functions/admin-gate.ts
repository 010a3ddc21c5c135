import { adminGateErrors, adminGateRequest } from '#src/contracts/admin-gate.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-gate`: opens the back office for a session, keeps it open, locks it. */
export default endpoint(
  () => shop().http,
  {
    name: 'admin-gate',
    method: 'POST',
    input: adminGateRequest,
    errors: adminGateErrors,
    limit: { maximum: 120, seconds: 600 },
    maximumBytes: 1024,
  },
  (request, caller) => shop().passAdminGate(request, caller),
);
