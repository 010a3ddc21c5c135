import { adminPublishingErrors, adminPublishingRequest } from '#src/contracts/admin-publishing.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-publishing`: publishes now or later, or sets when it is done by itself. Editors may, too. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-publishing',
    input: adminPublishingRequest,
    errors: adminPublishingErrors,
    roles: ['admin', 'editor'],
  },
  (request, staff) => shop().changePublishing(request, staff),
);
