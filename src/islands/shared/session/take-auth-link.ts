import { hasStoredSession } from '#src/client/stores/has-stored-session.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { expectFirstPassword } from '#src/client/stores/reset-password.ts';
import { $session } from '#src/client/stores/session.ts';
import { openAuthLink } from '#src/client/stores/sign-in.ts';
import { showToast, type Toast } from '#src/client/stores/toast.ts';
import { keepOwnPassword } from '#src/client/stores/typed-password.ts';
import { type ReadLink, readAuthLink } from '#src/domain/account/auth-link.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { fetchMessages } from '../fetch-messages.ts';
import { startToasts } from '../toast-region.ts';
import type { AuthTexts } from './auth-texts.ts';

declare global {
  interface Window {
    /** What a mail's link brought; taken out of the address by the early script (`src/site/early-script.ts`). */
    authLink?: string;
  }
}

/** What the address brought; whoever asks first has it. */
export function takeAddress(): string {
  const { authLink = '' } = window;
  // That there was one stays to be seen: whoever comes second waits for what the first one does with it.
  window.authLink = '';
  return authLink;
}

/**
 * Opens the link and says what came of it; undefined where the password of the account is still to be chosen. Our mails carry a
 * token's hash, or a code that only the browser that asked can use; tokens themselves in an address would sign the browser into
 * whatever account a stranger likes.
 */
async function said({ link, type }: ReadLink, texts: AuthTexts): Promise<Toast | undefined> {
  const { toasts } = texts;
  const half: Toast = { kind: 'done', title: toasts.halfConfirmed, text: toasts.halfConfirmedText };
  const invalid: Toast = { kind: 'error', title: toasts.linkInvalid, text: toasts.linkInvalidText };
  if (link.kind === 'half_confirmed') return half;
  if (link.kind === 'tokens') return invalid;
  const isMove = type === 'email_change';
  const answer = await openAuthLink(link, isMove ? 'email_change' : 'signup');
  if (answer.ok) {
    // Whose account it is: somebody may have been sent the link of another's.
    const email = $session.get().user?.email ?? '';
    const text = islandText(pageLanguage(), texts);
    if (isMove) return { kind: 'done', title: toasts.mailboxMoved, text: text('toasts.mailboxMovedText', { email }) };
    if (!(await keepOwnPassword())) return undefined;
    return { kind: 'done', title: toasts.confirmed, text: text('toasts.linkSession', { email }) };
  }
  switch (answer.failure.code) {
    // The backend has confirmed the address before it sent the browser here.
    case 'link_elsewhere':
      return { kind: 'done', title: toasts.confirmed, text: toasts.confirmedElsewhere };
    case 'half_confirmed':
      return half;
    case 'unreachable':
      return { kind: 'error', title: toasts.linkFailed, text: toasts.linkFailedText };
    default:
      return invalid;
  }
}

async function open(): Promise<void> {
  const link = readAuthLink(window.authLink ?? '');
  if (!link) return;
  const language = pageLanguage();
  if (link.type === 'recovery') {
    // Where the backend does not know the page for it, the link leads home: it is taken there, within the browser.
    location.replace(
      `${localizePath('/reset-password', language)}#${takeAddress().replace(/^[?#]/, '').replace('#', '&')}`,
    );
    return new Promise(() => {});
  }
  // Without words nothing is opened yet: a link opens once.
  const texts = await fetchMessages(language, 'auth');
  takeAddress();
  startToasts(texts.close);
  const toast = await said(link, texts);
  document.documentElement.toggleAttribute('data-account', hasStoredSession());
  if (toast !== undefined) return showToast(toast);
  expectFirstPassword();
  location.replace(localizePath('/reset-password', language));
  return new Promise(() => {});
}

let opening: Promise<void> | undefined;

/** Opens the link of a sign-up's or an e-mail change's mail that led to this page, once, and says what came of it. */
export function openMailedLink(): Promise<void> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
