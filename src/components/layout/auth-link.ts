const carriesLink = /[#&](access_token|token_hash|code|error_code|error_description|message)=/;

/** The link of a mail about an account may lead to any page; no other visitor loads the code of accounts. */
export async function startAuthLink(): Promise<void> {
  // Into a page that is open already a link comes without a load: the page's head takes it out of the address on the next one.
  addEventListener('hashchange', () => carriesLink.test(location.hash) && location.reload());
  // That page opens its own links.
  if (!('authLink' in window) || /\/reset-password$/.test(location.pathname)) return;
  const { openMailedLink } = await import('#src/islands/shared/session/take-auth-link.ts');
  await openMailedLink();
}
