import { pageLanguage } from '#src/client/stores/page-language.ts';
import { $session, startSessionManager } from '#src/client/stores/session.ts';
import { nextPath } from '#src/domain/account/next-path.ts';
import { localizePath } from '#src/domain/language/paths.ts';

/** The page of ours that the address leads to afterwards; undefined where it names none. */
export const askedPath = () => nextPath(new URL(location.href).searchParams.get('next'));

/**
 * Who is signed in has nothing to do on the page of signing in and goes to the home page, or where the address asks for
 * (accounts-and-back-office.md, 2); who still owes the second factor is asked for it.
 */
export async function leaveSignedIn(): Promise<void> {
  const address = new URL(location.href);
  if (address.searchParams.get('tab') === 'factor') return;
  await startSessionManager();
  const { state, isFactorDue } = $session.get();
  if (state !== 'signed_in') return;
  if (!isFactorDue) return location.replace(askedPath() ?? localizePath('/', pageLanguage()));
  address.searchParams.set('tab', 'factor');
  location.replace(address);
}
