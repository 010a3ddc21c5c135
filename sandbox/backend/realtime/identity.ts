import { readToken } from '#sandbox/backend/auth/access-token.ts';
import type { SigningKey } from '#sandbox/backend/auth/signing-key.ts';

/** On whose behalf a channel listens: what a request with the same token would run as. */
export interface Identity {
  readonly role: string;
  /** The token's claims as JSON, for `request.jwt.claims`. */
  readonly claims: string;
  /** Seconds since 1970; undefined for keys, which do not expire. */
  readonly expires: number | undefined;
}

export interface Keys {
  readonly key: SigningKey;
  readonly issuer: () => string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

function plain(role: string): Identity {
  return { role, claims: JSON.stringify({ role }), expires: undefined };
}

/** Reads an API key or an access token of the auth service; undefined when it is neither, forged, or expired. */
export function identify(token: string, keys: Keys): Identity | undefined {
  if (token === keys.publishableKey) return plain('anon');
  if (token === keys.secretKey) return plain('service_role');
  const read = readToken(token, keys.key, keys.issuer());
  if (!read.ok) return undefined;
  return { role: read.claims.role, claims: JSON.stringify(read.claims), expires: read.claims.exp };
}
