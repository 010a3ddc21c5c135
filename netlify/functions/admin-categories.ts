import { adminCategoriesErrors, adminCategoriesRequest } from '#src/contracts/admin-categories.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-categories`: makes, changes or moves a category, moves its products away, or deletes it. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-categories',
    input: adminCategoriesRequest,
    errors: adminCategoriesErrors,
    roles: ['admin', 'editor'],
  },
  (request, staff) => shop().changeCategory(request, staff),
);
