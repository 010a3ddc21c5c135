import { adminNewslettersErrors, adminNewslettersRequest } from '#src/contracts/admin-newsletters.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-newsletters`: writes, tries, plans and files newsletters. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-newsletters',
    input: adminNewslettersRequest,
    errors: adminNewslettersErrors,
    maximumBytes: 524_288,
  },
  (request, staff) => shop().changeNewsletter(request, staff),
);
