import { mailedLinkErrors, mailedLinkRequest } from '#src/contracts/mailed-link.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/newsletter-confirm`: the button behind the link in the mail. A GET changes nothing: scanners open links. */
export default endpoint(
  () => shop().http,
  {
    name: 'newsletter-confirm',
    method: 'POST',
    input: mailedLinkRequest,
    errors: mailedLinkErrors,
    limit: { maximum: 60, seconds: 600 },
    maximumBytes: 4096,
  },
  ({ token }) => shop().confirmNewsletter(token),
);
