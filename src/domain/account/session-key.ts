/** Where the browser keeps the session of whoever is signed in. */
export const sessionKey = 'gija-session';
/** Where it keeps whose favourites and cart those of this browser are. */
export const accountListsKey = 'account-lists';
/** Where it keeps what such lists had not sent when their session ended. */
export const unsentListsKey = 'account-lists-unsent';
/** Where it keeps what shows that a sign-up was begun in it, until its mail's link was opened. */
export const signUpProofKey = 'sign-up-proof';
