import { AuthClient } from '@supabase/auth-js';
import { sessionKey } from '#src/domain/account/session-key.ts';
import { backendUrl, publishableKey } from './address.ts';
import { authStorage } from './session-storage.ts';

const shared = {
  url: `${backendUrl}/auth/v1`,
  headers: { apikey: publishableKey },
  // Refreshing is the session manager's, links are read by whoever opens them.
  autoRefreshToken: false,
  detectSessionInUrl: false,
} as const;

type Client = InstanceType<typeof AuthClient>;
let client: Client | undefined;

/** The auth service's client over the session that this browser keeps; one a page. */
export function authClient(): Client {
  client ??= new AuthClient({
    ...shared,
    storage: authStorage,
    storageKey: sessionKey,
    persistSession: true,
    flowType: 'pkce',
  });
  return client;
}
