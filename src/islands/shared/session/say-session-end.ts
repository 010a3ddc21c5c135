import { pageLanguage } from '#src/client/stores/page-language.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { fetchMessages } from '../fetch-messages.ts';
import { startToasts } from '../toast-region.ts';
import { signInAddress } from './go-to-sign-in.ts';

/**
 * Says on a page that is for everybody why the lists of an account have left it. `byWish`: somebody signed out in another tab.
 * Otherwise the session was ended elsewhere, and the way to sign in again leads back here.
 */
export async function saySessionEnd(byWish: boolean): Promise<void> {
  const language = pageLanguage();
  const { close, expired, toasts } = await fetchMessages(language, 'auth');
  startToasts(close);
  if (byWish) return showToast({ kind: 'done', text: toasts.signedOut });
  showToast({
    kind: 'error',
    title: toasts.sessionExpired,
    text: toasts.sessionExpiredText,
    link: { text: expired.signIn, href: signInAddress(language) },
  });
}
