import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import type { StaffRole } from '#src/domain/admin/sections.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { password, signedIn } from './signed-in.ts';

/** Of everybody who works here. */
export const pin = '4826';

/** Asks a function as whoever has this token; nobody without one. */
export async function askAs(shop: ShopUnderTest, name: string, token: string | undefined, body: object) {
  const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await shop.post(name, body, { ip: randomUUID(), ...bearer });
  return { status: response.status, answer: await response.json() };
}

/** Somebody with a role, a PIN and a session that has shown the second factor. */
export async function makeStaff(shop: ShopUnderTest, role: StaffRole = 'admin') {
  const person = await signedIn(shop);
  const client = createClient(shop.backendUrl, testKeys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ email: person.email, password });
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const secret = data?.type === 'totp' ? data.totp.secret : '';
  await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeAt(secret, Date.now()) });
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  await shop.sql`insert into user_roles (user_id, role) values (${person.userId}, ${role})`;
  await shop.sql`insert into admin_pins (user_id, pin_hash) values (${person.userId}, extensions.crypt(${pin}, extensions.gen_salt('bf', 4)))`;
  const isUnlocked = async () => {
    const response = await fetch(`${shop.backendUrl}/rest/v1/rpc/is_editor`, {
      method: 'POST',
      headers: {
        apikey: testKeys.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    return response.json();
  };
  return { ...person, client, token, isUnlocked };
}

/** The same with the back office open to their session. */
export async function makeOpenStaff(shop: ShopUnderTest, role: StaffRole = 'admin') {
  const person = await makeStaff(shop, role);
  const { status } = await askAs(shop, 'admin-gate', person.token, { act: 'open', pin });
  if (status !== 200) throw new Error(`the gate stays shut: ${status}`);
  return person;
}

/** Everybody for whom an administrator's function does nothing, with the code that it answers them. */
export async function everybodyElse(shop: ShopUnderTest) {
  const locked = await makeStaff(shop);
  const editor = await makeOpenStaff(shop, 'editor');
  const dismissed = await makeOpenStaff(shop);
  await shop.sql`delete from user_roles where user_id = ${dismissed.userId}`;
  return [
    ['visitor', undefined, 'session_expired'],
    ['forged token', 'no token', 'session_expired'],
    ['customer', (await signedIn(shop)).token, 'second_factor_required'],
    ['administrator without the PIN', locked.token, 'locked'],
    ['editor', editor.token, 'not_allowed'],
    ['administrator of before', dismissed.token, 'not_staff'],
  ] as const;
}
