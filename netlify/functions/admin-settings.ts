import { adminSettingsErrors, adminSettingsRequest } from '#src/contracts/admin-settings.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-settings`: changes a setting of the shop. */
export default staffEndpoint(
  shop,
  { name: 'admin-settings', input: adminSettingsRequest, errors: adminSettingsErrors, maximumBytes: 4096 },
  (request, staff) => shop().changeSettings(request, staff),
);
