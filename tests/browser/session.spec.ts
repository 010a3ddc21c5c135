import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { endIn, keptSession, languageOf, makeAccount, password, signIn } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

/** What a browser says when somebody comes back to a tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Ends all sessions of an account, in the database alone. */
async function revoke(sql: Sql, email: string): Promise<void> {
  for (const table of ['sessions', 'refresh_tokens'])
    await sql`delete from ${sql(`auth.${table}`)} where user_id::text = (select id::text from auth.users where email = ${email})`;
}

test.describe('a session', () => {
  test('ends in every tab when one signs out', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const account = words(language, 'account');
    const email = await makeAccount(shop, sql);
    await signIn(page, language, email);
    const [other, cart] = [await page.context().newPage(), await page.context().newPage()];
    await other.goto(`/${language}/account`);
    await expect(other.getByRole('button', { name: account('signOut'), exact: true })).toBeVisible();
    await cart.goto(`/${language}/cart`, { waitUntil: 'networkidle' });
    const said = Promise.all(
      [other, cart].map((tab) =>
        expect(tab.locator('.toasts')).toContainText(words(language, 'auth')('toasts.signedOut'), { timeout: 30_000 }),
      ),
    );
    await page.goto(`/${language}/account?tab=security`);
    await page.getByRole('button', { name: words(language, 'account-security')('signOutAll'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    // There it was nobody's session that ran out.
    await expect(other).toHaveURL(new RegExp(`/${language}$`));
    await said;
    await expect(cart.locator(':root[data-account]')).toHaveCount(0);
    const told = await sql`select from outbox where recipient = ${email} and payload ->> 'change' = 'signed_out'`;
    expect(told).toHaveLength(1);
  });

  test('that is refused on a page for everybody is said there, with the way back in', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await signIn(page, language, email);
    await page.goto(`/${language}/cart`);
    await expect(page.locator(':root[data-account]')).toHaveCount(1);
    await endIn(page, -60);
    await revoke(sql, email);
    await expect(async () => {
      await lookAgain(page);
      await expect(page.locator('.toasts')).toContainText(text('toasts.sessionExpired'), { timeout: 1_000 });
    }).toPass();
    await expect(page.locator(':root[data-account]')).toHaveCount(0);
    await page
      .locator('.toasts')
      .getByRole('link', { name: text('expired.signIn') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${language}/auth\\?next=`));
    await page.locator('main [name=email]').fill(email);
    await page.locator('main [name=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
    complaints.length = 0;
  });

  test('that is nearly over is refreshed once by two tabs', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const account = words(language, 'account');
    await signIn(page, language, await makeAccount(shop, sql));
    const before = await keptSession(page);
    // Out of the account first: it would begin to refresh at once, and be cut off.
    await page.goto('/robots.txt');
    await endIn(page, 200);
    let refreshes = 0;
    await page.context().route('**/token?grant_type=refresh_token', (route) => {
      refreshes += 1;
      return route.continue();
    });
    const other = await page.context().newPage();
    await Promise.all([page, other].map((tab) => tab.goto(`/${language}/account`)));
    for (const tab of [page, other])
      await expect(tab.getByRole('button', { name: account('signOut'), exact: true })).toBeVisible();
    await expect.poll(async () => (await keptSession(page))?.refresh_token).not.toBe(before?.refresh_token);
    expect(refreshes).toBe(1);
  });

  test('that ended on an open page can be recovered, and nothing on it is lost', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const account = words(language, 'account');
    await signIn(page, language, await makeAccount(shop, sql));
    await endIn(page, -60);
    await lookAgain(page);
    await expect(page.getByRole('heading', { name: text('expired.title') })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: text('expired.recover') }).click();
    await expect(page.getByRole('status').filter({ hasText: text('toasts.sessionRecovered') })).toBeVisible();
    await expect(page.getByRole('button', { name: account('signOut'), exact: true })).toBeVisible();
  });

  test('that was revoked while it had ended is not recovered, and that is said', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await signIn(page, language, email);
    await endIn(page, -60);
    await revoke(sql, email);
    await lookAgain(page);
    await page.getByRole('button', { name: text('expired.recover') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
    await expect(page.getByRole('status').filter({ hasText: text('toasts.recoveryFailed') })).toBeVisible();
    expect(await keptSession(page)).toBeNull();
    complaints.length = 0;
  });

  test('that ended without a network waits for it: nothing is lost by trying', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    await signIn(page, language, await makeAccount(shop, sql));
    await endIn(page, -60);
    await lookAgain(page);
    const recover = page.getByRole('button', { name: text('expired.recover') });
    await expect(recover).toBeVisible();
    await page.route('**/token?grant_type=refresh_token', (route) => route.abort());
    await recover.click();
    await expect(page.getByText(text('expired.offline'))).toBeVisible({ timeout: 20_000 });
    expect((await keptSession(page))?.refresh_token, 'the session is kept').toBeTruthy();
    await page.unroute('**/token?grant_type=refresh_token');
    await recover.click();
    await expect(page.getByRole('status').filter({ hasText: text('toasts.sessionRecovered') })).toBeVisible();
    complaints.length = 0;
  });

  for (const place of ['account', 'shop'])
    test(`of a device that slept past its end on /${place} goes on after waking`, async ({ page, shop, sql }, info) => {
      const language = languageOf(info.project.name);
      const text = words(language, 'auth');
      await page.clock.install();
      await signIn(page, language, await makeAccount(shop, sql));
      const before = await keptSession(page);
      await page.goto(`/${language}/${place}`, { waitUntil: 'networkidle' });
      if (place === 'account') await expect(page.locator('.account-figure').first()).toBeVisible();
      await page.clock.pauseAt(Date.now() + 7_200_000);
      await page.clock.resume();
      if (place === 'account') {
        await lookAgain(page);
        await page.getByRole('button', { name: text('expired.recover') }).click();
        await expect(page.getByRole('status').filter({ hasText: text('toasts.sessionRecovered') })).toBeVisible();
        await expect(
          page.getByRole('button', { name: words(language, 'account')('signOut'), exact: true }),
        ).toBeVisible();
      }
      // Where the page has nothing to ask the person about, it recovers by itself.
      const refreshed = async () => {
        await lookAgain(page);
        return (await keptSession(page))?.refresh_token;
      };
      await expect.poll(refreshed).not.toBe(before?.refresh_token);
      expect((await keptSession(page))?.refresh_token).toBeTruthy();
    });

  test('that ended can be left for a new one', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    await signIn(page, language, await makeAccount(shop, sql));
    await endIn(page, -60);
    await lookAgain(page);
    await page.getByRole('button', { name: text('expired.signIn') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/auth$`));
    expect(await keptSession(page)).toBeNull();
  });

  test('that was over before the page opened is recovered by itself; without a network it can be tried again', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const account = words(language, 'account');
    await signIn(page, language, await makeAccount(shop, sql));
    await endIn(page, -3_600);
    await page.reload();
    await expect(page.getByRole('button', { name: account('signOut'), exact: true })).toBeVisible();

    await endIn(page, -3_600);
    await page.route('**/token?grant_type=refresh_token', (route) => route.abort());
    await page.reload();
    // Four tries in seven seconds.
    await expect(page.getByRole('button', { name: text('expired.recover') })).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/token?grant_type=refresh_token');
    await page.getByRole('button', { name: text('expired.recover') }).click();
    await expect(page.getByRole('status').filter({ hasText: text('toasts.sessionRecovered') })).toBeVisible();
    complaints.length = 0;
  });

  test('that was revoked, or whose person was deleted, is forgotten', async ({ page, complaints, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const email = await makeAccount(shop, sql);
    await signIn(page, language, email);
    // Nothing is open that would notice by itself: what counts is what the next visit says.
    await page.goto('/robots.txt');
    await sql`delete from auth.users where email = ${email}`;
    await page.goto(`/${language}/account`);
    await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
    expect(await keptSession(page)).toBeNull();

    const second = await makeAccount(shop, sql);
    await signIn(page, language, second);
    await page.goto('/robots.txt');
    await revoke(sql, second);
    await endIn(page, 60);
    await page.goto(`/${language}/account`);
    await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
    expect(await keptSession(page)).toBeNull();
    complaints.length = 0;
  });

  test('whose person was deleted while the page is open ends when somebody looks at it again', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const email = await makeAccount(shop, sql);
    await page.clock.install();
    await signIn(page, language, email);
    await expect(page.locator('.account-figure').first()).toBeVisible();
    await sql`delete from auth.users where email = ${email}`;
    await page.clock.fastForward(61_000);
    await lookAgain(page);
    await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
    expect(await keptSession(page)).toBeNull();
    complaints.length = 0;
  });

  test('is kept by a device whose clock is hours wrong', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const account = words(language, 'account');
    for (const wrong of [-5, 5]) {
      await page.clock.setSystemTime(Date.now() + wrong * 3_600_000);
      await signIn(page, language, await makeAccount(shop, sql));
      await page.reload();
      await expect(page.getByRole('button', { name: account('signOut'), exact: true })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('is asked for by nobody who is not signed in: the account sends them to sign in', async ({ page }, info) => {
    const language = languageOf(info.project.name);
    await page.goto(`/${language}/account`);
    await expect(page).toHaveURL(new RegExp(`/${language}/auth$`));
  });

  test('costs visitors without one no code of accounts', async ({ page }, info) => {
    const language = languageOf(info.project.name);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['', '/women/dresses', '/cart', '/about'])
      await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /auth|session|sign-in|account/i.test(new URL(url).pathname))).toEqual([]);
  });
});
