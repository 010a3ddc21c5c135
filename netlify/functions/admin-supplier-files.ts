import {
  adminSupplierFilesRequest,
  adminSuppliersErrors,
  feedFileTypes,
  maximumFeedFileBytes,
} from '#src/contracts/admin-suppliers.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-supplier-files?act=…` with a supplier's list as body: shows its first rows, or what differs. */
export default staffEndpoint(
  shop,
  {
    name: 'admin-supplier-files',
    input: adminSupplierFilesRequest,
    errors: adminSuppliersErrors,
    maximumBytes: maximumFeedFileBytes,
    fileTypes: feedFileTypes,
  },
  (request, staff, { file = new Uint8Array() }) => shop().readSupplierFile(request, staff, file),
);
