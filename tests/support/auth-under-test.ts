import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect } from 'vitest';
import type { EmailData } from '#sandbox/backend/auth/email-data.ts';
import { createSigningKey } from '#sandbox/backend/auth/signing-key.ts';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import type { Backend, BackendOptions } from '#sandbox/backend/start-backend.ts';
import { startTestBackend, temporaryFolder, testKeys } from '#tests/support/test-backend.ts';
import { eventually } from './eventually.ts';

/** A call of the Send Email hook. */
export interface HookCall {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly new_email?: string;
    readonly email_confirmed_at?: string;
  };
  readonly email_data: EmailData;
}

export const password = 'Siūlas-ir-adata-9';
export const siteUrl = 'http://localhost:8888';
export const hookSecret = 'v1,whsec_Z2lqYS10ZXN0LWhvb2stc2VjcmV0LW9mLTMyLWJ5dGVz';

const schema = `
  create table public.notes (id int primary key, owner uuid default auth.uid());
  alter table public.notes enable row level security;
  create policy own_notes on public.notes to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
  create function public.claims() returns jsonb language sql stable as 'select auth.jwt()';
`;

async function startHook(calls: HookCall[], status: () => number) {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      calls.push({ ...JSON.parse(text), headers: request.headers, text });
      response.writeHead(status()).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/auth-email`, close: () => server.close() };
}

/** The auth service on a database of its own with one table, its mails caught where the shop's function would stand. */
export function authUnderTest(options: Partial<BackendOptions> = {}) {
  const calls: HookCall[] = [];
  const state = { hookStatus: 200 };
  const key = createSigningKey();
  const folder = temporaryFolder('auth');
  let backend: Backend;
  let sql: postgres.Sql;
  let hook: Awaited<ReturnType<typeof startHook>>;
  let count = 0;
  beforeAll(async () => {
    mkdirSync(path.join(folder.path, 'migrations'));
    writeFileSync(path.join(folder.path, 'migrations/0001_create_notes.sql'), schema);
    hook = await startHook(calls, () => state.hookStatus);
    const emailHook = { url: hook.url, secret: hookSecret };
    backend = await startTestBackend({ schemaFolder: folder.path, siteUrl, signingKey: key, emailHook, ...options });
    sql = postgres(backend.databaseUrl, { max: 3, onnotice: () => {} });
  });
  afterAll(async () => {
    await sql.end();
    await backend.close();
    hook.close();
    folder.remove();
  });

  /** A browser of its own: its session lives in its memory. */
  const browser = (more: { flowType?: 'pkce' | 'implicit'; apiKey?: string } = {}): SupabaseClient =>
    createClient(backend.url, more.apiKey ?? testKeys.publishableKey, {
      auth: {
        ...{ persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        flowType: more.flowType ?? 'implicit',
      },
    });
  /** The latest mail of a kind to an address, awaited: some leave after their answer. */
  const mailed = (email: string, action: EmailData['email_action_type']): Promise<HookCall> =>
    eventually(() => {
      const call = calls.findLast((one) => one.user.email === email && one.email_data.email_action_type === action);
      if (call === undefined) throw new Error(`no ${action} to ${email}`);
      return call;
    });
  const newEmail = () => {
    count += 1;
    return `asmuo-${count}@example.com`;
  };
  const service = () => browser({ apiKey: testKeys.secretKey });
  return {
    calls,
    state,
    key,
    browser,
    service,
    mailed,
    newEmail,
    url: () => backend.url,
    sql: () => sql,
    databaseUrl: () => backend.databaseUrl,
    /** A confirmed customer, signed in on a browser of theirs. */
    async customer(email = newEmail()) {
      const made = await service().auth.admin.createUser({ email, password, email_confirm: true });
      expect(made.error).toBeNull();
      const client = browser();
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      if (error !== null) throw error;
      return { client, email, id: data.user.id, session: data.session };
    },
    /** Enrols an authenticator app and shows its code. Answers the secret and the factor's id. */
    async enrol(client: SupabaseClient) {
      const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
      if (error !== null) throw error;
      const code = codeAt(data.totp.secret, Date.now());
      const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
      expect(verified.error).toBeNull();
      return { factorId: data.id, secret: data.totp.secret, totp: data.totp };
    },
    /** A request as it stands, without the client library. */
    ask(
      place: string,
      init: { method?: string; token?: string; body?: object; headers?: Record<string, string> } = {},
    ) {
      return fetch(`${backend.url}${place}`, {
        method: init.method ?? (init.body ? 'POST' : 'GET'),
        redirect: 'manual',
        headers: {
          apikey: testKeys.publishableKey,
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          ...(init.token === undefined ? {} : { authorization: `Bearer ${init.token}` }),
          ...init.headers,
        },
        ...(init.body ? { body: JSON.stringify(init.body) } : {}),
      });
    },
  };
}

/** The claims of a token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}
