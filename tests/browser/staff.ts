import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import type { TestShopAddresses } from '#scripts/test/start-test-shop.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { connectApp, makeAccount, password } from './accounts.ts';
import { expect } from './shop-test.ts';

/** Of everybody who works here. */
export const pin = '4826';

export interface Staff {
  readonly email: string;
  readonly secret: string;
}

/** Somebody with a role, a connected app and a PIN. */
export async function makeStaff(shop: TestShopAddresses, sql: Sql, role: 'admin' | 'editor' = 'admin'): Promise<Staff> {
  const email = await makeAccount(shop, sql);
  const secret = await connectApp(shop, email);
  const [person] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
  const id = person?.id ?? '';
  await sql`insert into user_roles (user_id, role) values (${id}, ${role})`;
  await sql`insert into admin_pins (user_id, pin_hash) values (${id}, extensions.crypt(${pin}, extensions.gen_salt('bf', 4)))`;
  return { email, secret };
}

/** Password and app, as far as the question for the PIN. */
export async function signInAsStaff(
  page: Page,
  language: Language,
  { email, secret }: Staff,
  next = '/admin',
): Promise<void> {
  await page.goto(`/${language}/auth?next=${encodeURIComponent(`/${language}${next}`)}`);
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill(password);
  await page.keyboard.press('Enter');
  // The code that connected the app is spent; the next one is taken a little early.
  await page.locator('main [name=code]').fill(codeAt(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ href }) => href.includes(`/${language}${next}`));
}

/** Somebody new of the staff, with all locks open, at a place of the back office. */
export async function openBackOffice(
  page: Page,
  language: Language,
  { shop, sql }: { readonly shop: TestShopAddresses; readonly sql: Sql },
  at = '/admin',
): Promise<void> {
  await signInAsStaff(page, language, await makeStaff(shop, sql), at);
  await openWithPin(page);
}

/** Answers the question for the PIN. */
export async function enterPin(page: Page, figures = pin): Promise<void> {
  await page.locator('main [name=pin]').fill(figures);
  await page.keyboard.press('Enter');
}

/** Opens the back office with the PIN, and waits until it is open: whoever goes on before takes the PIN back. */
export async function openWithPin(page: Page): Promise<void> {
  await enterPin(page);
  await expect(page.locator('main [name=pin]')).toBeHidden();
}
