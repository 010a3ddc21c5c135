import { createClient } from '@supabase/supabase-js';

interface SupabaseSettings {
  readonly url: string;
  readonly secretKey: string;
}

/** A person as the auth service knows them by the token of their session. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** A second factor is set up and works. */
  readonly hasFactor: boolean;
  /** How the session was opened: aal2 when the second factor was shown. */
  readonly level: 'aal1' | 'aal2';
}

/** What a token says of itself. Only of tokens that the auth service has accepted. */
function levelOf(token: string): SignedInUser['level'] {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return (claims as { aal?: unknown }).aal === 'aal2' ? 'aal2' : 'aal1';
  } catch {
    return 'aal1';
  }
}

/** Milliseconds: as much as the platform's ten seconds leave for the work itself. */
const patience = 5_000;

/** Accounts at Supabase's auth service, with the secret key: only for code that runs on the server. */
export function createAccounts({ url, secretKey }: SupabaseSettings) {
  const connect = () =>
    createClient(url, secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patience) }) },
    });
  return {
    /**
     * Whose token this is, asked of the auth service itself, so that a session that has ended counts as ended. Undefined when
     * it is not valid (any more). Throws when there is no answer.
     */
    async readUser(token: string): Promise<SignedInUser | undefined> {
      const { data, error } = await connect().auth.getUser(token);
      if (error !== null) {
        if (error.status !== undefined && error.status >= 400 && error.status < 500) return undefined;
        throw new Error(`auth: ${error.status} ${error.message}`);
      }
      const { id, email = '', factors = [] } = data.user;
      return { id, email, hasFactor: factors.some(({ status }) => status === 'verified'), level: levelOf(token) };
    },

    /**
     * Is this the person's password? `limited`: the auth service takes no more of them from this server for now. The session that
     * the question opens is ended at once. A client of its own each time: one that has signed in would speak for that person from
     * then on. Throws when there is no answer.
     */
    async isPassword(email: string, password: string): Promise<boolean | 'limited'> {
      const { auth } = connect();
      const { error } = await auth.signInWithPassword({ email, password });
      if (error === null) {
        await auth.signOut({ scope: 'local' });
        return true;
      }
      if (error.status === 400 || error.status === 422) return false;
      if (error.status === 429) return 'limited';
      throw new Error(`auth: ${error.status} ${error.message}`);
    },

    /** Ends all sessions of the person whose token this is, or all others. Throws where that is not done. */
    async endSessions(token: string, scope: 'global' | 'others'): Promise<void> {
      const { error } = await connect().auth.admin.signOut(token, scope);
      if (error !== null) throw new Error(`auth: ${error.status} ${error.message}`);
    },

    /** Takes all second factors of a person away, the unfinished ones too. Throws where one is left. */
    async removeFactors(userId: string): Promise<void> {
      const { mfa } = connect().auth.admin;
      const { data, error } = await mfa.listFactors({ userId });
      if (error !== null) throw new Error(`auth: ${error.status} ${error.message}`);
      for (const { id } of data.factors) {
        const { error } = await mfa.deleteFactor({ userId, id });
        // Somebody else may have been quicker.
        if (error !== null && error.status !== 404) throw new Error(`auth: ${error.status} ${error.message}`);
      }
    },
  };
}
