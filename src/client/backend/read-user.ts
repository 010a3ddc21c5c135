import { authUser } from '#src/contracts/stored-session.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { backendUrl, publishableKey } from './address.ts';
import { keepSession, readSession } from './session-storage.ts';

/** Milliseconds. */
const timeout = 8_000;

/**
 * Asks the server who is signed in (GET /user); what the browser keeps of the person is brought up to date. `session_gone`: it
 * was revoked, or its person deleted. Not by the auth client, which every opened account would have to load for it.
 */
export async function readUser(token: string): Promise<Result<void, 'session_gone' | 'unreachable'>> {
  try {
    const response = await fetch(`${backendUrl}/auth/v1/user`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 401 || response.status === 403) return failure('session_gone');
    const user = response.ok ? authUser.safeParse(await response.json()).data : undefined;
    if (user === undefined) return failure('unreachable');
    const session = readSession();
    if (session?.user.id === user.id) keepSession({ ...session, user });
    return success(undefined);
  } catch {
    return failure('unreachable');
  }
}
