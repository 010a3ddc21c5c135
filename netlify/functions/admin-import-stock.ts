import { importStockErrors, importStockRequest } from '#src/contracts/admin-stock-tables.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** Five hundred rows with the longest cells that they may have. */
const maximumBytes = 2_500_000;

/** `POST /.netlify/functions/admin-import-stock`: takes a table of what was counted, carries it out, or gives it up. */
export default staffEndpoint(
  shop,
  { name: 'admin-import-stock', input: importStockRequest, errors: importStockErrors, maximumBytes },
  (request, staff) => shop().importStock(request, staff),
);
