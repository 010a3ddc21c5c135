import { importProductsErrors, importProductsRequest } from '#src/contracts/admin-product-tables.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-import-products`: takes a table of products, tries it, carries it out, undoes it; editors too. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-import-products',
    input: importProductsRequest,
    errors: importProductsErrors,
    roles: ['admin', 'editor'],
  },
  (request, staff) => shop().importProducts(request, staff),
);
