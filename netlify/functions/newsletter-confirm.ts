import { mailedLinkEndpoint } from '#src/server/http/mailed-link-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/newsletter-confirm`: from now on the address gets the newsletter. */
export default mailedLinkEndpoint(
  'newsletter-confirm',
  () => shop().http,
  (token) => shop().confirmNewsletter(token),
);
