import { mailedLinkEndpoint } from '#src/server/http/mailed-link-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/stock-notice-confirm`: from now on the notice counts. */
export default mailedLinkEndpoint(
  'stock-notice-confirm',
  () => shop().http,
  (token) => shop().confirmNotice(token),
);
