import { sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { SigningKey } from './signing-key.ts';

/** What an access token says. Times are seconds since 1970. */
const claimsShape = z.looseObject({
  sub: z.uuid(),
  aud: z.literal('authenticated'),
  iss: z.string(),
  role: z.literal('authenticated'),
  exp: z.number(),
  iat: z.number(),
  nbf: z.optional(z.number()),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
});
export type Claims = z.infer<typeof claimsShape>;

export type TokenFault = 'malformed' | 'signature' | 'expired' | 'early' | 'audience' | 'claims';
export type ReadToken =
  | { readonly ok: true; readonly claims: Claims }
  | { readonly ok: false; readonly fault: TokenFault };

/** Difference between clocks that is forgiven, seconds (as in PostgREST). */
const leeway = 30;
const headerShape = z.object({ alg: z.literal('ES256'), kid: z.string() });

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Signs any claims: the service gives true ones, tests also others. */
export function signToken(key: SigningKey, claims: Readonly<Record<string, unknown>>): string {
  const text = `${encode({ alg: 'ES256', kid: key.keyId, typ: 'JWT' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** Reads a token of this service: ES256 by this key alone, whatever algorithm the token itself names. */
export function readToken(token: string, key: SigningKey, issuer: string, now = Date.now() / 1000): ReadToken {
  const parts = token.split('.');
  const [head = '', body = '', signature = ''] = parts;
  if (parts.length !== 3 || parts.some((part) => part === '')) return { ok: false, fault: 'malformed' };
  const header = headerShape.safeParse(decode(head));
  if (!header.success || header.data.kid !== key.keyId) return { ok: false, fault: 'signature' };
  const genuine = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: key.publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!genuine) return { ok: false, fault: 'signature' };
  const read = claimsShape.safeParse(decode(body));
  if (!read.success) {
    const audience = read.error.issues.some((issue) => issue.path[0] === 'aud');
    return { ok: false, fault: audience ? 'audience' : 'claims' };
  }
  const claims = read.data;
  if (claims.iss !== issuer) return { ok: false, fault: 'claims' };
  if (claims.exp + leeway <= now) return { ok: false, fault: 'expired' };
  if (Math.max(claims.iat, claims.nbf ?? 0) - leeway > now) return { ok: false, fault: 'early' };
  return { ok: true, claims };
}
