import { stockNoticeErrors, stockNoticeRequest } from '#src/contracts/stock-notice.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/stock-notice-request`: somebody wants to hear when a size and colour is back. */
export default endpoint(
  () => shop().http,
  {
    name: 'stock-notice-request',
    method: 'POST',
    input: stockNoticeRequest,
    errors: stockNoticeErrors,
    limit: { maximum: 30, seconds: 600 },
    maximumBytes: 4096,
  },
  (request) => shop().requestNotice(request),
);
