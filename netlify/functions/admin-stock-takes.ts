import { adminStockTakesErrors, adminStockTakesRequest } from '#src/contracts/admin-stock-takes.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-stock-takes`: begins a stock-take, counts, makes the stock agree, or gives it up. */
export default staffEndpoint(
  shop,
  { name: 'admin-stock-takes', input: adminStockTakesRequest, errors: adminStockTakesErrors },
  (request, staff) => shop().takeStock(request, staff),
);
