import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { connectApp, keptSession, languageOf, makeAccount, newEmail, password } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { words } from './words.ts';

test.describe('signing in', () => {
  test('with an app asks for its code as well, wherever one goes, and then leads there', async ({
    page,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const auth = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    const secret = await connectApp(shop, email);
    await page.goto(`/${language}/auth`);
    await page.locator('main [name=email]').fill(email);
    await page.locator('main [name=password]').fill(password);
    await page.keyboard.press('Enter');
    const field = page.locator('main [name=code]');
    await expect(field).toBeFocused();
    await page.goto(`/${language}/account?tab=orders`);
    await expect(field).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await field.fill(codeAt(secret, Date.now()));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/account\\?tab=orders$`));
    await expect(page.getByRole('status').filter({ hasText: auth('toasts.welcomeBack') })).toBeVisible();
    // Whoever has shown it has nothing to do there.
    await page.goto(`/${language}/auth?tab=factor`);
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
  });

  test('leads to the account, with a welcome; the way there is in every page’s header', async ({
    page,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const account = words(language, 'account');
    const layout = words(language, 'layout');
    const email = await makeAccount(shop, sql);
    await page.goto(`/${language}/about`);
    if (info.project.name === 'phone') await page.getByRole('link', { name: layout('menu') }).click();
    await page.getByRole('link', { name: layout('signIn') }).click();
    await page.getByRole('textbox', { name: text('fields.email'), exact: true }).fill(email);
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: text('toasts.welcomeBack') })).toBeVisible();
    await expect(page.getByText(account('signedInAs', { email }))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(`/${language}/about`);
    if (info.project.name === 'phone') await page.getByRole('link', { name: layout('menu') }).click();
    await expect(page.getByRole('link', { name: layout('signIn') })).toHaveCount(0);
    await page.getByRole('link', { name: layout('account'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/account$`));

    // Who is signed in has nothing to do on the page of signing in.
    await page.goto(`/${language}/auth`);
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await page.goto(`/${language}/account`);
    await page.getByRole('button', { name: account('signOut'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    expect(await keptSession(page)).toBeNull();
  });

  test('sends administrators to the panel', async ({ page, complaints, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const email = await makeAccount(shop, sql);
    await sql`insert into user_roles (user_id, role) select id, 'admin' from auth.users where email = ${email}`;
    await page.goto(`/${language}/auth`);
    await page.locator('main [name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/admin$`));
    // What it takes to come in: back-office.spec.ts.
    await expect(page.getByRole('heading', { name: words(language, 'admin')('gate.factorTitle') })).toBeVisible();
    forgive(complaints, /403/);
  });

  test('goes where the address asks, and never to a stranger', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const email = await makeAccount(shop, sql);
    const enter = async (next: string) => {
      await page.goto(`/${language}/auth?next=${encodeURIComponent(next)}`);
      await page.locator('main [name=email]').fill(email);
      await page.locator('[name=password]').fill(password);
      await page.keyboard.press('Enter');
    };
    await enter(`/${language}/favorites`);
    await expect(page).toHaveURL(new RegExp(`/${language}/favorites$`));
    for (const foreign of ['//evil.example/x', 'https://evil.example', '/\\evil.example']) {
      // Out of the account first: it would leave for the page of signing in by itself.
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.removeItem('gija-session'));
      await enter(foreign);
      await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
    }
  });

  test('with a wrong password or an unknown address says the same, in place and in a toast', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await page.goto(`/${language}/auth`);
    for (const address of [email, newEmail()]) {
      await page.locator('main [name=email]').fill(address);
      await page.locator('[name=password]').fill('wrong one');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: text('errors.invalid_credentials') })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: text('toasts.signInFailed') })).toBeVisible();
      await expect(page.locator('main [name=email]')).toHaveValue(address);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    complaints.length = 0;
  });

  test('before the address is confirmed offers the mail again', async ({ page, complaints, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await sql`update auth.users set email_confirmed_at = null where email = ${email}`;
    await page.goto(`/${language}/auth`);
    await page.locator('main [name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: text('signIn.unconfirmed') });
    await notice.getByRole('button', { name: text('signIn.resend') }).click();
    await expect(notice.getByRole('status')).not.toBeEmpty();
    complaints.length = 0;
  });

  test('without a network keeps what was typed and says what to do', async ({ page, complaints }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    await page.goto(`/${language}/auth`);
    await page.locator('main [name=email]').fill('ruta@example.com');
    await page.locator('[name=password]').fill(password);
    await page.route('**/auth/v1/**', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: text('errors.unreachable') })).toBeVisible();
    await expect(page.locator('[name=password]')).toHaveValue(password);
    complaints.length = 0;
  });

  test('has its tabs on the keyboard and in the address', async ({ page }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    await page.goto(`/${language}/auth`);
    const tab = (key: string) => page.getByRole('tab', { name: text(`tabs.${key}`) });
    await tab('signIn').focus();
    // Reaching for it wakes it; clicks are kept until then, keys are not.
    await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(tab('signUp')).toBeFocused();
    await expect(tab('signUp')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\?tab=sign-up$/);
    await page.reload();
    await expect(page.locator('[name=confirmPassword]')).toBeVisible();
    await tab('signUp').focus();
    await page.keyboard.press('Home');
    await expect(page.locator('[name=confirmPassword]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/auth$/);
    await page.getByRole('link', { name: text('back') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
  });
});
