import { contactErrors, contactRequest } from '#src/contracts/contact.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/send-contact-email`: keeps a message; the mails about it follow. */
export default endpoint(
  () => shop().http,
  {
    name: 'send-contact-email',
    method: 'POST',
    input: contactRequest,
    errors: contactErrors,
    limit: { maximum: 20, seconds: 600 },
    refusal: { success: false },
  },
  (request) => shop().takeMessage(request),
);
