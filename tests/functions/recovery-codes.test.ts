import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest({ quiet: ['log', 'error'] });
const password = 'Siūlas-ir-adata-9';
const browser = (key = testKeys.publishableKey) =>
  createClient(shop.backendUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });
type Browser = ReturnType<typeof browser>;

const tokenOf = async (client: Browser) => (await client.auth.getSession()).data.session?.access_token ?? '';
const signedIn = async (email: string) => {
  const client = browser();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
};
async function enrol(client: Browser, name = ''): Promise<void> {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  const secret = data?.type === 'totp' ? data.totp.secret : '';
  const shown = await client.auth.mfa.challengeAndVerify({
    factorId: data?.id ?? '',
    code: codeAt(secret, Date.now()),
  });
  expect(shown.error).toBeNull();
}

async function ask(name: string, token: string | undefined, body?: object) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await shop.run(name, new Request(`${shop.siteUrl}/.netlify/functions/${name}`, init), randomUUID());
  return { status: response.status, body: await response.json() };
}
const make = (token: string | undefined) => ask('recovery-codes', token, {});
const left = async (token: string) => (await ask('recovery-codes', token)).body;
const spend = (token: string | undefined, code: string) => ask('use-recovery-code', token, { code });

/** Somebody with an app and its recovery codes, who has just typed their password in another browser. */
async function locked() {
  const email = `${randomUUID()}@example.com`;
  const made = await browser(testKeys.secretKey).auth.admin.createUser({ email, password, email_confirm: true });
  const own = await signedIn(email);
  await enrol(own);
  const full = await tokenOf(own);
  const { codes } = (await make(full)).body as { codes: string[] };
  const half = await signedIn(email);
  return { email, id: made.data.user?.id ?? '', full, codes, half, due: await tokenOf(half) };
}
const factorsOf = (id: string) => shop.sql`select from auth.mfa_factors where user_id = ${id}`;

