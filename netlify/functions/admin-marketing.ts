import { adminMarketingErrors, adminMarketingRequest } from '#src/contracts/admin-marketing.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-marketing`: changes banners, the order of listings, synonyms and redirects of the search. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-marketing',
    input: adminMarketingRequest,
    errors: adminMarketingErrors,
    roles: ['admin', 'editor'],
    maximumBytes: 32_768,
  },
  (request, staff) => shop().changeMarketing(request, staff),
);
