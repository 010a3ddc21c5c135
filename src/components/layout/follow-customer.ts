/**
 * Keeps the session alive and lets favourites and cart follow whoever is signed in; the lists of an account whose session ended
 * without a word have to leave this browser. A visitor loads none of it: the page's head has left marks of both
 * (`src/site/early-script.ts`).
 */
export async function startCustomer(): Promise<void> {
  const { account, lists } = document.documentElement.dataset;
  if (account === undefined && lists === undefined) return;
  const [session, data] = await Promise.all([
    import('#src/client/stores/session.ts'),
    import('#src/client/stores/customer-data.ts'),
  ]);
  data.startCustomerData({ $session: session.$session, accessToken: session.backgroundToken });
  await session.startSessionManager();
}
