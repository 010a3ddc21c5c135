import { adminSuppliersErrors, adminSuppliersRequest } from '#src/contracts/admin-suppliers.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-suppliers`: changes suppliers, their costs and feeds; reads feeds and takes their differences over. */
export default staffEndpoint(
  shop,
  { name: 'admin-suppliers', input: adminSuppliersRequest, errors: adminSuppliersErrors },
  (request, staff) => shop().changeSuppliers(request, staff),
);
