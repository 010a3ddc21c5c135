import { cookieChoiceErrors, cookieChoiceRequest } from '#src/contracts/cookie-choice.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/record-cookie-choice`: the proof of a decision about cookies. */
export default endpoint(
  () => shop().http,
  {
    name: 'record-cookie-choice',
    method: 'POST',
    input: cookieChoiceRequest,
    errors: cookieChoiceErrors,
    limit: { maximum: 60, seconds: 600 },
    maximumBytes: 1024,
  },
  (choice) => shop().recordCookieChoice(choice),
);
