import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header over a body: HMAC-SHA256 of `{time}.{body}` (docs.stripe.com/webhooks, verify manually).
 * `seconds` is the time of sending, not of the event.
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${digest}`;
}
