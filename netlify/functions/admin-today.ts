import { adminTodayErrors, adminTodayRequest } from '#src/contracts/admin-today.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-today`: settles what came to nothing. */
export default staffEndpoint(
  shop,
  { name: 'admin-today', input: adminTodayRequest, errors: adminTodayErrors },
  (request, staff) => shop().settleToday(request, staff),
);
