import type { AuthResult, SignOutScope } from '#src/client/backend/auth.ts';
import { isAdministrator } from '#src/client/backend/read-role.ts';
import { readFactors, readUser } from '#src/client/backend/read-user.ts';
import { forgetSession, readSession } from '#src/client/backend/session-storage.ts';
import type { AuthLink } from '#src/domain/account/auth-link.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { failure, success } from '#src/domain/result/result.ts';
import { pageLanguage } from './page-language.ts';
import { $session, accessToken, refuseSession, showSession } from './session.ts';
import { sessionMemory } from './session-memory.ts';

/** The auth client is a fifth of such a page: it comes with the first act that needs it. */
const auth = () => import('#src/client/backend/auth.ts');
const factors = () => import('#src/client/backend/factors.ts');

const own = (path: string) => location.origin + localizePath(path, pageLanguage());
/** Where the link of a sign-up's mail leads (accounts-and-back-office.md, 4). */
const home = () => own('/');
/** The link says what it is for whatever the backend adds to it. */
const resetPage = () => `${own('/reset-password')}?type=recovery`;

/** Runs one act and reads the session anew after it. */
async function act<Value>(work: () => Promise<AuthResult<Value>>): Promise<AuthResult<Value>> {
  // The auth client forgets by itself what it is refused with.
  const wasThere = readSession() !== undefined;
  try {
    const answer = await work();
    if (!answer.ok && answer.failure.code === 'session_gone') refuseSession(wasThere);
    return answer;
  } catch {
    // The code of the act could not be had.
    return failure('unreachable');
  } finally {
    showSession();
  }
}

/** The same for acts of somebody signed in: the token is fresh before the act begins. */
function actSignedIn<Value>(work: (token: string) => Promise<AuthResult<Value>>): Promise<AuthResult<Value>> {
  return act(async () => {
    const token = await accessToken();
    if (token === undefined) return failure(readSession() ? 'unreachable' : 'session_gone');
    return work(token);
  });
}

/** Signs in with e-mail and password. */
export function signIn(email: string, password: string): Promise<AuthResult> {
  return act(async () => (await auth()).signInWithPassword(email.trim(), password));
}

/** Where the mail of a sign-up in this tab went; it is told beside "check your e-mail" until the tab is closed. */
const awaitedKey = 'awaited-confirmation';

/** The address whose confirmation this tab waits for. */
export function awaitedEmail(): string | undefined {
  const email = sessionMemory.read(awaitedKey);
  return typeof email === 'string' ? email : undefined;
}

export function forgetAwaitedEmail(): void {
  sessionMemory.forget(awaitedKey);
}

interface SignUpForm {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** Signs up; the account counts when the link in the mail was used. A known address gets the same answer. */
export function signUp({ displayName, email, password }: SignUpForm): Promise<AuthResult> {
  return act(async () => {
    const account = { displayName: displayName.trim(), email: email.trim(), password };
    const { proofHashFor } = await import('./sign-up-proof.ts');
    const answer = await (await auth()).signUpWithPassword({
      ...account,
      language: pageLanguage(),
      redirectTo: home(),
      proofHash: await proofHashFor(account.email),
    });
    if (answer.ok) sessionMemory.write(awaitedKey, account.email);
    return answer;
  });
}

/** Sends the mail of a sign-up again. */
export function resendSignUpMail(email: string): Promise<AuthResult> {
  return act(async () => (await auth()).resendConfirmation(email.trim(), home()));
}

/** Asks for a link that opens the page for a new password. */
export function requestPasswordReset(email: string): Promise<AuthResult> {
  return act(async () => (await auth()).sendPasswordReset(email.trim(), resetPage()));
}

/**
 * Signs out here (`local`), everywhere (`global`) or everywhere else (`others`). Here always succeeds: without a network
 * this browser forgets the session all the same.
 */
export async function signOut(scope: SignOutScope): Promise<AuthResult> {
  if (scope !== 'others')
    await import('./customer-data.ts').then(
      ({ saveCustomerData }) => saveCustomerData(),
      () => {},
    );
  const end = async () => (await auth()).endSession(scope);
  if (scope !== 'local') return actSignedIn(end);
  return act(async () => {
    await end().catch(() => {});
    forgetSession();
    return success(undefined);
  });
}

/** Makes a session of what a link in a mail brought. */
export function openAuthLink(link: AuthLink, purpose: 'signup' | 'recovery' | 'email_change'): Promise<AuthResult> {
  return act(async () => (await auth()).openLink(link, purpose));
}

/** Asks the server who is signed in; a session that was revoked, or whose person was deleted, is forgotten. */
export function refreshUser(): Promise<AuthResult> {
  return actSignedIn(readUser);
}

/** Sets a new password for whoever came by a link for that; `session_gone` where nobody did. */
export function setNewPassword(password: string): Promise<AuthResult> {
  return actSignedIn(async () => (await auth()).changePassword(password));
}

/** Changes the password of the signed-in person, who has to know the present one: else `password_wrong`. */
export function updatePassword(change: { currentPassword: string; newPassword: string }): Promise<AuthResult> {
  return actSignedIn(async () => (await auth()).changePassword(change.newPassword, change.currentPassword));
}

/** Asks for another address; links go to the old one and to the new one. */
export function changeEmail(email: string): Promise<AuthResult> {
  return actSignedIn(async () => (await auth()).askForEmail(email.trim(), own('/account')));
}

/** Changes what the person is called where the account greets them. */
export function renameUser(displayName: string): Promise<AuthResult> {
  return actSignedIn(async () => (await auth()).changeDisplayName(displayName.trim()));
}

export const listFactors = () => actSignedIn(readFactors);
export const enrolFactor = (name: string) => actSignedIn(async () => (await factors()).addFactor(name));
export const challengeFactor = (factorId: string) =>
  actSignedIn(async () => (await factors()).beginChallenge(factorId));
export const verifyFactor = (factorId: string, challengeId: string, code: string) =>
  actSignedIn(async () => (await factors()).answerChallenge(factorId, challengeId, code));
export const unenrolFactor = (factorId: string) => actSignedIn(async () => (await factors()).removeFactor(factorId));

/** Where somebody who has just signed in goes: administrators to the panel, everyone else to their account. */
export async function homeOfUser(): Promise<'/admin' | '/account'> {
  const { user, accessToken: token } = $session.get();
  return user && token && (await isAdministrator(user.id, token)) ? '/admin' : '/account';
}
