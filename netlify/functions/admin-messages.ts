import { adminMessagesErrors, adminMessagesRequest } from '#src/contracts/admin-messages.ts';
import { staffEndpoint } from '#src/server/http/staff-endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/admin-messages`: files a message of the contact form as answered, spam, or new again. */
export default staffEndpoint(
  shop,
  { name: 'admin-messages', input: adminMessagesRequest, errors: adminMessagesErrors },
  (request, staff) => shop().fileMessage(request, staff),
);
