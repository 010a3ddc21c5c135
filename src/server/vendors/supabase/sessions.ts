import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createTokenCheck } from './session-token.ts';

/** Who asks, for functions of account safety. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** `aal2`: the second factor was shown in this session. */
  readonly aal: 'aal1' | 'aal2';
  /** A second factor is set up. */
  readonly hasFactor: boolean;
  readonly sessionId: string;
  /** When this person last proved who they are: password, mailed code or second factor. */
  readonly authenticatedAt: Date;
}

interface SessionsOptions {
  /** Base address of the project. */
  readonly url: string;
  readonly client: SupabaseClient;
  /** Milliseconds that the auth service is waited for. */
  readonly patience: number;
  readonly now?: () => number;
}

/** A deleted user or an ended session may go on for this long where `identify` was asked before, milliseconds. */
const identityLife = 30_000;
const keptAtMost = 1000;

/**
 * Tells whom access tokens belong to. A token is checked here by the published keys, and then by the auth service, which
 * alone knows that a user was deleted or a session ended. Roles are not read from tokens: SQL asks its tables every time.
 */
export function createSessions({ client, now = Date.now, patience, url }: SessionsOptions) {
  const issuer = `${url}/auth/v1`;
  const checkToken = createTokenCheck({
    issuer,
    now,
    readKeySet: async () => {
      const response = await fetch(`${issuer}/.well-known/jwks.json`, { signal: AbortSignal.timeout(patience) });
      if (!response.ok) throw new Error(`the key set answered ${response.status}`);
      return response.json();
    },
  });
  const known = new Map<string, { readonly userId: string; readonly until: number }>();

  /** The session behind a token, asked of the auth service now; undefined when there is none (any more). */
  async function identifySession(token: string): Promise<Session | undefined> {
    const claims = await checkToken(token).catch(() => undefined);
    if (claims === undefined) return undefined;
    const { data, error } = await client.auth.getUser(token);
    if (error !== null || data.user.id !== claims.userId || !data.user.email) return undefined;
    const { aal, authenticatedAt, sessionId, userId } = claims;
    const emailVerified = data.user.email_confirmed_at !== undefined;
    const hasFactor = data.user.factors?.some(({ status }) => status === 'verified') ?? false;
    return { userId, email: data.user.email, emailVerified, aal, hasFactor, sessionId, authenticatedAt };
  }

  /**
   * The user that a token belongs to; undefined when it is not valid (any more), and while a second factor is owed: a password
   * alone speaks for nobody who has one. Remembers the answer for 30 seconds.
   */
  async function identify(token: string): Promise<string | undefined> {
    const claims = await checkToken(token).catch(() => undefined);
    if (claims === undefined) return undefined;
    const key = createHash('sha256').update(token).digest('base64url');
    const kept = known.get(key);
    if (kept !== undefined && kept.until > now()) return kept.userId;
    known.delete(key);
    const session = await identifySession(token);
    if (session === undefined || (session.hasFactor && session.aal !== 'aal2')) return undefined;
    if (known.size >= keptAtMost) known.clear();
    known.set(key, { userId: session.userId, until: now() + identityLife });
    return session.userId;
  }

  return { identify, identifySession };
}
