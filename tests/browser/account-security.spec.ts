import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { keptSession, languageOf, linkOf, makeAccount, newEmail, password, signIn, tokensOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { placeOrder } from './placed-orders.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

/** The tab of somebody who is signed in, and its sections by their headings. */
async function openSafety(page: Page, language: Language) {
  const text = words(language, 'account-security');
  await page.goto(`/${language}/account?tab=security`);
  const section = (key: string) => page.getByRole('region', { name: text(`${key}.title`), exact: true });
  const button = (key: string, scope = page.locator('main')) =>
    scope.getByRole('button', { name: text(key), exact: true });
  await expect(section('factor').getByText(/./).nth(2)).toBeVisible();
  return { text, section, button };
}

const savedFile = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

/** Connects an app and keeps the codes. Answers its secret and the codes. */
async function connectApp(page: Page, { text, section, button }: Awaited<ReturnType<typeof openSafety>>) {
  const factor = section('factor');
  await button('factor.open', factor).click();
  await expect(factor.locator('[name=name]')).toBeFocused();
  await page.keyboard.press('Enter');
  const secret = ((await factor.locator('.safety-secret').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await expect(factor.getByRole('img', { name: text('factor.qrAlt') })).toHaveJSProperty('complete', true);
  return { factor, secret };
}

test.describe('the password', () => {
  test('is changed with the present one, and other devices are signed out', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const auth = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await signIn(page, language, email);
    const { text, section, button } = await openSafety(page, language);
    const toast = (key: string) => page.locator('.toasts').filter({ hasText: text(key) });
    const form = section('password');
    await button('password.open').click();
    await expect(form.locator('[name=currentPassword]')).toBeFocused();

    await form.locator('[name=currentPassword]').fill('wrong one');
    await form.locator('[name=password]').fill('new thread 8');
    await form.locator('[name=confirmPassword]').fill('new thread 9');
    await page.keyboard.press('Enter');
    await expect(toast('password.passwordMismatch')).toContainText(text('password.passwordMismatchText'));
    await expect(form.locator('[name=confirmPassword]')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);

    await form.locator('[name=confirmPassword]').fill('new thread 8');
    await page.keyboard.press('Enter');
    await expect(toast('password.failed')).toContainText(auth('errors.password_wrong'));
    await expect(form.locator('[name=currentPassword]')).toBeFocused();
    await expect(form.getByText(auth('errors.password_wrong'))).toBeVisible();
    await expect(form.locator('[name=password]')).toHaveValue('new thread 8');

    await form.locator('[name=password]').fill('short');
    await page.keyboard.press('Enter');
    await expect(form.getByText(auth('errors.short'), { exact: true })).toBeVisible();

    await form.locator('[name=currentPassword]').fill(password);
    await form.locator('[name=password]').fill('new thread 8');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toHaveText(text('password.done'));
    await expect(button('password.open')).toBeFocused();
    const sessions = await sql`
      select from auth.sessions where user_id = (select id from auth.users where email = ${email})`;
    expect(sessions).toHaveLength(1);
    await button('devices.here').click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await signIn(page, language, email, 'new thread 8');
    complaints.length = 0;
  });

  test('is asked for anew where the session is over: to sign in, and back', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const auth = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await signIn(page, language, email);
    const { section, button } = await openSafety(page, language);
    // The page itself asks who is signed in when it opens.
    await page.waitForLoadState('networkidle');
    await sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`;
    await button('password.open').click();
    const form = section('password');
    await form.locator('[name=currentPassword]').fill(password);
    for (const name of ['password', 'confirmPassword']) await form.locator(`[name=${name}]`).fill('new thread 8');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
    await expect(page.locator('.toasts')).toContainText(auth('toasts.sessionExpired'));
    complaints.length = 0;
  });
});

test('another address is asked of both mailboxes, and counts when both have agreed', async ({
  page,
  complaints,
  mailsTo,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const [email, next] = [await makeAccount(shop, sql), newEmail()];
  await signIn(page, language, email);
  const { text, section, button } = await openSafety(page, language);
  const form = section('email');
  await expect(form).toContainText(email);
  await button('email.open').click();
  await form.locator('[name=email]').fill(email);
  await page.keyboard.press('Enter');
  await expect(form.getByText(text('email.same'))).toBeVisible();
  await form.locator('[name=email]').fill(next);
  await form.locator('[name=password]').fill('not my password');
  await page.keyboard.press('Enter');
  await expect(form.locator('[name=password]')).toHaveAccessibleDescription(text('errors.wrong_password'));
  await expect(form.locator('[name=password]')).toBeFocused();
  // What is typed into the other field is not lost.
  await expect(form.locator('[name=email]')).toHaveValue(next);
  await form.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(text('email.sent', { email, next }));
  await expect(button('email.open')).toBeFocused();
  for (const address of [email, next])
    await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(0);
  await page.reload();
  await expect(form.getByText(text('email.waiting', { email: next }))).toBeVisible();
  const auth = words(language, 'auth');
  const said = page.locator('.toasts');
  await page.goto(await linkOf(mailsTo, email, 'email_change'));
  await expect(said).toContainText(auth('toasts.halfConfirmed'));
  await page.goto('about:blank'); // A mail's link opens a page of its own.
  await page.goto(await linkOf(mailsTo, next, 'email_change'));
  await expect(said).toContainText(auth('toasts.mailboxMoved'));
  await expect(said).toContainText(next);
  await page.goto(`/${language}/account?tab=security`);
  await expect(form).toContainText(next);
  expect((await tokensOf(shop, next)).access_token).toBeTruthy();
  expect((await tokensOf(shop, email)).access_token).toBeUndefined();
  complaints.length = 0;
});

test('whoever does not know their password has a link for a new one sent', async ({
  page,
  mailsTo,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const email = await makeAccount(shop, sql);
  await signIn(page, language, email);
  const { text, section, button } = await openSafety(page, language);
  for (const part of ['password', 'email', 'leaving']) {
    await button(`${part}.open`).click();
    await expect(section(part).getByRole('button', { name: text('forgotten.ask') })).toBeVisible();
    await button('cancel', section(part)).click();
  }
  await button('leaving.open').click();
  const form = section('leaving');
  await form.getByRole('button', { name: text('forgotten.ask') }).click();
  await expect(form.getByText(text('forgotten.sent', { email }))).toBeVisible();
  await page.goto(await linkOf(mailsTo, email, 'recovery'));
  await expect(page).toHaveURL(new RegExp(`/${language}/reset-password$`));
});

test('two-step sign-in is turned on, and a recovery code lets in whoever has lost the app', async ({
  page,
  complaints,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const auth = words(language, 'auth');
  const email = await makeAccount(shop, sql);
  await signIn(page, language, email);
  const safety = await openSafety(page, language);
  const { text, button } = safety;

  // Left half done: it is no obstacle to the next attempt under the same name.
  await connectApp(page, safety);
  await page.reload();
  const { factor, secret } = await connectApp(page, safety);
  expect(await axeFindings(page)).toEqual([]);
  await factor.locator('[name=code]').fill('000000');
  await page.keyboard.press('Enter');
  await expect(factor.getByText(auth('errors.code_wrong'))).toBeVisible();
  await expect(factor.locator('[name=code]')).toBeFocused();
  await factor.locator('[name=code]').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await expect(factor.getByText(text('factor.stateOn'))).toBeVisible();

  const shown = factor.locator('.safety-codes');
  await expect(shown.getByRole('heading', { name: text('codes.title') })).toBeFocused();
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  expect(await axeFindings(page)).toEqual([]);
  const codes = await shown.getByRole('listitem').allTextContents();
  const file = await savedFile(page, () => button('codes.download').click());
  expect(file.name).toBe('gija-recovery-codes.txt');
  for (const code of codes) expect(file.text).toContain(code);
  await button('codes.kept').click();
  await page.reload();
  await expect(factor.getByText(/\b10\b/)).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

  // New ones take their place, once one has been told what that means.
  await button('codes.remake').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text('codes.remakeText'));
  await button('codes.remake', dialog).click();
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const renewed = await shown.getByRole('listitem').allTextContents();
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  await button('codes.kept').click();
  await button('devices.here').click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));

  await page.goto(`/${language}/auth`);
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: auth('recovery.open') }).click();
  await expect(page.getByRole('heading', { name: auth('recovery.title') })).toBeVisible();
  const field = page.locator('main [name=code]');
  await expect(field).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth('recovery.wrong'))).toBeVisible();
  await field.fill((renewed[4] ?? '').toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/account\\?tab=security$`));
  await expect(page.locator('.toasts')).toContainText(auth('recovery.doneTitle'));
  await expect(factor.getByText(text('factor.stateOff'))).toBeVisible();
  // Every change is told by mail.
  await expect
    .poll(async () => {
      const told = await sql`select payload ->> 'change' as change from outbox where recipient = ${email} order by 1`;
      return told.map((row) => row['change']);
    })
    .toEqual(['codes_replaced', 'factor_added', 'factor_removed']);
  complaints.length = 0;
});

test('an app is removed once one has been told what that means', async ({ page, complaints, shop, sql }, info) => {
  const language = languageOf(info.project.name);
  await signIn(page, language, await makeAccount(shop, sql));
  const safety = await openSafety(page, language);
  const { text, button } = safety;
  const { factor, secret } = await connectApp(page, safety);
  await factor.locator('[name=code]').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await button('codes.kept').click();
  const name = text('factor.nameDefault');
  const remove = factor.getByRole('button', { name: text('factor.removeNamed', { name }) });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: text('factor.removeTitle', { name }) });
  await expect(dialog).toContainText(text('factor.removeLast'));
  await expect(button('cancel', dialog)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.click();
  await button('factor.removeConfirm', dialog).click();
  const off = factor.getByText(text('factor.stateOff'));
  await expect(off).toBeFocused();
  await expect(factor.getByRole('status').filter({ hasText: text('factor.removed', { name }) })).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();
  complaints.length = 0;
});

