import { exportOrdersErrors, exportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import { csvResponse } from '#src/server/http/csv-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-export-orders`: the orders that the list narrows to, as CSV, a page at a time. */
export default staffEndpoint(
  shop,
  { name: 'admin-export-orders', input: exportOrdersRequest, errors: exportOrdersErrors },
  async (asked, _, caller) => csvResponse('gija-orders', shop().exportOrders(asked), caller),
);
