import { exportStockErrors, exportStockRequest } from '#src/contracts/admin-stock-tables.ts';
import { csvResponse } from '#src/server/http/csv-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-export-stock`: the variants that the list narrows to, as CSV, a page at a time. */
export default staffEndpoint(
  shop,
  { name: 'admin-export-stock', input: exportStockRequest, errors: exportStockErrors },
  async (asked, _, caller) => csvResponse('gija-stock', shop().exportStock(asked), caller),
);
