import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import type { TestShopAddresses } from '#scripts/test/start-test-shop.ts';
import { sessionKey } from '#src/domain/account/session-key.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { expect } from './shop-test.ts';

/** Each project looks in its own language. */
export const languageOf = (project: string): Language => (project === 'phone' ? 'lt' : 'en');

export const password = 'linen thread 7';
export const newEmail = () => `${crypto.randomUUID()}@example.com`;

type MailsTo = (address: string) => Promise<{ readonly html: string; readonly text: string }[]>;

/** The link of a mail about an account to an address; mails of other kinds may have come before it. */
export async function linkOf(
  mailsTo: MailsTo,
  email: string,
  type: 'signup' | 'recovery' | 'email_change',
): Promise<string> {
  const links = async () =>
    (await mailsTo(email)).flatMap(({ text, html }) =>
      Array.from((text || html).matchAll(/https?:\/\/[^\s"'<>)\]]*token_hash[^\s"'<>)\]]*/g), ([found]) =>
        found.replaceAll('&amp;', '&'),
      ),
    );
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await links()).find((found) => found.includes(`type=${type}`));
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** The local backend's (`.env.example`). */
const publishableKey = 'sb_publishable_gija_demonstration';

const askAuth = (shop: TestShopAddresses, route: string, body: object, token = publishableKey) =>
  fetch(`${shop.backend}/auth/v1/${route}`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A session of an account, begun without the pages. */
export async function tokensOf(shop: TestShopAddresses, email: string, secret = password) {
  const answer = await askAuth(shop, 'token?grant_type=password', { email, password: secret });
  return (await answer.json()) as { readonly access_token: string; readonly refresh_token: string };
}

/** Connects an app to an account without the pages; answers the secret that its codes are made from. */
export async function connectApp(shop: TestShopAddresses, email: string): Promise<string> {
  const { access_token: token } = await tokensOf(shop, email);
  const ask = async (route: string, body: object) => (await askAuth(shop, route, body, token)).json();
  const { id, totp } = (await ask('factors', { factor_type: 'totp' })) as { id: string; totp: { secret: string } };
  const challenge = (await ask(`factors/${id}/challenge`, {})) as { id: string };
  const code = codeAt(totp.secret, Date.now());
  const verified = await ask(`factors/${id}/verify`, { challenge_id: challenge.id, code });
  expect(verified, 'the app is connected').toHaveProperty('access_token');
  return totp.secret;
}

/** A sign-up that no page has seen, whose mail is on its way. */
export async function signUpWithoutPages(shop: TestShopAddresses, email: string, language: Language = 'lt') {
  const data = { display_name: 'Rūta Kazlauskienė', language };
  const answer = await askAuth(shop, 'signup', { email, password, data });
  expect(answer.ok, 'the account was made').toBe(true);
}

/** A confirmed account, made without the pages. */
export async function makeAccount(shop: TestShopAddresses, sql: Sql, email = newEmail()): Promise<string> {
  await signUpWithoutPages(shop, email);
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
  return email;
}

/** What this browser keeps of the session. */
export const keptSession = (page: Page) =>
  page.evaluate(
    (key) =>
      JSON.parse(localStorage.getItem(key) ?? 'null') as {
        access_token: string;
        refresh_token: string;
        expires_at: number;
      } | null,
    sessionKey,
  );

/** Ends the kept session in this device's eyes so many seconds from now, once nothing on the page is using it. */
export async function endIn(page: Page, seconds: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ([key, left]) => {
      const kept = localStorage.getItem(key);
      // The page may have learned meanwhile that the session was revoked.
      if (kept === null) return;
      const end = Math.floor(Date.now() / 1000) + left;
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(kept) as object), expires_at: end }));
    },
    [sessionKey, seconds] as const,
  );
}

/** Signs in on the page for it and waits until the account is there, and its first tab has been answered. */
export async function signIn(page: Page, language: Language, email: string, secret = password): Promise<void> {
  await page.goto(`/${language}/auth`);
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill(secret);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rūta Kazlauskienė');
  await expect(page.locator('.account-dashboard[aria-busy=false]')).toBeAttached();
}
