import { pageLanguage } from '#src/client/stores/page-language.ts';
import { $session } from '#src/client/stores/session.ts';
import { dismissToast, showToast } from '#src/client/stores/toast.ts';
import { fetchMessages } from '../fetch-messages.ts';
import { startToasts } from '../toast-region.ts';
import { signInAddress } from './go-to-sign-in.ts';

/**
 * Says on a page that is for everybody why the lists of an account have left it: somebody signed out in another tab, or the
 * session was refused, and then the way to sign in leads back here.
 */
export async function saySessionEnd(isRefused: boolean): Promise<void> {
  const language = pageLanguage();
  const { close, expired, toasts } = await fetchMessages(language, 'auth');
  startToasts(close);
  if (!isRefused) return showToast({ kind: 'done', text: toasts.signedOut });
  showToast({
    kind: 'error',
    title: toasts.sessionExpired,
    text: toasts.sessionExpiredText,
    link: { text: expired.signIn, href: signInAddress(language) },
  });
  // Somebody signs in again in another tab: then it is no longer so.
  const stop = $session.listen(({ state }) => {
    if (state !== 'signed_in') return;
    stop();
    dismissToast();
  });
}
