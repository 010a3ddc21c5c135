import { createHmac, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accessToken } from '#tests/support/access-token.ts';
import { authUnderTest, claimsOf, password } from '#tests/support/auth-under-test.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { createSigningKey } from './signing-key.ts';
import { codeAt } from './totp.ts';

const auth = authUnderTest();

interface Refreshed {
  readonly status: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly code?: string;
}

const refresh = async (token: string): Promise<Refreshed> => {
  const answer = await auth.ask('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
  return { ...(await answer.json()), status: answer.status };
};
const age = (seconds: number) =>
  auth.sql()`update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => ${seconds})`;
const readOwn = (token: string) => auth.ask('/rest/v1/notes?select=id', { token });

describe('refreshing', () => {
  it('rotates the refresh token and keeps session, level and means', async () => {
    const { session } = await auth.customer();
    const next = await refresh(session.refresh_token);
    expect(next.status).toBe(200);
    expect(next.refresh_token).not.toBe(session.refresh_token);
    const [before, after] = [claimsOf(session.access_token), claimsOf(next.access_token ?? '')];
    for (const name of ['session_id', 'aal', 'amr', 'sub', 'iss']) expect(after[name]).toEqual(before[name]);
  });

  it('gives two tabs that ask at once the same successor, and the session lives on', async () => {
    const { session } = await auth.customer();
    const both = await Promise.all(Array.from({ length: 6 }, () => refresh(session.refresh_token)));
    expect(new Set(both.map((one) => one.refresh_token)).size).toBe(1);
    expect((await refresh(both[0]?.refresh_token ?? '')).status).toBe(200);
  });

  it('forgives a spent token within ten seconds, and as long as its successor was never used', async () => {
    const { session } = await auth.customer();
    const second = await refresh(session.refresh_token);
    await age(3600);
    expect((await refresh(session.refresh_token)).refresh_token).toBe(second.refresh_token);
    await refresh(second.refresh_token ?? '');
    const again = await refresh(second.refresh_token ?? '');
    await refresh(again.refresh_token ?? '');
    expect((await refresh(second.refresh_token ?? '')).status).toBe(200);
  });

  it('ends the session for everybody when a token is used that was spent long ago', async () => {
    const { client, session } = await auth.customer();
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.refresh_token ?? '');
    await age(11);
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect(await refresh(third.refresh_token ?? '')).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  it('refuses made-up tokens, ended times and banned people', async () => {
    expect(await refresh('made-up')).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    const { id, session } = await auth.customer();
    await auth.sql()`update auth.sessions set not_after = now() where user_id = ${id}`;
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: 'session_expired' });
    const banned = await auth.customer();
    await auth.sql()`update auth.users set banned_until = now() + interval '1 hour' where id = ${banned.id}`;
    expect(await refresh(banned.session.refresh_token)).toMatchObject({ status: 400, code: 'user_banned' });
  });
});

describe('signing out', () => {
  it.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('%s', async (scope, [own, other]) => {
    const { client, email } = await auth.customer();
    const second = auth.browser();
    await second.auth.signInWithPassword({ email, password });
    const { session } = (await client.auth.getSession()).data;
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    const here = await auth.ask('/auth/v1/user', { token: session?.access_token ?? '' });
    expect([here.ok, (await second.auth.getUser()).error === null]).toEqual([own, other]);
  });
});

describe('the second factor', () => {
  it('lifts the session with a new pair of tokens, and lets go only from the second level', async () => {
    const { client, email, session } = await auth.customer();
    const elsewhere = auth.browser();
    await elsewhere.auth.signInWithPassword({ email, password });
    const { factorId, secret, totp } = await auth.enrol(client);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.uri).toBe(
      `otpauth://totp/localhost%3A8888:${encodeURIComponent(email)}?algorithm=SHA1&digits=6&issuer=localhost%3A8888&period=30&secret=${secret}`,
    );
    const lifted = (await client.auth.getSession()).data.session;
    expect(claimsOf(lifted?.access_token ?? '')).toMatchObject({
      ...{ aal: 'aal2', session_id: claimsOf(session.access_token)['session_id'] },
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400 });
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' });
    await auth.mailed(email, 'mfa_factor_enrolled_notification');

    const later = auth.browser();
    await later.auth.signInWithPassword({ email, password });
    expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      ...{ currentLevel: 'aal1', nextLevel: 'aal2' },
    });
    expect((await later.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    expect((await later.auth.updateUser({ password: 'Nauja-gija-12' })).error?.code).toBe('insufficient_aal');
    expect((await later.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'b' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(claimsOf((await client.auth.refreshSession()).data.session?.access_token ?? '')).toMatchObject({
      ...{ aal: 'aal1', amr: [{ method: 'password' }] },
    });
  });

  it('speaks the wire format: channel ignored, a challenge once, another person’s factor unknown', async () => {
    const { client, session } = await auth.customer();
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
    const id = enrolled.data?.id ?? '';
    const token = session.access_token;
    const challenge = await auth.ask(`/auth/v1/factors/${id}/challenge`, { token, body: { channel: 'sms' } });
    const { id: challenge_id, type, expires_at } = await challenge.json();
    expect([type, expires_at > Date.now() / 1000]).toEqual(['totp', true]);
    const verify = (code: string, bearer = token) =>
      auth.ask(`/auth/v1/factors/${id}/verify`, { token: bearer, body: { challenge_id, code } });
    const stranger = await auth.customer();
    expect((await (await verify('000000', stranger.session.access_token)).json()).code).toBe('mfa_factor_not_found');
    const code = codeAt(enrolled.data?.type === 'totp' ? enrolled.data.totp.secret : '', Date.now());
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await (await verify(wrong)).json()).code).toBe('mfa_verification_failed');
    const right = await verify(code);
    expect([right.status, Object.keys(await right.json()).sort()]).toEqual([
      200,
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'],
    ]);
    expect((await verify(code)).status).toBe(422);
  });

  it('refuses a challenge after its five minutes, and leaves no begun enrolment behind', async () => {
    const { client, id } = await auth.customer();
    const { factorId, secret } = await auth.enrol(client);
    const challenge = await client.auth.mfa.challenge({ factorId });
    await auth.sql()`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = ${challenge.data?.id ?? ''}`;
    const late = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeAt(secret, Date.now()),
    });
    expect(late.error?.code).toBe('mfa_challenge_expired');
    expect(await auth.sql()`select 1 from auth.mfa_factors where user_id = ${id}`).toHaveLength(1);
  });
});

