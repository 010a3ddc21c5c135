import { createHash, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { linkIn, person } from './auth-hook.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest({ quiet: ['log', 'error', 'warn'] });
const password = 'long-enough-1';

/** A browser that has asked for nothing and keeps nothing. */
const browser = () =>
  createClient(shop.backendUrl, testKeys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
  }).auth;

const subjects = async (email: string) => (await shop.inbox(email)).map((mail) => mail.subject);

/** The mail with this subject, as soon as it has come: where its link leads, and what that brings. */
async function mailed(email: string, subject: string) {
  const mail = await eventually(async () => {
    const found = (await shop.inbox(email)).find((one) => one.subject === subject);
    expect(found).toBeDefined();
    return found;
  });
  const link = new URL(linkIn(mail?.text));
  const brought = new URLSearchParams(link.hash.slice(1));
  const type = brought.get('type') as 'signup' | 'recovery' | 'email_change';
  return { path: link.pathname + link.search, code: { type, token_hash: brought.get('token_hash') ?? '' } };
}

const keepTypedPassword = async (token: string, proof: string) =>
  (
    await createClient(shop.backendUrl, testKeys.publishableKey, {
      global: { headers: { authorization: `Bearer ${token}` } },
    }).rpc('keep_typed_password', { proof })
  ).data as unknown;

/** Somebody who has signed up and opened the mail's link where they did; their password counts unless somebody else was first. */
async function signedUp({ email = person(), isFirst = true } = {}) {
  const proof = randomUUID() + randomUUID();
  const data = {
    display_name: 'Rūta',
    language: 'ru',
    sign_up_proof: createHash('sha256').update(proof).digest('hex'),
  };
  const options = { emailRedirectTo: `${shop.siteUrl}/ru`, data };
  const signUp = async () => expect((await browser().signUp({ email, password, options })).error).toBeNull();
  await signUp();
  const { path, code } = await mailed(email, 'Подтвердите ваш адрес эл. почты');
  expect([path, code.type]).toEqual(['/ru', 'signup']);
  const client = browser();
  const { session } = (await client.verifyOtp(code)).data;
  expect(session).not.toBeNull();
  expect(await keepTypedPassword(session?.access_token ?? '', proof)).toBe(isFirst);
  return { email, client, code, signUp };
}

it('opens an account by the mail alone, in another browser than the one that asked, once', async () => {
  const { code } = await signedUp();
  expect((await browser().verifyOtp(code)).error?.code).toBe('otp_expired');
});

describe('a password that somebody else has typed', () => {
  it('opens nothing, whoever confirms the address; its owner chooses', async () => {
    const email = person();
    const stranger = { email, password: 'what a stranger chose' };
    expect((await browser().signUp({ ...stranger, options: { data: { language: 'ru' } } })).error).toBeNull();
    // The owner signs up as well, for which the service keeps the first one's password, and confirms.
    const { code, client } = await signedUp({ email, isFirst: false });
    expect(code.type).toBe('signup');
    for (const typed of [stranger.password, password])
      expect((await browser().signInWithPassword({ email, password: typed })).error?.code).toBe('invalid_credentials');
    expect((await client.updateUser({ password: 'what the owner chose' })).error).toBeNull();
    expect((await browser().signInWithPassword({ email, password: 'what the owner chose' })).error).toBeNull();
    expect((await browser().signInWithPassword(stranger)).error?.code).toBe('invalid_credentials');
  });

  it('is the owner’s own where the browser shows that it was typed in it', async () => {
    const { email } = await signedUp();
    expect((await browser().signInWithPassword({ email, password })).error).toBeNull();
  });

  it('does not come by a new password’s mail either', async () => {
    const email = person();
    await browser().signUp({ email, password, options: { data: { language: 'ru' } } });
    await browser().resetPasswordForEmail(email, { redirectTo: `${shop.siteUrl}/ru/reset-password` });
    const { code } = await mailed(email, 'Задайте новый пароль');
    expect((await browser().verifyOtp(code)).error).toBeNull();
    expect((await browser().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });
});

it('tells the owner of a known address once, whoever tells it', async () => {
  const { email, signUp } = await signedUp();
  for (let count = 0; count < 2; count += 1) await signUp();
  await shop.tick('send-outbox');
  expect(await subjects(email)).toEqual(['У вас уже есть аккаунт', 'Подтвердите ваш адрес эл. почты']);
});

it('sets a new password by the mail alone, and says so', async () => {
  const { email } = await signedUp();
  await browser().resetPasswordForEmail(email, { redirectTo: `${shop.siteUrl}/ru/reset-password` });
  const { path, code } = await mailed(email, 'Задайте новый пароль');
  expect([path, code.type]).toEqual(['/ru/reset-password', 'recovery']);
  const client = browser();
  expect((await client.verifyOtp(code)).error).toBeNull();
  expect((await client.updateUser({ password: 'another-long-1' })).error).toBeNull();
  await eventually(async () => {
    await shop.tick('send-outbox');
    expect(await subjects(email)).toContain('Ваш пароль изменён');
  });
});

it('leaves the link of the last mail good when a mailbox has had its share', async () => {
  const { email } = await signedUp();
  const options = { redirectTo: `${shop.siteUrl}/ru/reset-password` };
  const share = 6;
  for (let count = 1; count <= share + 1; count += 1) {
    await browser().resetPasswordForEmail(email, options);
    const mails = Math.min(count, share) + 1;
    await eventually(async () => expect(await shop.inbox(email)).toHaveLength(mails));
  }
  // What was asked for too much has been worked through when its refusal is known.
  await eventually(async () => {
    const [{ asked } = { asked: 0 }] = await shop.sql<{ asked: number }[]>`
      select max(taken)::int as asked from rate_limits where bucket = 'auth-mail-recovery'`;
    expect(asked).toBeGreaterThan(share);
  });
  const { code } = await mailed(email, 'Задайте новый пароль');
  expect((await browser().verifyOtp(code)).error).toBeNull();
});

it('moves to another address when both mailboxes have confirmed, each by its own link', async () => {
  const { email, client } = await signedUp();
  const wanted = person();
  await client.updateUser({ email: wanted }, { emailRedirectTo: `${shop.siteUrl}/ru/account` });
  const mails = [
    await mailed(email, 'Подтвердите смену адреса эл. почты'),
    await mailed(wanted, 'Подтвердите новый адрес эл. почты'),
  ];
  const sessions = [];
  for (const { path, code } of mails) {
    expect([path, code.type]).toEqual(['/ru/account', 'email_change']);
    sessions.push((await browser().verifyOtp(code)).data.session?.user.email);
  }
  expect(sessions).toEqual([undefined, wanted]);
  expect((await browser().signInWithPassword({ email: wanted, password })).error).toBeNull();
});
