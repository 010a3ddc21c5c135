import { adminDeliveryErrors, adminDeliveryRequest } from '#src/contracts/admin-delivery.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-delivery`: changes zones, delivery options, days off and parcel lockers. */
export default staffEndpoint(
  shop,
  { name: 'admin-delivery', input: adminDeliveryRequest, errors: adminDeliveryErrors, maximumBytes: 32_768 },
  (request, staff) => shop().changeDelivery(request, staff),
);
