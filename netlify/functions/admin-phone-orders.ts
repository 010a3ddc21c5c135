import { adminPhoneOrdersErrors, adminPhoneOrdersRequest } from '#src/contracts/admin-phone-orders.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-phone-orders`: an order by telephone is reckoned, sent to the customer, or taken back. */
export default staffEndpoint(
  shop,
  { name: 'admin-phone-orders', input: adminPhoneOrdersRequest, errors: adminPhoneOrdersErrors },
  (request, staff) => shop().changePhoneOrder(request, staff),
);
