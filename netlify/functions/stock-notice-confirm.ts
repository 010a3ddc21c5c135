import { mailedLinkErrors, mailedLinkRequest } from '#src/contracts/mailed-link.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/stock-notice-confirm`: from now on the notice counts. A GET changes nothing. */
export default endpoint(
  () => shop().http,
  {
    name: 'stock-notice-confirm',
    method: 'POST',
    input: mailedLinkRequest,
    errors: mailedLinkErrors,
    limit: { maximum: 60, seconds: 600 },
    maximumBytes: 4096,
  },
  ({ token }) => shop().confirmNotice(token),
);
