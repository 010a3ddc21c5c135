import { pageLanguage } from '#src/client/stores/page-language.ts';
import { showPassingNotice } from '#src/client/stores/passing-notice.ts';
import { fetchMessages } from '../fetch-messages.ts';
import { startToasts } from '../toast-region.ts';

/** Shows what the page before has left, on a page that has no toasts of its own yet. */
export async function sayPassingNotice(): Promise<void> {
  const { close } = await fetchMessages(pageLanguage(), 'auth');
  startToasts(close);
  showPassingNotice();
}
