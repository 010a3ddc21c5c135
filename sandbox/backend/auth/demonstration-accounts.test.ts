import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { demonstrationAccounts, demonstrationFactor } from '#content/demonstration/accounts.ts';
import { startBackend } from '#sandbox/backend/start-backend.ts';
import { freePort } from '#sandbox/free-port.ts';
import { temporaryFolder, testKeys } from '#tests/support/test-backend.ts';
import { codeAt } from './totp.ts';

const [customer, administrator] = demonstrationAccounts;

function client(url: string, key = testKeys.publishableKey) {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

it('the demonstration’s people sign in, the administrator with a second factor; sessions outlive a restart', async () => {
  const folder = temporaryFolder('demonstration');
  const options = {
    ...{ port: await freePort(), databasePort: 0, dataFolder: folder.path, throwaway: true, ...testKeys },
    ...{ siteUrl: 'http://localhost:8888', mailUrl: 'http://127.0.0.1:9' },
  };
  const first = await startBackend(options);
  const shopper = client(first.url);
  expect((await shopper.auth.signInWithPassword(customer)).error).toBeNull();
  expect((await shopper.from('profiles').select('display_name')).data).toEqual([
    { display_name: customer.displayName },
  ]);

  const staff = client(first.url);
  expect((await staff.auth.signInWithPassword(administrator)).error).toBeNull();
  const factor = (await staff.auth.mfa.listFactors()).data?.totp[0];
  const isAdmin = async () => (await staff.rpc('is_admin')).data;
  expect([factor?.friendly_name, await isAdmin()]).toEqual([demonstrationFactor.name, false]);
  const sql = postgres(first.databaseUrl, { max: 1, onnotice: () => {} });
  await sql`
    insert into admin_grants (session_id, user_id)
    select id, user_id from auth.sessions where user_id = ${administrator.id}`;
  await sql.end();
  expect(await isAdmin()).toBe(false);
  const code = codeAt(demonstrationFactor.secret, Date.now());
  expect((await staff.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })).error).toBeNull();
  expect(await isAdmin()).toBe(true);
  await first.close();

  const second = await startBackend(options);
  expect(second.seeded).toBe(false);
  expect(await isAdmin()).toBe(true);
  expect((await staff.auth.refreshSession()).error).toBeNull();
  await client(second.url, testKeys.secretKey).from('user_roles').delete().eq('user_id', administrator.id);
  expect(await isAdmin()).toBe(false);
  await second.close();
  folder.remove();
});
