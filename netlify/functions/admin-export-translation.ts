import { exportTextsRequest } from '#src/contracts/admin-translation.ts';
import { staffErrors } from '#src/contracts/staff.ts';
import { csvResponse } from '#src/server/http/csv-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-export-translation`: the texts that the list narrows to, as CSV, a page at a time. */
export default staffEndpoint(
  shop,
  { name: 'admin-export-translation', input: exportTextsRequest, errors: staffErrors, roles: ['admin', 'editor'] },
  async (asked, _, caller) => csvResponse('gija-texts', shop().exportTexts(asked), caller),
);
