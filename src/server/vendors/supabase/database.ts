import { createClient } from '@supabase/supabase-js';

interface SupabaseSettings {
  readonly url: string;
  readonly secretKey: string;
}

/** The shop's database over Supabase's API, with the secret key: only for code that runs on the server. */
export function createDatabase({ url, secretKey }: SupabaseSettings) {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return {
    /** Calls an SQL function; one round trip. Throws with the function's name and the database's code. */
    async call(name: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> {
      const { data, error } = await client.rpc(name, { ...parameters });
      if (error !== null) throw new Error(`${name}: ${error.code} ${error.message}`);
      return data;
    },

    /** The user that a session token belongs to; undefined when the token is not valid any more. */
    async identify(token: string): Promise<string | undefined> {
      const { data, error } = await client.auth.getUser(token);
      return error === null ? data.user.id : undefined;
    },
  };
}
