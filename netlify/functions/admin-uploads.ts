import { adminUploadsErrors, adminUploadsRequest } from '#src/contracts/admin-uploads.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-uploads`: an address to send a picture to, and what is cropped out of it; editors too. */
export default staffEndpoint(
  shop,
  { name: 'admin-uploads', input: adminUploadsRequest, errors: adminUploadsErrors, roles: ['admin', 'editor'] },
  (request, staff) => shop().takeUploads(request, staff),
);
