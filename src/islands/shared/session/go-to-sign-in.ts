import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath, splitPath } from '#src/domain/language/paths.ts';

let isLeaving = false;

/** To the page of signing in, and back here afterwards; the account itself is where one goes anyway. Once a page. `notice`: said there. */
export function goToSignIn(language: Language, notice?: Parameters<typeof leaveNotice>[0]): void {
  if (isLeaving) return;
  isLeaving = true;
  if (notice) leaveNotice(notice);
  const { path } = splitPath(location.pathname);
  const next =
    path === '/account' && location.search === ''
      ? ''
      : `?next=${encodeURIComponent(location.pathname + location.search)}`;
  location.replace(localizePath('/auth', language) + next);
}

/** From now on the page is being left for another reason: whoever sees that nobody is signed in need not act. */
export function leaveFor(path: string, language: Language): void {
  isLeaving = true;
  location.assign(localizePath(path, language));
}
