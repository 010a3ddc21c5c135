import type { AuthResult } from '#src/client/backend/auth.ts';
import { readSession } from '#src/client/backend/session-storage.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { accessToken, dropSession } from './session.ts';
import { refreshUser, signOut } from './sign-in.ts';

/** The functions come with the first act that needs them. */
const recovery = () => import('#src/client/functions/recovery-codes.ts');
const account = () => import('#src/client/functions/account-data.ts');
const lists = () => import('./customer-data.ts');

/**
 * Runs a function with a fresh token of the session. What the shop knows better than this browser (the session is over, a second
 * factor is owed) is read anew, and the page follows it.
 */
async function asOwner<Value, Code extends string>(
  call: (token: string) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'offline' | 'session_expired'>> {
  const token = await accessToken();
  if (token === undefined) return failure(readSession() ? 'offline' : 'session_expired');
  try {
    const answer = await call(token);
    const { code } = answer.ok ? { code: '' } : answer.failure;
    if (code === 'session_expired' || code === 'second_factor_required') await refreshUser();
    return answer;
  } catch {
    // The code of the act could not be had.
    return failure('offline');
  }
}

/** Makes recovery codes in the place of those before. */
export const makeCodes = () => asOwner(async (token) => (await recovery()).makeRecoveryCodes(token));
/** How many recovery codes still count. */
export const countCodes = () => asOwner(async (token) => (await recovery()).countRecoveryCodes(token));
/** Everything that the shop holds of the signed-in person. */
export const exportOwnData = () => asOwner(async (token) => (await account()).exportMyData(token));

/** Whether the signed-in person knows the password that was typed. */
export const confirmOwnPassword = (password: string) =>
  asOwner(async (token) => (await account()).confirmPassword(token, password));

/**
 * Signs out everywhere (`global`) or everywhere else (`others`) and has the person told by mail. Where the shop's own part of it
 * cannot be had the auth service still ends the sessions: that matters more than the mail.
 */
export async function signOutElsewhere(scope: 'global' | 'others'): Promise<AuthResult> {
  if (scope === 'global')
    await lists().then(
      (module) => module.saveCustomerData(),
      () => {},
    );
  const answer = await asOwner(async (token) => (await account()).endSessions(token, scope));
  if (!answer.ok) return signOut(scope);
  if (scope === 'global') dropSession();
  return success(undefined);
}

/** Deletes the account of the signed-in person and empties their lists here; the session of this browser is still to be forgotten. */
export async function deleteOwnAccount(password: string) {
  const userId = readSession()?.user.id;
  const answer = await asOwner(async (token) => (await account()).deleteAccount(token, password));
  // Code that cannot be had leaves no more behind than any other end of a session does.
  if (answer.ok && userId)
    await lists().then(
      (module) => module.forgetDeletedCustomer(userId),
      () => {},
    );
  return answer;
}

/**
 * Gets past the second factor with a recovery code. Where it is not owed any more (the answer to the same code was lost) that is
 * as good.
 */
export async function recoverWithCode(code: string) {
  const answer = await asOwner(async (token) => (await recovery()).spendRecoveryCode(token, code));
  if (!answer.ok && answer.failure.code !== 'factor_not_due') return answer;
  await refreshUser();
  return success(undefined);
}
