import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { formatMoney } from '#src/domain/money/format.ts';
import { languageOf, makeAccount, signIn } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { dress } from './shopping.ts';
import { words } from './words.ts';

/** Keeps these products for somebody, the last one first, as another browser of theirs would have. */
async function keep(sql: Sql, email: string, ...products: readonly string[]): Promise<void> {
  for (const [place, product] of products.entries())
    await sql`
      insert into favorites (user_id, product_id, created_at)
      select id, ${product}, now() - interval '1 hour' + ${place} * interval '1 minute' from auth.users where email = ${email}`;
}

const keptOf = (sql: Sql, email: string) => sql<{ product_id: string }[]>`
  select product_id from favorites join auth.users on auth.users.id = user_id where email = ${email} order by product_id`;

/** Others that the demonstration sells, in several sizes. */
async function others(sql: Sql, count: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from products where active and id <> ${dress.id} and stock_quantity > 20 and sale_price is null
    order by id limit ${count}`;
  return rows.map(({ id }) => id);
}

const card = (page: Page, id: string) => page.locator(`[data-kept="${id}"]`);
const hearts = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as readonly string[]);

async function open(page: Page, language: string): Promise<void> {
  await page.goto(`/${language}/account?tab=favorites`);
  await expect(page.locator('#kept-title')).toBeVisible();
}

test.describe('what somebody saved, in the account,', () => {
  test('stands there as it is sold today and goes into the cart in the chosen colour and size', async ({
    page,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'account-favorites');
    const cart = words(language, 'cart');
    const email = await makeAccount(shop, sql);
    await keep(sql, email, dress.id);
    // As if it had been dearer then.
    await sql`
      update favorites set product_price = product_price + 1500
      where user_id = (select id from auth.users where email = ${email})`;
    await signIn(page, language, email);
    await open(page, language);
    const kept = card(page, dress.id);
    await expect(kept.getByRole('link', { name: dress.name[language] })).toHaveAttribute(
      'href',
      `/${language}/product/${dress.id}`,
    );
    await expect(kept).toContainText(formatMoney(dress.price, 'EUR', language));
    await expect(kept).toContainText(text('cheaper', { amount: formatMoney(1500, 'EUR', language) }));
    expect(await axeFindings(page)).toEqual([]);

    const add = kept.getByRole('button', { name: text('addNamed', { name: dress.name[language] }) });
    await add.click();
    await expect(kept.getByText(text('problem.both'))).toBeVisible();
    const choice = kept.getByRole('combobox', { name: text('choice.both') });
    await expect(choice).toBeFocused();
    const navy = words(language, 'catalogue')('colors.navy');
    await choice.selectOption({ label: `${navy}, M` });
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: cart('added') })).toBeVisible();
    await page
      .getByRole('status')
      .getByRole('link', { name: cart('view') })
      .click();
    await expect(page.getByText(`${navy}, M`).first()).toBeVisible();
  });

  test('is taken off at once, in hearts and account, and comes back with Undo', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'account-favorites');
    const email = await makeAccount(shop, sql);
    const [first = '', second = ''] = await others(sql, 2);
    await keep(sql, email, first, second, dress.id);
    await sql`
      update favorites set product_price = product_price + 1500
      where user_id = (select id from auth.users where email = ${email})`;
    await signIn(page, language, email);
    await open(page, language);
    await expect.poll(() => hearts(page)).toContain(dress.id);
    const remove = (id: string) => card(page, id).locator('[data-remove]');
    await remove(dress.id).click();
    await expect(card(page, dress.id)).toHaveCount(0);
    // The next one takes its place, and the focus.
    await expect(remove(second)).toBeFocused();
    await expect
      .poll(async () => (await keptOf(sql, email)).map(({ product_id }) => product_id))
      .not.toContain(dress.id);
    expect(await hearts(page)).not.toContain(dress.id);
    await page.getByRole('button', { name: text('undo'), exact: true }).click();
    await expect(card(page, dress.id)).toBeVisible();
    await expect.poll(async () => (await keptOf(sql, email)).map(({ product_id }) => product_id)).toContain(dress.id);
    await expect.poll(() => hearts(page)).toContain(dress.id);
    await page.reload();
    await expect(page.locator('[data-kept]')).toHaveCount(3);
    // As it was: in its place, with the price from which it has fallen.
    await expect(page.locator('[data-kept]').first()).toHaveAttribute('data-kept', dress.id);
    await expect(card(page, dress.id)).toContainText(text('cheaper', { amount: formatMoney(1500, 'EUR', language) }));
  });

  test('comes back with a word of why where the account does not take it off', async ({
    page,
    shop,
    sql,
    complaints,
  }, info) => {
    const language = languageOf(info.project.name);
    const email = await makeAccount(shop, sql);
    await keep(sql, email, dress.id);
    await signIn(page, language, email);
    await open(page, language);
    await expect.poll(() => hearts(page)).toContain(dress.id);
    await page.route('**/rest/v1/favorites?*', (route) => route.abort());
    await card(page, dress.id).locator('[data-remove]').click();
    await expect(
      page.getByRole('status').filter({ hasText: words(language, 'account-favorites')('failed.remove') }),
    ).toContainText(words(language, 'auth')('errors.unreachable'));
    await expect(card(page, dress.id)).toBeVisible();
    expect(await hearts(page)).toContain(dress.id);
    complaints.length = 0;
  });

  test('says what is reduced, sold out and no longer sold, and offers what is left to do', async ({
    page,
    shop,
    sql,
  }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'account-favorites');
    const email = await makeAccount(shop, sql);
    // Each project has products of its own: what is changed here is not another test's.
    const products = (await others(sql, 40)).slice(
      info.project.name === 'phone' ? -3 : -6,
      info.project.name === 'phone' ? undefined : -3,
    );
    const [reduced = '', soldOut = '', gone = ''] = products;
    await keep(sql, email, gone, soldOut, reduced);
    const [before] = await sql<{ price: number }[]>`select price from products where id = ${reduced}`;
    const price = before?.price ?? 0;
    const stock = await sql<{ id: string; on_hand: number }[]>`
      select id, on_hand from product_variants where product_id = ${soldOut}`;
    try {
      await sql`update products set sale_price = ${price - 1000} where id = ${reduced}`;
      await sql`update product_variants set on_hand = reserved where product_id = ${soldOut}`;
      await sql`update products set active = false where id = ${gone}`;
      await signIn(page, language, email);
      await open(page, language);
      await expect(card(page, reduced)).toContainText(text('cheaper', { amount: formatMoney(1000, 'EUR', language) }));
      await expect(card(page, reduced).locator('s')).toHaveText(formatMoney(price, 'EUR', language));
      await expect(card(page, reduced)).toContainText(text('lowest', { price: formatMoney(price, 'EUR', language) }));
      await expect(card(page, soldOut)).toContainText(words(language, 'cart')('purchase.soldOut'));
      await expect(card(page, soldOut).getByRole('link', { name: text('notify') })).toBeVisible();
      await expect(card(page, gone)).toContainText(text('gone'));
      await expect(card(page, gone).getByRole('link')).toHaveCount(0);
      for (const id of [soldOut, gone]) await expect(card(page, id).getByRole('button')).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
      await card(page, gone).locator('[data-remove]').click();
      await expect(page.locator('[data-kept]')).toHaveCount(2);
    } finally {
      await sql`update products set sale_price = null where id = ${reduced}`;
      for (const { id, on_hand } of stock) await sql`update product_variants set on_hand = ${on_hand} where id = ${id}`;
      await sql`update products set active = true where id = ${gone}`;
    }
  });

  test('is nothing yet: the way to the shop is shown', async ({ page, shop, sql }, info) => {
    const language = languageOf(info.project.name);
    const text = words(language, 'account-favorites');
    await signIn(page, language, await makeAccount(shop, sql));
    await open(page, language);
    await expect(page.getByRole('status').filter({ hasText: text('empty') })).toBeVisible();
    await page.getByRole('link', { name: text('shop') }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/shop$`));
  });
});
