import type { AuthResult } from '#src/client/backend/auth.ts';
import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { type AuthData, errorText } from './auth-texts.ts';
import { beginToLeave, goToSignIn, leaveFor } from './go-to-sign-in.ts';

/** Signs out, as `leave` does it, and returns to the home page (accounts-and-back-office.md, 2), which says so. */
export async function signOutToHome(
  leave: () => Promise<AuthResult>,
  { language, texts }: AuthData,
  said: string = texts.toasts.signedOut,
): Promise<void> {
  // First: the page hears of the session's end before this does, and would lead to the sign-in.
  const stay = beginToLeave();
  const answer = await leave();
  if (answer.ok) {
    leaveNotice({ kind: 'done', text: said });
    return leaveFor('/', language);
  }
  stay();
  const { code } = answer.failure;
  if (code === 'session_gone') return goToSignIn(language);
  showToast({ kind: 'error', text: errorText(texts, code) });
}
