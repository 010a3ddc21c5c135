import { mailedLinkEndpoint } from '#src/server/http/mailed-link-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/newsletter-unsubscribe`: the address gets no newsletter any more. */
export default mailedLinkEndpoint(
  'newsletter-unsubscribe',
  () => shop().http,
  (token) => shop().unsubscribeNewsletter(token),
  { oneClick: true },
);
