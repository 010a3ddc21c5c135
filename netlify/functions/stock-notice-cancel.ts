import { mailedLinkErrors, mailedLinkRequest } from '#src/contracts/mailed-link.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/stock-notice-cancel`: the request and its address are forgotten. A GET changes nothing. */
export default endpoint(
  () => shop().http,
  {
    name: 'stock-notice-cancel',
    method: 'POST',
    input: mailedLinkRequest,
    errors: mailedLinkErrors,
    limit: { maximum: 60, seconds: 600 },
    maximumBytes: 4096,
  },
  ({ token }) => shop().cancelNotice(token),
);
