import { adminOrdersErrors, adminOrdersRequest } from '#src/contracts/admin-orders.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-orders`: what an administrator does to an order, its parcels, refunds, returns and tasks. */
export default staffEndpoint(
  shop,
  { name: 'admin-orders', input: adminOrdersRequest, errors: adminOrdersErrors },
  (request, staff) => shop().actOnOrder(request, staff),
);
