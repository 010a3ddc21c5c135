import { clientErrorErrors, clientErrorReport } from '#src/contracts/client-error.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/report-client-error`: something broke in a browser. Kept by kind, without persons. */
export default endpoint(
  () => shop().http,
  {
    name: 'report-client-error',
    method: 'POST',
    input: clientErrorReport,
    errors: clientErrorErrors,
    limit: { maximum: 30, seconds: 600 },
    maximumBytes: 16_384,
  },
  (report, caller) => shop().recordError(report, caller.userAgent),
);
