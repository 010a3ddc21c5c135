import { webhook } from '#src/server/http/webhook.ts';
import { shop } from '#src/server/wiring.ts';

/** `POST /.netlify/functions/stripe-webhook`: raw body, signature, then one idempotent database call. */
export default webhook('stripe-webhook', (rawBody, headers) => shop().paymentMessage('card', rawBody, headers));
