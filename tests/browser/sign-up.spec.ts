import {
  keptSession,
  languageOf,
  linkOf,
  makeAccount,
  newEmail,
  password,
  signUpWithoutPages,
  tokensOf,
} from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

test.describe('signing up', () => {
  test('asks to look into the mail, whose link signs in and leaves nothing in the address', async ({
    page,
    complaints,
    mailsTo,
    shop,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = newEmail();
    await page.goto(`/${language}/auth?tab=sign-up`);
    await page.getByRole('textbox', { name: text('fields.name') }).fill('Rūta Kazlauskienė');
    await page.getByRole('textbox', { name: text('fields.email'), exact: true }).fill(email);
    await page.locator('[name=password]').fill(password);
    await page.locator('[name=confirmPassword]').fill(password);
    await page.getByRole('button', { name: text('signUp.submit') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.waitTitle'));
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: text('toasts.accountCreated') })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const link = await linkOf(mailsTo, email, 'signup');
    const other = await page.context().newPage();
    await other.goto(link);
    await expect(other.getByRole('status').filter({ hasText: text('toasts.linkSession', { email }) })).toBeVisible();
    expect(new URL(other.url()).search + new URL(other.url()).hash).toBe('');
    expect((await keptSession(other))?.refresh_token).toBeTruthy();
    // The page that waited hears of it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rūta Kazlauskienė');

    // The password was typed in this browser: it counts, and what showed that is gone.
    expect(await tokensOf(shop, email)).toHaveProperty('access_token');
    expect(await other.evaluate(() => localStorage.getItem('sign-up-proof'))).toBeNull();

    // A link works once.
    await page.context().clearCookies();
    await other.evaluate(() => localStorage.clear());
    await other.goto(link);
    await expect(other.getByRole('status').filter({ hasText: text('toasts.linkInvalid') })).toBeVisible();
    expect(new URL(other.url()).hash).toBe('');
    // The browser itself notes the auth service's no.
    complaints.length = 0;
  });

  test('ends in another browser with a password chosen there: the one that was typed may be a stranger’s', async ({
    page,
    complaints,
    mailsTo,
    shop,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = newEmail();
    await signUpWithoutPages(shop, email, language);
    await page.goto(await linkOf(mailsTo, email, 'signup'));
    await expect(page).toHaveURL(new RegExp(`/${language}/reset-password$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('reset.firstTitle'));
    await expect(page.getByText(text('reset.firstLead', { email }))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await tokensOf(shop, email), 'the typed one opens nothing').not.toHaveProperty('access_token');
    // A reload loses nothing.
    await page.reload();
    await page.locator('main [name=password]').fill('a thread of my own 9');
    await page.locator('main [name=confirmPassword]').fill('a thread of my own 9');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
    await expect(page.getByRole('status').filter({ hasText: text('reset.firstSaved') })).toBeVisible();
    expect(await tokensOf(shop, email)).not.toHaveProperty('access_token');
    expect(await tokensOf(shop, email, 'a thread of my own 9')).toHaveProperty('access_token');
    expect(complaints).toEqual([]);
  });

  test('tokens in an address sign nobody in: a stranger could have put their own there', async ({
    page,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const { access_token, refresh_token } = await tokensOf(shop, await makeAccount(shop, sql));
    await page.goto(`/${language}#access_token=${access_token}&refresh_token=${refresh_token}&type=signup`);
    const said = page.getByRole('status').filter({ hasText: words(language, 'auth')('toasts.linkInvalid') });
    await expect(said).toBeVisible();
    expect(await keptSession(page)).toBeNull();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('with a known address gets the same answer', async ({ page, complaints, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await page.goto(`/${language}/auth?tab=sign-up`);
    await page.locator('main [name=name]').fill('Rūta');
    await page.locator('main [name=email]').fill(email);
    await page.locator('[name=password]').fill('another thread 8');
    await page.locator('[name=confirmPassword]').fill('another thread 8');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.waitTitle'));
    expect(await keptSession(page)).toBeNull();
    // The browser itself notes the answer of the local auth service.
    complaints.length = 0;
  });

  test('says beside each field what is wrong and keeps what was typed', async ({ page }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    await page.goto(`/${language}/auth?tab=sign-up`);
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await field('name').focus();
    await page.keyboard.press('Enter');
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAccessibleDescription(text('errors.name'));
    await field('name').fill('Rūta');
    await field('email').fill('ruta@');
    await field('password').fill('12345');
    await field('confirmPassword').fill('123456');
    await page.keyboard.press('Enter');
    await expect(field('email')).toBeFocused();
    await expect(field('email')).toHaveAccessibleDescription(text('errors.email'));
    await expect(field('password')).toHaveAccessibleDescription(text('errors.short'));
    await expect(field('confirmPassword')).toHaveAccessibleDescription(text('errors.passwordsDoNotMatch'));
    await field('password').fill('123456');
    await expect(field('password')).toHaveAccessibleDescription(text('errors.common'));
    await field('password').fill('Mano katinas miega 7');
    await expect(field('password')).toHaveAccessibleDescription(text('strength.strong'));
    await expect(field('name')).toHaveValue('Rūta');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is understood by password managers', async ({ page }, info) => {
    const language = languageOf(info.project.name);
    const kinds = () =>
      page
        .locator('main form[method=post] input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
    await page.goto(`/${language}/auth`);
    expect(await kinds()).toEqual(['username', 'current-password']);
    await page.goto(`/${language}/auth?tab=sign-up`);
    await expect.poll(kinds).toEqual(['name', 'username', 'new-password', 'new-password']);
  });
});
