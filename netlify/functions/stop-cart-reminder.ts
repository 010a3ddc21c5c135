import { mailedLinkErrors, mailedLinkRequest } from '#src/contracts/mailed-link.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/**
 * `POST /.netlify/functions/stop-cart-reminder`: by the button of the page (JSON), or by a mail program with the token in the
 * address and a form as the body (RFC 8058, one click). A GET changes nothing.
 */
export default endpoint(
  () => shop().http,
  {
    name: 'stop-cart-reminder',
    method: 'POST',
    input: mailedLinkRequest,
    errors: mailedLinkErrors,
    limit: { maximum: 60, seconds: 600 },
    maximumBytes: 4096,
    queryOfForms: true,
  },
  ({ token }) => shop().stopCartReminders(token),
);
