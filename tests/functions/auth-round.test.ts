import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
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
  const mail = await vi.waitFor(async () => {
    const found = (await shop.inbox(email)).find((one) => one.subject === subject);
    expect(found).toBeDefined();
    return found;
  }, 5_000);
  const link = new URL(linkIn(mail?.text));
  const brought = new URLSearchParams(link.hash.slice(1));
  const type = brought.get('type') as 'signup' | 'recovery' | 'email_change';
  return { path: link.pathname + link.search, code: { type, token_hash: brought.get('token_hash') ?? '' } };
}

async function signedUp() {
  const email = person();
  const options = { emailRedirectTo: `${shop.siteUrl}/ru`, data: { display_name: 'Rūta', language: 'ru' } };
  const signUp = async () => expect((await browser().signUp({ email, password, options })).error).toBeNull();
  await signUp();
  const { path, code } = await mailed(email, 'Подтвердите ваш адрес эл. почты');
  expect([path, code.type]).toEqual(['/ru', 'signup']);
  const client = browser();
  expect((await client.verifyOtp(code)).data.session).not.toBeNull();
  return { email, client, code, signUp };
}

it('opens an account by the mail alone, in another browser than the one that asked, once', async () => {
  const { code } = await signedUp();
  expect((await browser().verifyOtp(code)).error?.code).toBe('otp_expired');
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
  await vi.waitFor(async () => {
    await shop.tick('send-outbox');
    expect(await subjects(email)).toContain('Ваш пароль изменён');
  }, 5_000);
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