describe('tokens that are not the auth service’s', () => {
  const now = Math.floor(Date.now() / 1000);
  const seal = (header: object, claims: object, secret: string) => {
    const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${text}.${secret === '' ? '' : createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const make = (claims: object = {}) => accessToken({ url: auth.url() }, auth.key, { ...claims });
  const pem = () => createPublicKey(auth.key.privateKey).export({ format: 'pem', type: 'spki' }) as string;
  const hostile: readonly [name: string, token: () => string, code: string][] = [
    ['alg none', () => seal({ alg: 'none', typ: 'JWT' }, claimsOf(make()), ''), 'PGRST301'],
    ['alg none with a kept signature', () => `${seal({ alg: 'none' }, claimsOf(make()), 'x')}`, 'PGRST301'],
    ['HS256 by the public key', () => seal({ alg: 'HS256', kid: auth.key.keyId }, claimsOf(make()), pem()), 'PGRST301'],
    [
      'HS256 by the secret key',
      () => seal({ alg: 'HS256' }, { ...claimsOf(make()), role: 'service_role' }, testKeys.secretKey),
      'PGRST301',
    ],
    ['a foreign key', () => accessToken({ url: auth.url() }, createSigningKey()), 'PGRST301'],
    [
      'a foreign key under our name',
      () => accessToken({ url: auth.url() }, { ...createSigningKey(), keyId: auth.key.keyId }),
      'PGRST301',
    ],
    [
      'a changed body',
      () => {
        const [head, , signature] = make().split('.');
        return `${head}.${Buffer.from(JSON.stringify({ ...claimsOf(make()), sub: 'c0570000-0000-4000-8000-000000000002' })).toString('base64url')}.${signature}`;
      },
      'PGRST301',
    ],
    ['another issuer', () => make({ iss: 'https://evil.example/auth/v1' }), 'PGRST301'],
    ['another role', () => make({ role: 'service_role' }), 'PGRST301'],
    ['another audience', () => make({ aud: 'admin' }), 'PGRST303'],
    ['expired', () => make({ exp: now - 120 }), 'PGRST303'],
    ['not valid yet', () => make({ nbf: now + 600 }), 'PGRST303'],
    ['issued in the future', () => make({ iat: now + 600 }), 'PGRST303'],
    ['no token at all', () => 'nonsense', 'PGRST301'],
  ];

  it.each(hostile)('REST and the auth service refuse: %s', async (_name, token, code) => {
    const rest = await readOwn(token());
    expect([rest.status, (await rest.json()).code]).toEqual([401, code]);
    const user = await auth.ask('/auth/v1/user', { token: token() });
    expect([user.status, (await user.json()).code]).toEqual([403, 'bad_jwt']);
  });

  it('takes its own, and shows policies the claims', async () => {
    const { client, email, id } = await auth.customer();
    expect((await client.from('notes').insert({ id: 1 })).error).toBeNull();
    expect((await client.from('notes').select('owner')).data).toEqual([{ owner: id }]);
    expect((await auth.browser().from('notes').select('owner')).data).toEqual([]);
    expect((await client.rpc('claims')).data).toMatchObject({ sub: id, email, aal: 'aal1', role: 'authenticated' });
  });

  it('publishes the key that signs, and nothing of its private half', async () => {
    const answer = await fetch(`${auth.url()}/auth/v1/.well-known/jwks.json`);
    const { keys } = await answer.json();
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect(keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: auth.key.keyId })]);
    expect(keys[0]).not.toHaveProperty('d');
    const { client } = await auth.customer();
    expect((await client.auth.getClaims()).data?.header.kid).toBe(auth.key.keyId);
  });
});

describe('the secret key', () => {
  it('reads, lists and deletes people; a deleted one is refused everywhere at once', async () => {
    const { client, id, session } = await auth.customer();
    const admin = auth.service().auth.admin;
    expect((await admin.getUserById(id)).data.user?.id).toBe(id);
    expect((await admin.listUsers({ perPage: 2 })).data.users).toHaveLength(2);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found');
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
  });

  it('is asked for: neither the public key nor a customer may', async () => {
    const { id, session } = await auth.customer();
    const answers = [
      await auth.ask(`/auth/v1/admin/users/${id}`),
      await auth.ask(`/auth/v1/admin/users/${id}`, { token: session.access_token, method: 'DELETE' }),
      await auth.ask('/auth/v1/admin/users', { token: testKeys.publishableKey }),
      await auth.ask('/auth/v1/settings', { headers: { apikey: 'sb_publishable_other' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  });

  it('takes a lost factor away', async () => {
    const { client, id } = await auth.customer();
    const { factorId } = await auth.enrol(client);
    const { mfa } = auth.service().auth.admin;
    expect((await mfa.listFactors({ userId: id })).data?.factors).toHaveLength(1);
    expect((await mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });
});
