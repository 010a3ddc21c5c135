import { hook } from '#src/server/http/hook.ts';
import { shop } from '#src/server/wiring.ts';

const errors = {
  signature_invalid: 401,
  invalid_request: 400,
  action_not_supported: 422,
  rate_limited: 429,
  mail_not_sent: 500,
} as const;

/**
 * `POST /.netlify/functions/auth-email`: the Send Email hook of the hosted auth service, which waits for five seconds and shows
 * the person that mail could not be sent when this does not answer 200.
 */
export default hook({ name: 'auth-email', errors, patience: 4_500 }, (rawBody, headers) =>
  shop().sendAuthMail(rawBody, headers),
);
