import { adminStaffErrors, adminStaffRequest } from '#src/contracts/admin-staff.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-staff`: gives and takes roles and first PINs, ends what somebody has open. */
export default staffEndpoint(
  shop,
  { name: 'admin-staff', input: adminStaffRequest, errors: adminStaffErrors, maximumBytes: 1024 },
  (request, staff) => shop().changeStaff(request, staff),
);
