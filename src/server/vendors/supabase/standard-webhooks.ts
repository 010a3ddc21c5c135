import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the clocks of sender and receiver may differ (standardwebhooks.com). */
const tolerance = 300;

const secretShape = /^v1,whsec_([A-Za-z0-9+/]+={0,2})$/;

/** Keys out of `v1,whsec_…|v1,whsec_…`, as the hosted auth service keeps them while one takes over from the other. Throws. */
export function readHookSecrets(secrets: string): Buffer[] {
  return secrets.split('|').map((secret) => {
    const key = Buffer.from(secretShape.exec(secret)?.[1] ?? '', 'base64');
    if (key.length < 24) throw new Error('a secret of the hook is not `v1,whsec_` and at least 24 bytes in base64');
    return key;
  });
}

/**
 * Was this body signed with one of the keys, and lately? Any signature of the list will do: the specification parts them with a
 * space, the hosted auth service with a comma and a space. Every signature is compared with every key in constant time.
 */
export function isSigned(rawBody: string, headers: Headers, keys: readonly Buffer[], now: Date): boolean {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return false;
  const signatures = [
    ...(headers.get('webhook-signature') ?? '').matchAll(/(?<=^|[\s,])v1,([A-Za-z0-9+/]{43}=)(?=$|[\s,])/g),
  ]
    .slice(0, 10)
    .map(([, signature = '']) => Buffer.from(signature, 'base64'));
  const expected = keys.map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${rawBody}`).digest());
  return expected.flatMap((right) => signatures.map((given) => timingSafeEqual(given, right))).includes(true);
}
