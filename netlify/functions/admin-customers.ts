import { adminCustomersErrors, adminCustomersRequest } from '#src/contracts/admin-customers.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-customers`: notes about a customer, the end of their newsletter, their erasure. */
export default staffEndpoint(
  shop,
  { name: 'admin-customers', input: adminCustomersRequest, errors: adminCustomersErrors, maximumBytes: 8192 },
  (request, staff) => shop().changeCustomer(request, staff),
);
