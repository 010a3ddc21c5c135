import { adminPricingErrors, adminPricingRequest } from '#src/contracts/admin-pricing.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-pricing`: reckons, applies and takes back new prices; says what a product costs the shop. */
export default staffEndpoint(
  shop,
  { name: 'admin-pricing', input: adminPricingRequest, errors: adminPricingErrors, maximumBytes: 131_072 },
  (request, staff) => shop().changePrices(request, staff),
);
