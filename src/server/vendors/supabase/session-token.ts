import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod/mini';

/** What a genuine access token says. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
  /** When this person last proved who they are: password, mailed code or second factor. */
  readonly authenticatedAt: Date;
  readonly expiresAt: Date;
}

interface TokenCheckOptions {
  /** Address of the auth service, which tokens name as their issuer. */
  readonly issuer: string;
  /** Reads the service's key set; rejects when it cannot. */
  readonly readKeySet: () => Promise<unknown>;
  readonly now?: () => number;
}

const headerShape = z.object({ alg: z.literal('ES256'), kid: z.string() });
const claimsShape = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal('authenticated'),
  exp: z.number(),
  iat: z.number(),
  nbf: z.optional(z.number()),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
});
/** Keys of other kinds may stand beside ours while a project moves from one to another; they are never used. */
const keySetShape = z.object({ keys: z.array(z.looseObject({ kid: z.optional(z.string()), kty: z.string() })) });
const keyShape = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string(),
  x: z.string(),
  y: z.string(),
  alg: z.optional(z.literal('ES256')),
  use: z.optional(z.literal('sig')),
});

/** As long as the key set may be kept by what the service says of it, milliseconds. */
const keySetLife = 600_000;
/** Invented key names make nobody ask for the key set more often than this, milliseconds. */
const keySetPause = 60_000;
/** Difference between clocks that is forgiven, seconds. */
const leeway = 30;

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function readKeys(data: unknown): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const candidate of keySetShape.parse(data).keys) {
    const read = keyShape.safeParse(candidate);
    if (!read.success) continue;
    const { crv, kid, kty, x, y } = read.data;
    keys.set(kid, createPublicKey({ key: { crv, kty, x, y }, format: 'jwk' }));
  }
  return keys;
}

/** The published keys, kept for ten minutes; an unknown name asks anew, at most once a minute. */
function createKeySet(readKeySet: () => Promise<unknown>, now: () => number) {
  let kept: { readonly keys: Map<string, KeyObject>; readonly at: number } | undefined;
  let reading: Promise<void> | undefined;
  const read = async () => {
    kept = { keys: readKeys(await readKeySet()), at: now() };
  };
  return async (kid: string): Promise<KeyObject | undefined> => {
    const age = kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.at;
    if (age >= keySetLife || (age >= keySetPause && !kept?.keys.has(kid))) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return kept?.keys.get(kid);
  };
}

/**
 * Checks access tokens by the auth service's published keys: ES256 alone, this issuer, customers of the shop, now valid.
 * Answers undefined for every other token. Rejects when the keys cannot be read.
 */
export function createTokenCheck({ issuer, now = Date.now, readKeySet }: TokenCheckOptions) {
  const keyNamed = createKeySet(readKeySet, now);
  return async (token: string): Promise<TokenClaims | undefined> => {
    const parts = token.split('.');
    const [head = '', body = '', signature = ''] = parts;
    const header = headerShape.safeParse(decode(head));
    if (parts.length !== 3 || !header.success) return undefined;
    const key = await keyNamed(header.data.kid);
    if (key === undefined) return undefined;
    const signed = Buffer.from(`${head}.${body}`);
    const genuine = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
    const read = claimsShape.safeParse(genuine ? decode(body) : undefined);
    if (!read.success || read.data.iss !== issuer) return undefined;
    const { aal, amr, exp, iat, nbf = 0, session_id: sessionId, sub: userId } = read.data;
    const seconds = now() / 1000;
    if (exp + leeway <= seconds || Math.max(iat, nbf) - leeway > seconds) return undefined;
    const proven = Math.max(
      0,
      ...amr.filter(({ method }) => method !== 'token_refresh').map(({ timestamp }) => timestamp),
    );
    const authenticatedAt = new Date(proven * 1000);
    return { userId, sessionId, aal, authenticatedAt, expiresAt: new Date(exp * 1000) };
  };
}
