import { mailedLinkEndpoint } from '#src/server/http/mailed-link-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/stock-notice-cancel`: the request and its address are forgotten. */
export default mailedLinkEndpoint(
  'stock-notice-cancel',
  () => shop().http,
  (token) => shop().cancelNotice(token),
);
