import { mailedLinkEndpoint } from '#src/server/http/mailed-link-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/stop-cart-reminder`: no cart is reminded of any more. */
export default mailedLinkEndpoint(
  'stop-cart-reminder',
  () => shop().http,
  (token) => shop().stopCartReminders(token),
  { oneClick: true },
);
