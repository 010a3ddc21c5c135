import { adminTranslationErrors, adminTranslationRequest } from '#src/contracts/admin-translation.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-translation`: lists texts, changes one, says that one stands as it is, takes rows of a file. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-translation',
    input: adminTranslationRequest,
    errors: adminTranslationErrors,
    roles: ['admin', 'editor'],
    maximumBytes: 3_145_728,
  },
  (request, staff) => shop().translate(request, staff),
);
