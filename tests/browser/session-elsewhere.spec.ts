import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { sessionKey } from '#src/domain/account/session-key.ts';
import { keptSession, languageOf, linkOf, makeAccount, newEmail, password, signIn, tokensOf } from './accounts.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, dress } from './shopping.ts';
import { words } from './words.ts';

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name);

async function nameUser(sql: Sql, email: string, name: string): Promise<void> {
  await sql`
    update auth.users set raw_user_meta_data = raw_user_meta_data || ${sql.json({ display_name: name })}
    where email = ${email}`;
}

test('somebody else who signs in in another tab finds nothing of the one before on the open page', async ({
  page,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const [ruta, jonas] = [await makeAccount(shop, sql), await makeAccount(shop, sql)];
  await nameUser(sql, jonas, 'Jonas Petraitis');
  await signIn(page, language, ruta);
  await page.goto(`/${language}/account?tab=security`);
  await expect(page.getByText(ruta).first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(([key, session]) => localStorage.setItem(key, JSON.stringify(session)), [
    sessionKey,
    await tokensOf(shop, jonas),
  ] as const);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jonas Petraitis');
  await expect(page.getByText(jonas).first()).toBeVisible();
  await expect(page.getByText(ruta)).toHaveCount(0);
});

test('a visitor’s heart and cart and those of the account are one after signing in', async ({
  page,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const email = await makeAccount(shop, sql);
  const [other] = await sql<{ id: string }[]>`
    select id from products where active and id <> ${dress.id} and category = 'women-dresses' order by id limit 1`;
  await sql`
    insert into favorites (user_id, product_id) select id, ${other?.id ?? ''} from auth.users where email = ${email}`;
  await addToCart(page, { language });
  await page.goto(`/${language}/product/${dress.id}`);
  await page.locator('[data-purchase] [data-favorite]').click();
  await expect.poll(() => kept(page, 'favorites')).toContain(dress.id);
  await signIn(page, language, email);
  for (const id of [dress.id, other?.id ?? '']) await expect.poll(() => kept(page, 'favorites')).toContain(id);
  const ofAccount = async () => {
    const [row] = await sql<{ hearts: number; cart: string | null }[]>`
      select (select count(*)::int from favorites where user_id = person.id) as hearts,
        (select coalesce(carts::text, '') from carts where user_id = person.id) as cart
      from auth.users person where email = ${email}`;
    return { hearts: row?.hearts, hasDress: row?.cart?.includes(dress.id) ?? false };
  };
  await expect.poll(ofAccount).toEqual({ hearts: 2, hasDress: true });
  await page.goto(`/${language}/favorites`);
  const hints = page.getByRole('link', { name: words(language, 'favorites')('hints') });
  await expect(page.locator('[data-favorites] .card')).toHaveCount(2);
  await hints.click();
  await expect(page.locator('#kept-title')).toBeVisible();
  expect(await kept(page, 'cart-storage')).toContain(dress.id);
});

test('a profile that is saved without a network keeps what was typed until there is one', async ({
  page,
  complaints,
  context,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const text = words(language, 'account-profile');
  await signIn(page, language, await makeAccount(shop, sql));
  await page.goto(`/${language}/account?tab=profile`);
  const name = page.locator('main [name=display_name]');
  await name.fill('Rūta Mažeikienė');
  await context.setOffline(true);
  await name.press('Enter');
  await expect(page.locator('.toasts')).toContainText(text('toasts.updateFailed'), { timeout: 20_000 });
  await expect(name).toHaveValue('Rūta Mažeikienė');
  await context.setOffline(false);
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rūta Mažeikienė');
  complaints.length = 0;
});

test('a clock that is set five hours ahead under an open page costs one press', async ({ page, shop, sql }, info) => {
  const language = languageOf(info.project.name);
  await page.clock.install();
  await signIn(page, language, await makeAccount(shop, sql));
  await page.goto(`/${language}/account`, { waitUntil: 'networkidle' });
  await expect(page.locator('.account-figure').first()).toBeVisible();
  const before = await keptSession(page);
  await page.clock.setSystemTime(Date.now() + 5 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: words(language, 'auth')('expired.recover') }).click();
  await expect(page.getByRole('button', { name: words(language, 'account')('signOut'), exact: true })).toBeVisible();
  const after = await keptSession(page);
  expect(after?.refresh_token).not.toBe(before?.refresh_token);
  // The end is noted in the clock that the device has now.
  const left = await page.evaluate((end) => end - Date.now() / 1000, after?.expires_at ?? 0);
  expect(left).toBeGreaterThan(3_000);
  expect(left).toBeLessThan(3_700);
});

test.describe('the link of a forgotten password', () => {
  test('works with a code, in the browser that asked for it', async ({ page, mailsTo, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    await page.goto(`/${language}/auth?tab=forgot`);
    // The tab of the address takes the place of the first one: what is typed there before would go with it.
    await expect(page.getByRole('button', { name: text('forgot.submit') })).toBeVisible();
    await page.locator('main [name=email]').fill(email);
    await page.getByRole('button', { name: text('forgot.submit') }).click();
    const mailed = new URL(await linkOf(mailsTo, email, 'recovery'));
    const hash = new URLSearchParams(mailed.search || mailed.hash.slice(1)).get('token_hash') ?? '';
    const landing = `${shop.shop}/${language}/reset-password?type=recovery`;
    // Where the hosted service's own template is used, its page turns the hash into a code.
    const asked = new URLSearchParams({ token: hash, type: 'recovery', redirect_to: landing });
    await page.goto(`${shop.backend}/auth/v1/verify?${asked}`);
    await expect(page).toHaveURL(new RegExp(`/${language}/reset-password$`));
    await expect(page.getByText(text('reset.lead', { email }))).toBeVisible();
    await page.locator('[name=password]').fill('new thread 88');
    await page.locator('[name=confirmPassword]').fill('new thread 88');
    await page.getByRole('button', { name: text('reset.submit') }).click();
    await expect(page.getByRole('heading', { name: text('reset.updatedTitle') })).toBeVisible();
    expect((await tokensOf(shop, email, 'new thread 88')).access_token).toBeTruthy();
  });

  test('works with an access and a refresh token', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const email = await makeAccount(shop, sql);
    const { access_token, refresh_token } = await tokensOf(shop, email);
    const fragment = new URLSearchParams({ type: 'recovery', access_token, refresh_token });
    await page.goto(`/${language}/reset-password#${fragment}`);
    await expect(page).toHaveURL(new RegExp(`/${language}/reset-password$`));
    await expect(page.getByText(text('reset.lead', { email }))).toBeVisible();
  });
});

test.describe('without a backend', () => {
  test('signing up, asking for a link and saving a password say so and keep what was typed', async ({
    page,
    complaints,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'auth');
    const said = page.locator('.toasts');
    const email = newEmail();
    await page.route(`${shop.backend}/**`, (route) => route.abort());
    await page.goto(`/${language}/auth?tab=sign-up`);
    await page.locator('main [name=name]').fill('Rūta');
    await page.locator('main [name=email]').fill(email);
    for (const name of ['password', 'confirmPassword']) await page.locator(`main [name=${name}]`).fill(password);
    await page.locator('main form button[type=submit]').click();
    await expect(said).toContainText(text('toasts.signUpFailed'), { timeout: 20_000 });
    await expect(page.locator('main [name=email]')).toHaveValue(email);
    await page.goto(`/${language}/auth?tab=forgot`);
    // The tab of the address takes the place of the first one: what is typed there before would go with it.
    await expect(page.getByRole('button', { name: text('forgot.submit') })).toBeVisible();
    await page.locator('main [name=email]').fill(email);
    await page.getByRole('button', { name: text('forgot.submit') }).click();
    await expect(said).toContainText(text('toasts.resetFailed'), { timeout: 20_000 });
    await expect(page.locator('main [name=email]')).toHaveValue(email);

    await page.unroute(`${shop.backend}/**`);
    const { access_token, refresh_token } = await tokensOf(shop, await makeAccount(shop, sql));
    await page.goto(
      `/${language}/reset-password#${new URLSearchParams({ type: 'recovery', access_token, refresh_token })}`,
    );
    await page.locator('[name=password]').fill('new thread 77');
    await page.locator('[name=confirmPassword]').fill('new thread 77');
    await page.route(`${shop.backend}/**`, (route) => route.abort());
    await page.getByRole('button', { name: text('reset.submit') }).click();
    await expect(said).toContainText(text('reset.updateFailed'), { timeout: 20_000 });
    await expect(page.locator('[name=password]')).toHaveValue('new thread 77');
    complaints.length = 0;
  });
});
