import { createHash, timingSafeEqual } from 'node:crypto';
import { apiVersion } from '../webhooks/event-resource.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

function keyOf(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '';
}

function same(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/** Stripe shows the ends of a refused key only. */
function masked(key: string): string {
  return key.length < 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

/** Throws Stripe's 401 unless the header carries the secret key, as Bearer or as Basic user name. */
export function authenticate(authorization: string | undefined, secretKey: string): void {
  const key = keyOf(authorization ?? '');
  if (key === '') {
    const how =
      "You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    const message = `You did not provide an API key. ${how} See https://stripe.com/docs/api#authentication for details.`;
    throw new StripeError(401, { type: 'invalid_request_error', message });
  }
  if (!same(key, secretKey)) {
    throw new StripeError(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${masked(key)}` });
  }
}

/** Parameters differ between versions, so the sandbox speaks one: the one that the pinned SDK asks for, or none named. */
export function checkVersion(version: string | undefined): void {
  if (version === undefined || version === apiVersion) return;
  if (!/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) {
    throw invalidRequest(`Invalid Stripe API version: ${version}. Versions look like ${apiVersion}.`);
  }
  throw invalidRequest(`This sandbox speaks Stripe API version ${apiVersion}, not ${version}.`);
}
