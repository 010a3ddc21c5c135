import { newsletterErrors, newsletterRequest } from '#src/contracts/newsletter.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/newsletter-signup`: takes an address; nothing is sent to it before its owner confirms. */
export default endpoint(
  () => shop().http,
  {
    name: 'newsletter-signup',
    method: 'POST',
    input: newsletterRequest,
    errors: newsletterErrors,
    limit: { maximum: 20, seconds: 600 },
    maximumBytes: 4096,
  },
  (request) => shop().signUpForNewsletter(request),
);
