/** Where the browser reaches the database's API, without a slash at its end. Public, and a constant of each build. */
export const backendUrl = import.meta.env.PUBLIC_SUPABASE_URL.replace(/\/$/, '');

/** Names the shop to that API; who may what is decided by row-level security, never by this key. */
export const publishableKey = import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY;
