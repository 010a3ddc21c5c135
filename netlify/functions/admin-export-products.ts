import { exportProductsErrors, exportProductsRequest } from '#src/contracts/admin-product-tables.ts';
import { csvResponse } from '#src/server/http/csv-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-export-products`: the products that the list narrows to, as CSV, a page at a time; editors too. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-export-products',
    input: exportProductsRequest,
    errors: exportProductsErrors,
    roles: ['admin', 'editor'],
  },
  async (asked, _, caller) => csvResponse('gija-products', shop().exportProducts(asked), caller),
);
