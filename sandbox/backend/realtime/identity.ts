import { verify } from 'hono/jwt';

/** On whose behalf a channel listens: what a request with the same token would run as. */
export interface Identity {
  readonly role: string;
  /** The token's claims as JSON, for `request.jwt.claims`. */
  readonly claims: string;
  /** Seconds since 1970; undefined for keys, which do not expire. */
  readonly expires: number | undefined;
}

export interface Keys {
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

const roles = new Set(['anon', 'authenticated', 'service_role']);

function plain(role: string): Identity {
  return { role, claims: JSON.stringify({ role }), expires: undefined };
}

/** Reads an API key or a signed token; undefined when it is neither, forged, or expired. */
export async function identify(token: string, keys: Keys): Promise<Identity | undefined> {
  if (token === keys.publishableKey) return plain('anon');
  if (token === keys.secretKey) return plain('service_role');
  try {
    const claims = await verify(token, keys.jwtSecret, 'HS256');
    const role = claims['role'];
    if (typeof role !== 'string' || !roles.has(role)) return undefined;
    return { role, claims: JSON.stringify(claims), expires: claims.exp };
  } catch {
    return undefined;
  }
}
