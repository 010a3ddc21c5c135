import { exportReportErrors, exportReportRequest } from '#src/contracts/admin-export-report.ts';
import { csvResponse } from '#src/server/http/csv-response.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-export-report`: the rows of a report as CSV, products a page at a time. */
export default staffEndpoint(
  shop,
  { name: 'admin-export-report', input: exportReportRequest, errors: exportReportErrors },
  async (asked, _, caller) =>
    csvResponse(`gija-${asked.report}-${asked.from}-${asked.to}`, shop().exportReport(asked), caller),
);
