import { isAuthApiError } from '@supabase/auth-js';
import type { AuthLink } from '#src/domain/account/auth-link.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { authClient } from './auth-client.ts';
import { type AuthErrorCode, authFailure } from './auth-failures.ts';

export type AuthResult<Value = void> = Result<Value, AuthErrorCode>;

/** The auth client answers errors as values; what it throws all the same (a browser without crypto, say) becomes one as well. */
async function ask(call: () => Promise<{ readonly error: unknown }>): Promise<AuthResult> {
  try {
    const { error } = await call();
    return error ? authFailure(error) : success(undefined);
  } catch (error) {
    return authFailure(error);
  }
}

/** The same for what sends a mail: the service's own fault is then that the mail could not leave (docs/mail.md, Limits). */
function askForMail(call: () => Promise<{ readonly error: unknown }>): Promise<AuthResult> {
  let isFault = false;
  return ask(async () => {
    const answer = await call();
    isFault = isAuthApiError(answer.error) && answer.error.status === 500;
    return answer;
  }).then((answer) => (isFault ? failure('mail_not_sent') : answer));
}

/** Signs in with e-mail and password; the session is kept. */
export function signInWithPassword(email: string, password: string): Promise<AuthResult> {
  return ask(() => authClient().signInWithPassword({ email, password }));
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  /** Of the person's mails and profile. */
  readonly language: string;
  /** Where the mail's link leads, a full address. */
  readonly redirectTo: string;
  /** Of what this browser keeps to show that the password was typed in it (`keepTypedPassword`). */
  readonly proofHash?: string | undefined;
}

/** Codes that a known address is answered with; nobody may learn by signing up who has an account. */
const known: readonly AuthErrorCode[] = ['email_taken', 'mail_too_soon'];

/**
 * Signs up. An address that has an account, or whose mail has only just been sent, gets the answer of a new one
 * (decisions.md, sign-up); a limit that is decided before anybody looks at the address is said.
 */
export async function signUpWithPassword(account: NewAccount): Promise<AuthResult> {
  const { email, password, displayName, language, redirectTo, proofHash } = account;
  const data = {
    display_name: displayName,
    language,
    ...(proofHash === undefined ? {} : { sign_up_proof: proofHash }),
  };
  const options = { emailRedirectTo: redirectTo, data };
  const answer = await askForMail(() => authClient().signUp({ email, password, options }));
  return !answer.ok && known.includes(answer.failure.code) ? success(undefined) : answer;
}

/** Sends the mail of a sign-up again. */
export function resendConfirmation(email: string, redirectTo: string): Promise<AuthResult> {
  const options = { emailRedirectTo: redirectTo };
  return askForMail(() => authClient().resend({ type: 'signup', email, options }));
}

/** Sends a link that opens the page for a new password, where the address has an account; the answer is the same without. */
export function sendPasswordReset(email: string, redirectTo: string): Promise<AuthResult> {
  return askForMail(() => authClient().resetPasswordForEmail(email, { redirectTo }));
}

export type SignOutScope = 'local' | 'global' | 'others';

/** Ends this session, all of this person's, or all others. */
export async function endSession(scope: SignOutScope): Promise<AuthResult> {
  return ask(() => authClient().signOut({ scope }));
}

/** Makes a session of what a link in a mail brought. `purpose`: what such a link is for, where it carries a hash. */
export function openLink(link: AuthLink, purpose: 'signup' | 'recovery' | 'email_change'): Promise<AuthResult> {
  switch (link.kind) {
    case 'code':
      return ask(() => authClient().exchangeCodeForSession(link.code));
    case 'tokens':
      return ask(() => authClient().setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }));
    case 'hash':
      return openHash(link.tokenHash, purpose);
    default:
      return Promise.resolve(failure('link_invalid'));
  }
}

/** The first of the two mailboxes of an e-mail change gets no session and no error: `half_confirmed`. */
async function openHash(hash: string, type: 'signup' | 'recovery' | 'email_change'): Promise<AuthResult> {
  let isHalf = false;
  const answer = await ask(async () => {
    const given = await authClient().verifyOtp({ token_hash: hash, type });
    isHalf = given.error === null && given.data.session === null;
    return given;
  });
  return answer.ok && isHalf ? failure('half_confirmed') : answer;
}

/** Changes the signed-in person's password, who has to know the present one (`password_wrong`) unless a mail's link let them in. */
export function changePassword(password: string, currentPassword?: string): Promise<AuthResult> {
  const proof = currentPassword === undefined ? {} : { current_password: currentPassword };
  return ask(() => authClient().updateUser({ password, ...proof }));
}

/** Asks for another address; it counts when the links in the mails to both were used. */
export function askForEmail(email: string, redirectTo: string): Promise<AuthResult> {
  return askForMail(() => authClient().updateUser({ email }, { emailRedirectTo: redirectTo }));
}

/** Changes what the person is called; the session that is kept says so at once. */
export function changeDisplayName(displayName: string): Promise<AuthResult> {
  return ask(() => authClient().updateUser({ data: { display_name: displayName } }));
}