describe('making recovery codes', () => {
  it('gives ten at once, of which hashes alone are kept', async () => {
    const { codes, full, id } = await locked();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const kept = JSON.stringify(await shop.sql`select * from recovery_codes where user_id = ${id}`);
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
    expect(await left(full)).toEqual({ left: 10 });
  });

  it('puts them in the place of those before, and tells the owner so', async () => {
    const { codes, due, email, full } = await locked();
    const notices = async () => {
      await shop.tick('send-outbox');
      return (await shop.inbox(email)).filter(({ subject }) => /nauji atkūrimo kodai/i.test(subject)).length;
    };
    expect(await notices(), 'the first ones are no news').toBe(0);
    const second = (await make(full)).body.codes as string[];
    await eventually(async () => expect(await notices()).toBe(1));
    expect(await left(full)).toEqual({ left: 10 });
    expect(await spend(due, codes[0] ?? '')).toMatchObject({ status: 403, body: { code: 'code_wrong' } });
    expect((await spend(due, second[0] ?? '')).status).toBe(200);
  });

  it('needs a session that has shown the second factor', async () => {
    const { due } = await locked();
    expect(await make(due)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect(await ask('recovery-codes', due)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    for (const token of [undefined, 'eyJhbGciOiJub25lIn0.e30.'])
      expect(await make(token)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    const email = `${randomUUID()}@example.com`;
    await browser(testKeys.secretKey).auth.admin.createUser({ email, password, email_confirm: true });
    const plain = await tokenOf(await signedIn(email));
    expect(await make(plain)).toMatchObject({ status: 409, body: { code: 'no_factor' } });
    expect(await left(plain)).toEqual({ left: 0 });
  });
});

describe('using a recovery code', () => {
  it('takes the factors and all codes away, lets the session in and says so by mail, once', async () => {
    const { codes, due, email, half, id } = await locked();
    const typed = ` ${(codes[3] ?? '').toLowerCase().replaceAll('-', ' ')} `;
    expect(await spend(due, typed)).toEqual({ status: 200, body: { ok: true } });
    expect(await factorsOf(id)).toHaveLength(0);
    expect(await shop.sql`select from recovery_codes where user_id = ${id}`).toHaveLength(0);
    const { data } = await half.auth.mfa.getAuthenticatorAssuranceLevel(due);
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    await eventually(async () => {
      await shop.tick('send-outbox');
      const subjects = (await shop.inbox(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /pašalint/i.test(subject))).toHaveLength(1);
    });
    // Asked again, because the answer was lost, say: there is nothing left to be let past.
    expect(await spend(due, codes[3] ?? '')).toMatchObject({ status: 409, body: { code: 'factor_not_due' } });
  });

  it('opens to the very session the data that the backend kept from it', async () => {
    const { codes, due, full, half } = await locked();
    const profilesOf = async (token: string) => {
      const address = `${shop.backendUrl}/rest/v1/profiles?select=language`;
      const headers = { apikey: testKeys.publishableKey, authorization: `Bearer ${token}` };
      return (await fetch(address, { headers })).json();
    };
    expect([await profilesOf(full), await profilesOf(due)]).toEqual([[{ language: 'lt' }], []]);
    const refused = await half.rpc('merge_favorites', { product_ids: [] });
    expect(refused).toMatchObject({ status: 403, error: { code: '42501' } });
    expect((await spend(due, codes[0] ?? '')).status).toBe(200);
    expect(await profilesOf(due)).toEqual([{ language: 'lt' }]);
    expect((await half.rpc('merge_favorites', { product_ids: [] })).data).toEqual([]);
  });

  it('counts once: of two at once one is let in, and none opens the next app', async () => {
    const { codes, due, email, half } = await locked();
    const [code = '', other = ''] = codes;
    const answers = await Promise.all([spend(due, code), spend(due, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await enrol(half, 'new');
    const again = await tokenOf(await signedIn(email));
    for (const used of [code, other])
      expect(await spend(again, used)).toMatchObject({ status: 403, body: { code: 'code_wrong' } });
  });

  it('is for its owner alone', async () => {
    const [one, another] = [await locked(), await locked()];
    expect(await spend(one.due, another.codes[0] ?? '')).toMatchObject({ status: 403, body: { code: 'code_wrong' } });
    expect(await spend(undefined, one.codes[0] ?? '')).toMatchObject({ body: { code: 'session_expired' } });
    expect(await factorsOf(one.id)).toHaveLength(1);
    expect(await factorsOf(another.id)).toHaveLength(1);
  });

  it('is of no use to a session that has shown the factor: the code stays', async () => {
    const { codes, full, id } = await locked();
    expect(await spend(full, codes[0] ?? '')).toMatchObject({ status: 409, body: { code: 'factor_not_due' } });
    expect(await left(full)).toEqual({ left: 10 });
    expect(await factorsOf(id)).toHaveLength(1);
  });

  it('may be tried five times in a quarter of an hour, whatever is typed and wherever from', async () => {
    const { codes, due, id } = await locked();
    for (const wrong of ['0000-0000-0000-0000', 'ABCD', '?', codes[0]?.slice(1) ?? '', '1111 1111 1111 1111'])
      expect(await spend(due, wrong)).toMatchObject({ status: 403, body: { code: 'code_wrong' } });
    expect(await spend(due, codes[0] ?? '')).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
    expect(await factorsOf(id)).toHaveLength(1);
    await shop.sql`update rate_limits set window_ends_at = now() where bucket = 'recovery-code-tries'`;
    expect((await spend(due, codes[0] ?? '')).status).toBe(200);
  });

  it.each([{}, { code: '' }, { code: 'x'.repeat(101) }, { code: 'x', userId: 'y' }])(
    'needs a code: %j',
    async (body) => {
      expect(await ask('use-recovery-code', undefined, body)).toMatchObject({ body: { code: 'invalid_request' } });
    },
  );
});

describe('where the auth service fails', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the code counts again', async () => {
    const { codes, due, id } = await locked();
    const real = fetch;
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      init?.method === 'DELETE' ? Promise.resolve(new Response('{}', { status: 500 })) : real(input, init),
    );
    expect(await spend(due, codes[0] ?? '')).toMatchObject({ status: 500 });
    vi.unstubAllGlobals();
    expect(await factorsOf(id)).toHaveLength(1);
    expect((await spend(due, codes[0] ?? '')).status).toBe(200);
    expect(await factorsOf(id)).toHaveLength(0);
  });
});