test('one can sign out everywhere else, and has one’s data as a file', async ({ page, shop, sql }, info) => {
  const language = languageOf(info.project.name);
  const email = await makeAccount(shop, sql);
  const count = async () =>
    (await sql`select from auth.sessions where user_id = (select id from auth.users where email = ${email})`).length;
  await signIn(page, language, email);
  await sql`
    insert into auth.sessions (id, user_id, aal)
    select gen_random_uuid(), id, 'aal1' from auth.users where email = ${email}`;
  expect(await count()).toBe(2);
  const { text, section, button } = await openSafety(page, language);
  await button('devices.others').click();
  await expect(section('devices').getByRole('status')).toHaveText(text('devices.othersDone'));
  expect(await count()).toBe(1);

  const { name, text: content } = await savedFile(page, () => button('myData.download').click());
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vilnius' });
  expect(name).toBe(`gija-data-${today}.json`);
  expect(JSON.parse(content)).toMatchObject({ complete: true, account: { email }, orders: [] });
  await expect(section('myData').getByRole('status')).toHaveText(text('myData.done'));
  expect(await axeFindings(page)).toEqual([]);
});

test('the account is deleted with the password, once its orders are settled', async ({
  page,
  complaints,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const email = await makeAccount(shop, sql);
  const order = await placeOrder(sql);
  await sql`update orders set user_id = (select id from auth.users where email = ${email}) where id = ${order.id}`;
  await signIn(page, language, email);
  const { text, section, button } = await openSafety(page, language);
  const form = section('leaving');
  await button('leaving.open').click();
  const field = form.locator('[name=password]');
  await expect(field).toBeFocused();
  await field.fill('wrong one');
  await page.keyboard.press('Enter');
  await expect(form.getByText(text('errors.wrong_password'))).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText(`${order.number}: ${text('leaving.reasons.order_open')}`);
  expect(await axeFindings(page)).toEqual([]);

  await sql`update orders set user_id = null where id = ${order.id}`;
  await button('leaving.submit').click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await expect(page.locator('.toasts')).toContainText(text('leaving.doneTitle'));
  expect(await keptSession(page)).toBeNull();
  expect(await sql`select from auth.users where email = ${email}`).toHaveLength(0);
  complaints.length = 0;
});
