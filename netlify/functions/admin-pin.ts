import { adminPinErrors, adminPinRequest } from '#src/contracts/admin-pin.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-pin`: changes one's own PIN. */
export default staffEndpoint(
  shop,
  {
    ...{ name: 'admin-pin', input: adminPinRequest, errors: adminPinErrors, maximumBytes: 1024 },
    roles: ['admin', 'editor'],
  },
  (request, staff, caller) => shop().changePin(request, staff, caller),
);
