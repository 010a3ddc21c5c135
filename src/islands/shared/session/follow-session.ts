import { startCustomerData } from '#src/client/stores/customer-data.ts';
import { $session, backgroundToken, startSessionManager } from '#src/client/stores/session.ts';
import { splitPath } from '#src/domain/language/paths.ts';

/** Pages that show by themselves whether somebody is signed in, and lead away where nobody is. */
const ownPages: readonly string[] = ['/account', '/auth', '/reset-password'];

/** Keeps the session alive, lets favourites and cart follow whoever is signed in, and says when somebody no longer is. */
export async function followSession(): Promise<void> {
  startCustomerData({ $session, accessToken: backgroundToken });
  const root = document.documentElement;
  const isOwnPage = ownPages.includes(splitPath(location.pathname).path);
  let wasIn = 'account' in root.dataset;
  $session.subscribe(({ state, isRefused = false }) => {
    if (state === 'unknown') return;
    const isIn = state !== 'signed_out';
    // The header's link is to one's account, or to signing in.
    root.toggleAttribute('data-account', isIn);
    if (wasIn && !isIn && !isOwnPage)
      // Without a network there are no words for it; the header's link says it as well.
      import('./say-session-end.ts').then((it) => it.saySessionEnd(isRefused)).catch(() => {});
    wasIn = isIn;
  });
  await startSessionManager();
}
