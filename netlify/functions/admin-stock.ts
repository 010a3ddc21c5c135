import { adminStockErrors, adminStockRequest } from '#src/contracts/admin-stock.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-stock`: pieces that came to a variant or went. */
export default staffEndpoint(
  shop,
  { name: 'admin-stock', input: adminStockRequest, errors: adminStockErrors },
  (request, staff) => shop().adjustStock(request, staff),
);
