import type { AuthErrorCode } from '#src/client/backend/auth-failures.ts';
import { BackendRefused, BackendUnreachable } from '#src/client/backend/call-backend.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { $session, accessToken } from './session.ts';

/** Whose rows are asked for, with a token that is fresh. */
export interface Customer {
  readonly token: string;
  readonly userId: string;
}

/** Why it did not work; a part of what accounts have sentences for. `unexpected`: the backend refused it. */
export type CustomerFailure = Extract<AuthErrorCode, 'session_gone' | 'unreachable' | 'unexpected'>;
export type CustomerResult<Value> = Result<Value, CustomerFailure>;

async function failureOf(error: unknown): Promise<CustomerFailure> {
  if (error instanceof BackendUnreachable) return 'unreachable';
  if (!(error instanceof BackendRefused)) throw error;
  if (error.status !== 401) return 'unexpected';
  // Revoked, or the person was deleted: the auth service knows, and the page follows it. Most pages never need to ask.
  await import('./sign-in.ts').then(
    (it) => it.refreshUser(),
    () => {},
  );
  return 'session_gone';
}

/** Does something with the backend as whoever is signed in; that nobody answers, or refuses, is a value. */
export async function asCustomer<Value>(work: (customer: Customer) => Promise<Value>): Promise<CustomerResult<Value>> {
  try {
    const token = await accessToken();
    const { state, user } = $session.get();
    if (token === undefined || user === undefined)
      return failure(state === 'signed_out' ? 'session_gone' : 'unreachable');
    return success(await work({ token, userId: user.id }));
  } catch (error) {
    return failure(await failureOf(error));
  }
}
