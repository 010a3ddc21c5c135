import { adminSavedViewsErrors, adminSavedViewsRequest } from '#src/contracts/admin-saved-views.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-saved-views`: names a view of a list, or takes one away. */
export default staffEndpoint(
  shop,
  { name: 'admin-saved-views', input: adminSavedViewsRequest, errors: adminSavedViewsErrors },
  (request, staff) => shop().changeSavedViews(request, staff),
);
