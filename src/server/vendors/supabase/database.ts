import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { createSessions } from './sessions.ts';

interface SupabaseSettings {
  readonly url: string;
  readonly secretKey: string;
  /** Milliseconds after which a database that does not answer counts as failed. */
  readonly patience?: number;
}

/**
 * Less than the 10 seconds that the platform gives a function: whoever waits gets the shop's own words in their
 * language, not the platform's.
 */
const commonPatience = 7_000;

/** As JSON writes what PostgreSQL cannot keep: NUL, and halves of characters that were cut apart. */
const unstorable = /\\u0000|\\ud[89a-f]/i;

/** What people paste and providers send, as the database can keep it: otherwise an order, or money, would be refused for it. */
function storable(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!unstorable.test(JSON.stringify(parameters))) return { ...parameters };
  const mend = (_: string, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
  return JSON.parse(JSON.stringify(parameters, mend));
}

/** The shop's database over Supabase's API, with the secret key: only for code that runs on the server. */
export function createDatabase({ url, secretKey, patience = commonPatience }: SupabaseSettings) {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const limit = AbortSignal.timeout(patience);
        return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
      },
    },
  });
  async function callWith(
    headers: Readonly<Record<string, string>>,
    name: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    let request = client.rpc(name, storable(parameters));
    for (const [header, value] of Object.entries(headers)) request = request.setHeader(header, value);
    const { data, error } = await request;
    if (error !== null) throw new Error(`${name}: ${error.code} ${error.message}`);
    return data;
  }
  return {
    /** Calls an SQL function; one round trip. Throws with the function's name and the database's code. */
    call: (name: string, parameters: Readonly<Record<string, unknown>>) => callWith({}, name, parameters),

    /** Calls as somebody of the staff: what changes is logged as theirs, all of one act together (migration 0185). */
    callAs: (userId: string) => {
      const headers = { 'x-gija-actor': userId, 'x-gija-request': randomUUID() };
      return (name: string, parameters: Readonly<Record<string, unknown>>) => callWith(headers, name, parameters);
    },

    /** Whom access tokens belong to: `identify` and `identifySession`. */
    ...createSessions({ url, client, patience }),
  };
}
