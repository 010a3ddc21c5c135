import { BackendRefused, BackendUnreachable } from '#src/client/backend/call-backend.ts';
import { $session, accessToken, showSession } from '#src/client/stores/session.ts';
import { refreshUser } from '#src/client/stores/sign-in.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';

/** Why the account's data could not be had or changed; sentences for each are in the namespace `auth`, `errors`. */
export type AskFailure = 'session_gone' | 'unreachable' | 'unexpected';

/** Whose data it is, with a token that is fresh. */
export interface Asker {
  readonly token: string;
  readonly userId: string;
}

/** Asks the backend as whoever is signed in; what cannot be had is a value, with a code that can be said. */
export async function askAsCustomer<Value>(ask: (asker: Asker) => Promise<Value>): Promise<Result<Value, AskFailure>> {
  try {
    const token = await accessToken();
    const { user, state } = $session.get();
    if (token === undefined || user === undefined)
      return failure(state === 'signed_out' ? 'session_gone' : 'unreachable');
    return success(await ask({ token, userId: user.id }));
  } catch (error) {
    if (error instanceof BackendUnreachable) return failure('unreachable');
    if (!(error instanceof BackendRefused)) throw error;
    if (error.status !== 401) return failure('unexpected');
    // Revoked, or its person was deleted: the auth service knows, and the gate leads to the sign-in.
    await refreshUser();
    showSession();
    return failure('session_gone');
  }
}
