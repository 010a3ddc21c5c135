import { repriceProductsErrors, repriceProductsRequest } from '#src/contracts/reprice-products.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/reprice-products`: every price becomes the supplier's cost and the shop's markup (decisions.md). */
export default staffEndpoint(
  shop,
  { name: 'reprice-products', input: repriceProductsRequest, errors: repriceProductsErrors, isBodyOptional: true },
  (_, staff) => shop().repriceProducts(staff),
);
