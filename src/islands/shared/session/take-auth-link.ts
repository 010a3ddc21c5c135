import { hasStoredSession } from '#src/client/stores/has-stored-session.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { openAuthLink } from '#src/client/stores/sign-in.ts';
import { showToast, type Toast } from '#src/client/stores/toast.ts';
import { readAuthLink } from '#src/domain/account/auth-link.ts';
import { localizePath } from '#src/domain/language/paths.ts';
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
  delete window.authLink;
  return authLink;
}

async function said(link: NonNullable<ReturnType<typeof readAuthLink>>, texts: AuthTexts['toasts']): Promise<Toast> {
  const half: Toast = { kind: 'done', title: texts.halfConfirmed, text: texts.halfConfirmedText };
  if (link.link.kind === 'half_confirmed') return half;
  const answer = await openAuthLink(link.link, link.type === 'email_change' ? 'email_change' : 'signup');
  if (answer.ok) return { kind: 'done', title: texts.confirmed, text: texts.confirmedText };
  switch (answer.failure.code) {
    // The backend has confirmed the address before it sent the browser here.
    case 'link_elsewhere':
      return { kind: 'done', title: texts.confirmed, text: texts.confirmedElsewhere };
    case 'half_confirmed':
      return half;
    case 'unreachable':
      return { kind: 'error', title: texts.linkFailed, text: texts.linkFailedText };
    default:
      return { kind: 'error', title: texts.linkInvalid, text: texts.linkInvalidText };
  }
}

async function open(): Promise<void> {
  const address = takeAddress();
  const link = readAuthLink(address);
  if (!link) return;
  const language = pageLanguage();
  if (link.type === 'recovery') {
    // Where the backend does not know the page for it, the link leads home: it is taken there, within the browser.
    location.replace(`${localizePath('/reset-password', language)}#${address.replace(/^[?#]/, '').replace('#', '&')}`);
    return new Promise(() => {});
  }
  const texts = await fetchMessages(language, 'auth');
  startToasts(texts.close);
  const toast = await said(link, texts.toasts);
  document.documentElement.toggleAttribute('data-account', hasStoredSession());
  showToast(toast);
}

let opening: Promise<void> | undefined;

/** Opens the link of a sign-up's or an e-mail change's mail that led to this page, once, and says what came of it. */
export function openMailedLink(): Promise<void> {
  opening ??= open();
  return opening;
}
