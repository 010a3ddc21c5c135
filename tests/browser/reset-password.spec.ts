import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { connectApp, keptSession, languageOf, linkOf, makeAccount, signIn } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

test.describe('a forgotten password', () => {
  test('is replaced by the mail’s link, once; the new one signs in', async ({
    page,
    complaints,
    mailsTo,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    const told: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      // To the backend, and to nobody else.
      if (!request.url().startsWith(shop.backend))
        told.push(`${request.url()} ${request.headers()['referer'] ?? ''} ${body}`);
    });
    await page.goto(`/${language}/auth`);
    await page.locator('main [name=email]').fill(email);
    await page.getByRole('button', { name: text('signIn.forgot') }).click();
    await expect(page.getByRole('heading', { name: text('forgot.title') })).toBeVisible();
    // What was typed to sign in need not be typed again.
    await expect(page.locator('main [name=email]')).toHaveValue(email);
    await page.getByRole('button', { name: text('forgot.submit') }).click();
    await expect(page.getByRole('heading', { name: text('forgot.sentTitle') })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: text('toasts.resetEmailSent') })).toBeVisible();

    const link = await linkOf(mailsTo, email, 'recovery');
    await page.goto(link);
    await expect(page).toHaveURL(new RegExp(`/${language}/reset-password$`));
    await expect(page.getByText(text('reset.lead', { email }))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const session = await keptSession(page);
    expect(
      told.filter((words) => words.includes(session?.refresh_token ?? '') || words.includes('access_token')),
    ).toEqual([]);

    // A reload has no link any more, and goes on all the same.
    await page.reload();
    await page.locator('[name=password]').fill('new thread 99');
    await page.locator('[name=confirmPassword]').fill('new thread 9');
    await page.getByRole('button', { name: text('reset.submit') }).click();
    await expect(page.locator('[name=confirmPassword]')).toHaveAccessibleDescription(
      text('errors.passwordsDoNotMatch'),
    );
    await page.locator('[name=confirmPassword]').fill('new thread 99');
    await page.getByRole('button', { name: text('reset.submit') }).click();
    await expect(page.getByRole('heading', { name: text('reset.updatedTitle') })).toBeVisible();
    expect(await keptSession(page)).toBeNull();
    // By itself, after two and a half seconds.
    await expect(page).toHaveURL(new RegExp(`/${language}/auth$`));
    await signIn(page, language, email, 'new thread 99');

    const again = await page.context().newPage();
    await page.evaluate(() => localStorage.clear());
    await again.goto(link);
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(text('reset.invalidTitle'));
    complaints.length = 0;
  });

  test('of somebody with an app is set once its code was shown as well', async ({ page, mailsTo, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    const secret = await connectApp(shop, email);
    await page.goto(`/${language}/auth?tab=forgot`);
    // The tab of the address takes the place of the first one: what is typed there before would go with it.
    await expect(page.getByRole('button', { name: text('forgot.submit') })).toBeVisible();
    await page.locator('main [name=email]').fill(email);
    await page.getByRole('button', { name: text('forgot.submit') }).click();
    await page.goto(await linkOf(mailsTo, email, 'recovery'));
    await expect(page.getByRole('heading', { name: text('factor.title') })).toBeVisible();
    await expect(page.locator('[name=password]')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('[name=code]').fill(codeAt(secret, Date.now()));
    await page.getByRole('button', { name: text('factor.submit') }).click();
    await page.locator('[name=password]').fill('new thread 99');
    await page.locator('[name=confirmPassword]').fill('new thread 99');
    await page.getByRole('button', { name: text('reset.submit') }).click();
    await expect(page.getByRole('heading', { name: text('reset.updatedTitle') })).toBeVisible();
  });

  test('needs a whole link', async ({ page, complaints }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const alert = page.getByRole('main').getByRole('alert');
    for (const [query, key] of [
      ['', 'malformed'],
      ['?type=recovery', 'malformed'],
      ['?code=abc', 'malformed'],
      ['?type=recovery&code=abc', 'invalid'],
      ['#error=access_denied&error_code=otp_expired', 'invalid'],
      ['#type=recovery&access_token=a.b.c&refresh_token=d', 'invalid'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`/${language}/reset-password${query}`);
      await expect(alert).toContainText(text(`reset.${key}`));
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: text('reset.request') }).click();
    await expect(page.getByRole('heading', { name: text('forgot.title') })).toBeVisible();
    complaints.length = 0;
  });
});
