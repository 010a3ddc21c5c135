import { splitPath } from '#src/domain/language/paths.ts';

/** Pages that show by themselves whether somebody is signed in, and lead away where nobody is. */
const ownPages: readonly string[] = ['/account', '/auth', '/reset-password'];

/**
 * Keeps the session alive, lets favourites and cart follow whoever is signed in, and says when that has ended elsewhere; the lists
 * of an account whose session ended without a word have to leave this browser. A visitor loads none of it: the page's head has
 * left marks of both (`src/site/early-script.ts`).
 */
export async function startCustomer(): Promise<void> {
  const { account, lists } = document.documentElement.dataset;
  if (account === undefined && lists === undefined) return;
  const [{ $session, backgroundToken, startSessionManager }, { startCustomerData }] = await Promise.all([
    import('#src/client/stores/session.ts'),
    import('#src/client/stores/customer-data.ts'),
  ]);
  startCustomerData({ $session, accessToken: backgroundToken });
  let wasIn = account !== undefined;
  $session.subscribe(({ state, byWish = false }) => {
    if (state === 'unknown') return;
    const isIn = state !== 'signed_out';
    // The header's link is to one's account, or to signing in.
    document.documentElement.toggleAttribute('data-account', isIn);
    if (wasIn && !isIn && !ownPages.includes(splitPath(location.pathname).path))
      void import('#src/islands/shared/session/say-session-end.ts').then((it) => it.saySessionEnd(byWish));
    wasIn = isIn;
  });
  await startSessionManager();
}
