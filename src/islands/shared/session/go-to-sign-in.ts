import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath, splitPath } from '#src/domain/language/paths.ts';
import type { AuthData } from './auth-texts.ts';

let isLeaving = false;

/**
 * From now on the page is being left for another reason: whoever sees that nobody is signed in need not act. Answers how to take
 * that back.
 */
export function beginToLeave(): () => void {
  isLeaving = true;
  // The browser may bring the page back as it was left: then it begins anew.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  return () => {
    isLeaving = false;
  };
}

/** The page of signing in, which leads back here afterwards; the account itself is where one goes anyway. */
export function signInAddress(language: Language, tab?: 'factor'): string {
  const query = new URLSearchParams(tab === undefined ? {} : { tab });
  const isAccount = splitPath(location.pathname).path === '/account' && location.search === '';
  if (!isAccount) query.set('next', location.pathname + location.search);
  return `${localizePath('/auth', language)}${query.size === 0 ? '' : `?${query}`}`;
}

/** To the page of signing in, once a page. `notice`: said there. */
export function goToSignIn(language: Language, notice?: Parameters<typeof leaveNotice>[0]): void {
  if (isLeaving) return;
  beginToLeave();
  if (notice) leaveNotice(notice);
  location.replace(signInAddress(language));
}

/** Home, once a page, where signing out leads (accounts-and-back-office.md, 2), which says so. */
export function goHomeSignedOut({ language, texts }: AuthData): void {
  if (isLeaving) return;
  leaveNotice({ kind: 'done', text: texts.toasts.signedOut });
  leaveFor('/', language);
}

/** To the step of the second factor, which is still owed. */
export function goToFactor(language: Language): void {
  location.replace(signInAddress(language, 'factor'));
}

/** Leaves the page for another of the shop's. */
export function leaveFor(path: string, language: Language): void {
  beginToLeave();
  location.assign(localizePath(path, language));
}
