import { adminProductsErrors, adminProductsRequest } from '#src/contracts/admin-products.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-products`: makes or changes a product, its price alone, or whether it is sold. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-products',
    input: adminProductsRequest,
    errors: adminProductsErrors,
    roles: ['admin', 'editor'],
    maximumBytes: 262_144,
  },
  (request, staff) => shop().changeProduct(request, staff),
);
