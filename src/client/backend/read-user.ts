import { type AuthUser, authUser } from '#src/contracts/stored-session.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { backendUrl, publishableKey } from './address.ts';
import type { Factor } from './factors.ts';
import { keepSession, readSession } from './session-storage.ts';

/** Milliseconds. */
const timeout = 8_000;

/** What the server says of whoever the token is of (GET /user). Not by the auth client, a fifth of such a page. */
async function askUser(token: string): Promise<Result<AuthUser, 'session_gone' | 'unreachable'>> {
  try {
    const response = await fetch(`${backendUrl}/auth/v1/user`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 401 || response.status === 403) return failure('session_gone');
    const user = response.ok ? authUser.safeParse(await response.json()).data : undefined;
    return user === undefined ? failure('unreachable') : success(user);
  } catch {
    return failure('unreachable');
  }
}

/**
 * Asks the server who is signed in; what the browser keeps of the person is brought up to date. `session_gone`: it was revoked, or
 * its person deleted.
 */
export async function readUser(token: string): Promise<Result<void, 'session_gone' | 'unreachable'>> {
  const answer = await askUser(token);
  if (!answer.ok) return answer;
  const session = readSession();
  if (session?.user.id === answer.value.id) keepSession({ ...session, user: answer.value });
  return success(undefined);
}

/** The factors of the signed-in person (TOTP only, decisions.md), the unfinished ones too. */
export async function readFactors(token: string): Promise<Result<readonly Factor[], 'session_gone' | 'unreachable'>> {
  const answer = await askUser(token);
  if (!answer.ok) return answer;
  const factors = (answer.value.factors ?? []).filter(({ factor_type }) => factor_type === 'totp');
  return success(
    factors.map(({ id, friendly_name, status, created_at = '' }) => ({
      ...{ id, name: friendly_name ?? '', createdAt: created_at },
      isVerified: status === 'verified',
    })),
  );
}
