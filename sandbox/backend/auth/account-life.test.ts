import { describe, expect, it } from 'vitest';
import { authUnderTest, claimsOf, hookSecret, password, siteUrl } from '#tests/support/auth-under-test.ts';
import { webhookHeaders } from './send-email.ts';

const auth = authUnderTest({ authSettings: { mailSeconds: 0 } });

/** Uses a mailed link as a browser does; answers where it leads. */
async function follow(hash: string, type: string, redirectTo = siteUrl): Promise<URL> {
  const query = new URLSearchParams({ token: hash, type, redirect_to: redirectTo });
  const answer = await fetch(`${auth.url()}/auth/v1/verify?${query}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const fragment = (address: URL) => Object.fromEntries(new URLSearchParams(address.hash.slice(1)));

describe('signing up', () => {
  it('mails a link through the signed hook; the link opens the session behind #, once', async () => {
    const email = auth.newEmail();
    const client = auth.browser();
    const { data, error } = await client.auth.signUp({
      ...{ email, password },
      options: { data: { display_name: 'Rūta' }, emailRedirectTo: `${siteUrl}/lt` },
    });
    expect([error, data.session, data.user?.email]).toEqual([null, null, email]);
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe('email_not_confirmed');
    const { email_data, headers, text } = await auth.mailed(email, 'signup');
    expect(email_data).toMatchObject({ redirect_to: `${siteUrl}/lt`, site_url: `${auth.url()}/auth/v1` });
    const { 'webhook-id': id = '', 'webhook-timestamp': time } = headers as Record<string, string>;
    expect(headers).toMatchObject(webhookHeaders(hookSecret, id, Number(time), text));

    const back = await follow(email_data.token_hash, 'signup', `${siteUrl}/lt`);
    expect(`${back.origin}${back.pathname}`).toBe(`${siteUrl}/lt`);
    const { access_token = '', refresh_token = '', type, expires_in } = fragment(back);
    expect([type, expires_in]).toEqual(['signup', '3600']);
    expect((await client.auth.setSession({ access_token, refresh_token })).error).toBeNull();
    expect(claimsOf(access_token)).toMatchObject({
      ...{ email, aal: 'aal1', aud: 'authenticated', role: 'authenticated', iss: `${auth.url()}/auth/v1` },
      ...{
        user_metadata: { display_name: 'Rūta', email_verified: true },
        amr: [{ method: 'otp' }],
        is_anonymous: false,
      },
    });
    expect(fragment(await follow(email_data.token_hash, 'signup'))).toMatchObject({
      ...{ error: 'access_denied', error_code: 'otp_expired' },
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('answers a known address like a new one and tells its owner by mail; nothing about the account changes', async () => {
    const { email, id } = await auth.customer();
    const [known, unknown] = await Promise.all(
      [email, auth.newEmail()].map((one) => auth.browser().auth.signUp({ email: one, password: 'another-one-77' })),
    );
    const shape = (user: object | null | undefined) => Object.keys(user ?? {}).sort();
    expect([known?.error, unknown?.error]).toEqual([null, null]);
    expect(shape(known?.data.user)).toEqual(shape(unknown?.data.user));
    expect(shape(known?.data.user?.user_metadata)).toEqual(shape(unknown?.data.user?.user_metadata));
    expect(known?.data.user?.id).not.toBe(id);
    const mail = await auth.mailed(email, 'signup');
    expect([mail.email_data.token_hash, mail.user.email_confirmed_at]).toEqual(['', expect.any(String)]);
    expect((await auth.browser().auth.signInWithPassword({ email, password: 'another-one-77' })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('refuses short and common passwords in the hosted shape', async () => {
    const reasons = async (word: string) =>
      (await auth.browser().auth.signUp({ email: auth.newEmail(), password: word })).error as unknown;
    expect(await reasons('abc12')).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    expect(await reasons('Slaptazodis')).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
  });

  it('gives the session to the browser that asked alone (PKCE), within its time', async () => {
    const email = auth.newEmail();
    const client = auth.browser({ flowType: 'pkce' });
    expect((await client.auth.signUp({ email, password })).error).toBeNull();
    const { token_hash } = (await auth.mailed(email, 'signup')).email_data;
    expect(token_hash).toMatch(/^pkce_/);
    const code = (await follow(token_hash, 'signup')).searchParams.get('code') ?? '';
    const stranger = await auth.ask('/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(60) },
    });
    expect([stranger.status, (await stranger.json()).code]).toEqual([400, 'bad_code_verifier']);
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, email]);
    expect(claimsOf(data.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'email/signup' }]);
  });

  it('leads mailed links nowhere but to the shop', async () => {
    const email = auth.newEmail();
    for (const redirect of [
      'https://evil.example/x',
      'http://localhost:8888@evil.example/',
      'javascript:alert(1)',
      '//evil.example',
    ])
      await auth.browser().auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirect } });
    await auth
      .browser()
      .auth.signUp({ email, password, options: { emailRedirectTo: 'http://localhost:8888.evil.example/' } });
    expect((await auth.mailed(email, 'signup')).email_data.redirect_to).toBe(siteUrl);
    expect((await follow('nothing', 'signup', 'https://evil.example/')).origin).toBe(siteUrl);
  });

  it('says so when the mail cannot leave, and keeps no half-made account', async () => {
    const email = auth.newEmail();
    auth.state.hookStatus = 500;
    const { error } = await auth.browser().auth.signUp({ email, password });
    auth.state.hookStatus = 200;
    expect(error?.status).toBe(500);
    expect(await auth.sql()`select 1 from auth.users where email = ${email}`).toHaveLength(0);
  });
});

describe('a forgotten password', () => {
  it('is set anew by the mailed digits, without the old one; other sessions end and the mail cannot be used again', async () => {
    const { client, email } = await auth.customer();
    const other = auth.browser();
    expect((await other.auth.resetPasswordForEmail(email)).error).toBeNull();
    const { token } = (await auth.mailed(email, 'recovery')).email_data;
    expect((await other.auth.verifyOtp({ email, token: '000000', type: 'recovery' })).error?.code).toBe('otp_expired');
    expect((await other.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    expect((await other.auth.updateUser({ password: 'Nauja-gija-12' })).error).toBeNull();
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await auth.browser().auth.verifyOtp({ email, token, type: 'recovery' })).error?.code).toBe('otp_expired');
    expect((await auth.browser().auth.signInWithPassword({ email, password: 'Nauja-gija-12' })).error).toBeNull();
  });

  it('answers an address that nobody has alike, and looks only after it has answered', async () => {
    const { email } = await auth.customer();
    const wanted = { body: { email: 'niekas@example.com' } };
    const answers = await Promise.all([
      auth.ask('/auth/v1/recover', wanted),
      auth.ask('/auth/v1/recover', { body: { email } }),
      auth.ask('/auth/v1/resend', { body: { type: 'signup', email } }),
      auth.ask('/auth/v1/resend', { body: { type: 'signup', email: 'niekas@example.com' } }),
    ]);
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.json()]))).toEqual(
      Array(4).fill([200, {}]),
    );
  });

  it('ends with its time', async () => {
    const { email } = await auth.customer();
    await auth.browser().auth.resetPasswordForEmail(email);
    const { token_hash } = (await auth.mailed(email, 'recovery')).email_data;
    await auth.sql()`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = ${email}`;
    const { error } = await auth.browser().auth.verifyOtp({ token_hash, type: 'recovery' });
    expect([error?.status, error?.code]).toEqual([403, 'otp_expired']);
  });
});

describe('changing what one signs in with', () => {
  it('asks for the present password, refuses the same one, and ends other sessions', async () => {
    const { client, email } = await auth.customer();
    const other = auth.browser();
    await other.auth.signInWithPassword({ email, password });
    const set = async (attributes: { password: string; current_password?: string }) =>
      (await client.auth.updateUser(attributes)).error?.code;
    expect(await set({ password: 'Nauja-gija-12' })).toBe('current_password_required');
    expect(await set({ password: 'Nauja-gija-12', current_password: 'wrong' })).toBe('current_password_invalid');
    expect(await set({ password, current_password: password })).toBe('same_password');
    expect(await set({ password: '123456', current_password: password })).toBe('weak_password');
    expect(await set({ password: 'Nauja-gija-12', current_password: password })).toBeUndefined();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    await auth.mailed(email, 'password_changed_notification');
  });

  it('moves to a new address when both mailboxes have agreed, in either order', async () => {
    for (const order of ['old first', 'new first']) {
      const { client, email } = await auth.customer();
      const wanted = auth.newEmail();
      const { data, error } = await client.auth.updateUser({ email: wanted });
      expect([error, data.user?.email, data.user?.new_email]).toEqual([null, email, wanted]);
      const { token_hash, token_hash_new } = (await auth.mailed(email, 'email_change')).email_data;
      const hashes = order === 'old first' ? [token_hash_new, token_hash] : [token_hash, token_hash_new];
      const first = await follow(hashes[0] ?? '', 'email_change');
      expect(fragment(first)['message']).toMatch(/confirm link sent to the other email/);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect(fragment(await follow(hashes[0] ?? '', 'email_change'))['error_code']).toBe('otp_expired');
      expect(fragment(await follow(hashes[1] ?? '', 'email_change'))['access_token']).toBeTruthy();
      expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
      expect((await auth.browser().auth.signInWithPassword({ email: wanted, password })).error).toBeNull();
      expect((await auth.browser().auth.signInWithPassword({ email, password })).error?.code).toBe(
        'invalid_credentials',
      );
      expect((await auth.mailed(wanted, 'email_changed_notification')).email_data.old_email).toBe(email);
    }
  });

  it('takes the typed digits of each mailbox as well, and no address that is taken', async () => {
    const { client, email } = await auth.customer();
    const taken = (await auth.customer()).email;
    expect((await client.auth.updateUser({ email: taken })).error?.code).toBe('email_exists');
    const wanted = auth.newEmail();
    await client.auth.updateUser({ email: wanted });
    const { token, token_new } = (await auth.mailed(email, 'email_change')).email_data;
    const half = await auth.browser().auth.verifyOtp({ email: wanted, token: token_new, type: 'email_change' });
    expect([half.error, half.data.session]).toEqual([null, null]);
    expect((await auth.browser().auth.verifyOtp({ email, token, type: 'email_change' })).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
  });

  it('writes what people say of themselves, and never what the shop says of them', async () => {
    const { client, session } = await auth.customer();
    const { data } = await client.auth.updateUser({ data: { display_name: 'Ona', language: 'ru' } });
    expect(data.user?.user_metadata).toMatchObject({ display_name: 'Ona', language: 'ru' });
    const refused = await auth.ask('/auth/v1/user', {
      method: 'PUT',
      token: session.access_token,
      body: { app_metadata: { role: 'admin' } },
    });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'not_admin']);
    await auth.ask('/auth/v1/user', {
      method: 'PUT',
      token: session.access_token,
      body: { role: 'service_role', aal: 'aal2' },
    });
    expect((await client.auth.refreshSession()).data.user?.role).toBe('authenticated');
  });
});
