import { createHmac, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { signToken } from '#sandbox/backend/auth/access-token.ts';
import { createSigningKey } from '#sandbox/backend/auth/signing-key.ts';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { createDatabase } from '#src/server/vendors/supabase/database.ts';
import { accessToken } from '#tests/support/access-token.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const password = 'Siūlas-ir-adata-9';
const browser = (key = testKeys.publishableKey) =>
  createClient(shop.backendUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });
const database = () => createDatabase({ url: shop.backendUrl, secretKey: testKeys.secretKey });

async function customer() {
  const email = `${randomUUID()}@example.com`;
  const admin = browser(testKeys.secretKey).auth.admin;
  await admin.createUser({ email, password, email_confirm: true });
  const client = browser();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return { admin, client, email, id: data.user.id, token: data.session.access_token };
}

describe('who a function takes a token for', () => {
  it('tells the session: who, which level, since when; the second factor counts at once', async () => {
    const { client, email, id, token } = await customer();
    const before = await database().identifySession(token);
    expect(before).toMatchObject({ userId: id, email, emailVerified: true, aal: 'aal1' });
    expect(Math.abs((before?.authenticatedAt.getTime() ?? 0) - Date.now())).toBeLessThan(10_000);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const secret = data?.type === 'totp' ? data.totp.secret : '';
    await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeAt(secret, Date.now()) });
    const lifted = (await client.auth.getSession()).data.session?.access_token ?? '';
    expect(await database().identifySession(lifted)).toMatchObject({ aal: 'aal2', sessionId: before?.sessionId });
    // The password alone speaks for nobody who has a second factor.
    expect([await database().identify(token), await database().identify(lifted)]).toEqual([undefined, id]);
  });

  it('asks the auth service: an ended session and a deleted user are nobody', async () => {
    const ended = await customer();
    const deleted = await customer();
    await ended.client.auth.signOut({ scope: 'global' });
    await deleted.admin.deleteUser(deleted.id);
    for (const { token } of [ended, deleted]) {
      expect(await database().identifySession(token)).toBeUndefined();
      expect(await database().identify(token)).toBeUndefined();
    }
  });

  it('remembers a customer for thirty seconds where nothing sensitive hangs on it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { client, id, token } = await customer();
      const { identify, identifySession } = database();
      expect(await identify(token)).toBe(id);
      await client.auth.signOut({ scope: 'global' });
      expect([await identify(token), await identifySession(token)]).toEqual([id, undefined]);
      vi.setSystemTime(Date.now() + 30_000);
      expect(await identify(token)).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('hostile tokens at a function', () => {
  const body = (token: string) => token.split('.')[1] ?? '';
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hs256 = (text: string, secret: string) =>
    `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  /** The same claims under the backend's own signature, ending so many seconds from now. */
  const signedAnew = (genuine: string, end: number) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = JSON.parse(Buffer.from(body(genuine), 'base64url').toString());
    return signToken(shop.signingKey, { ...claims, iat: now - 3_600, exp: now + end });
  };
  const hostile: readonly [name: string, forge: (genuine: string) => string][] = [
    ['alg none', (genuine) => `${encode({ alg: 'none', typ: 'JWT' })}.${body(genuine)}.`],
    [
      'HS256 by the public key',
      (genuine) => hs256(`${encode({ alg: 'HS256' })}.${body(genuine)}`, testKeys.publishableKey),
    ],
    [
      'a foreign key',
      (genuine) => {
        const { sub } = JSON.parse(Buffer.from(body(genuine), 'base64url').toString());
        return accessToken({ url: shop.backendUrl }, createSigningKey(), { sub });
      },
    ],
    ['an expired one', (genuine) => signedAnew(genuine, -60)],
    ['a broken signature', (genuine) => `${genuine.slice(0, -6)}AAAAAA`],
    ['the secret key', () => testKeys.secretKey],
  ];

  it.each(hostile)('%s: the order of somebody is not tracked, nor placed in their name', async (_name, forge) => {
    const { id, token } = await customer();
    const forged = forge(token);
    const { orderNumber } = await placeTestOrder(shop, 3, {});
    await shop.sql`update orders set user_id = ${id} where order_number = ${orderNumber}`;
    const track = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}`, ip: randomUUID() };
      return (await shop.post('track-order', { number: orderNumber }, headers)).json();
    };
    expect(await track(forged)).toEqual({ found: false });
    expect(await track(token)).toMatchObject({ found: true });
    expect(await track(signedAnew(token, 60)), 'what makes the difference').toMatchObject({ found: true });
    const placed = await shop.post(
      'create-checkout',
      { items: [{ id: 'any', quantity: 1, size: '', color: '' }], currency: 'EUR', locale: 'lt', userId: id },
      { authorization: `Bearer ${forged}`, ip: randomUUID() },
    );
    expect(JSON.stringify(await placed.json())).toContain('user_mismatch');
  });
});

describe('guessing', () => {
  it('a password ends after twenty wrong ones with the same words, and for one account alone', async () => {
    const { client, email } = await customer();
    const attempt = async (word: string, address = email) =>
      (await browser().auth.signInWithPassword({ email: address, password: word })).error?.message;
    const guesses = await Promise.all(Array.from({ length: 20 }, () => attempt('wrong-one')));
    expect(new Set([...guesses, await attempt(password)])).toEqual(new Set(['Invalid login credentials']));
    expect((await client.auth.getUser()).error).toBeNull();
    const other = await customer();
    expect(await attempt(password, other.email)).toBeUndefined();
  });

  it('a code ends every session after ten wrong ones', async () => {
    const { client } = await customer();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    const secret = data?.type === 'totp' ? data.totp.secret : '';
    const wrong = String((Number(codeAt(secret, Date.now())) + 500_000) % 1_000_000).padStart(6, '0');
    const codes: unknown[] = [];
    for (let count = 0; count <= 10; count += 1)
      codes.push((await client.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error?.code);
    expect(codes).toEqual([...Array(10).fill('mfa_verification_failed'), 'mfa_verification_rejected']);
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });
});
