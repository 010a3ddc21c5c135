/**
 * Follows whoever is signed in (`src/islands/shared/session/follow-session.ts`); the lists of an account whose session ended
 * without a word have to leave this browser. A visitor loads none of it: the page's head has left marks of both
 * (`src/site/early-script.ts`).
 */
export async function startCustomer(): Promise<void> {
  const { account, lists } = document.documentElement.dataset;
  if (account === undefined && lists === undefined) return;
  const { followSession } = await import('#src/islands/shared/session/follow-session.ts');
  await followSession();
}
