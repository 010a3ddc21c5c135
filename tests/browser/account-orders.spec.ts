import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { languageOf, makeAccount, signIn } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { move, type PlacedOrder, placeOrder, ship } from './placed-orders.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

/** Orders of a customer, the first the oldest. */
async function ordersOf(sql: Sql, email: string, count: number): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = [];
  for (let made = 0; made < count; made += 1) placed.push(await placeOrder(sql));
  for (const [index, { id }] of placed.entries())
    await sql`update orders set created_at = now() - make_interval(mins => ${count - index}),
      user_id = (select id from auth.users where email = ${email}) where id = ${id}`;
  return placed;
}

const rows = (page: Page) => page.locator('.my-order');

test('the dashboard shows figures, the three latest orders and where a parcel is, without asking for the e-mail', async ({
  page,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const text = words(language, 'account-orders');
  const tracking = words(language, 'tracking');
  const email = await makeAccount(shop, sql);
  const placed = await ordersOf(sql, email, 4);
  const sent = placed.at(-1) as PlacedOrder;
  await move(sql, await ship(sql, sent, 2), 'in_transit');
  await signIn(page, language, email);

  const figures = page.locator('.account-figure');
  await expect(figures.nth(0)).toContainText('4');
  await expect(figures.nth(0)).toContainText(text('figures.open', { count: 4 }));
  await expect(figures.nth(1)).toContainText('0');
  await expect(figures.nth(2)).toContainText(text('figures.active'));
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText(sent.number);
  await expect(rows(page).first()).toContainText(text('state.onItsWay'));
  await expect(rows(page).first().locator('[aria-current=step]')).toHaveText(text('steps.sent'));
  expect(await axeFindings(page)).toEqual([]);

  const box = page.locator('.tracking');
  await expect(box.locator('[name=email]')).toHaveCount(0);
  await box.locator('[name=number]').fill(sent.number);
  await box.getByRole('button', { name: tracking('track') }).click();
  await expect(box.locator('[aria-current]')).toHaveText(tracking('state.in_transit'));

  await page.getByRole('link', { name: text('all', { count: 4 }) }).click();
  await expect(page).toHaveURL(/tab=orders$/);
  await expect(rows(page)).toHaveCount(4);
  await expect(page).toHaveTitle(new RegExp(`^${text('title')} `));
  await page.goBack();
  await expect(figures.nth(0)).toBeVisible();

  const tab = (name: string) =>
    page.locator('.account-tabs').getByRole('link', { name: words(language, 'account')(`tabs.${name}`) });
  await tab('profile').click();
  await tab('dashboard').click();
  await expect(page).toHaveURL(/\/account\?tab=dashboard$/);
  await expect(figures.nth(0)).toBeVisible();
});

test('an order that was placed without signing in, since this browser did, is there when the account is opened', async ({
  page,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const email = await makeAccount(shop, sql);
  await signIn(page, language, email);
  await expect(page.locator('.account-figure').nth(0)).toContainText('0');
  const { id, number } = await placeOrder(sql);
  await sql`update orders set customer_email = ${email} where id = ${id}`;
  await page.goto(`/${language}/account?tab=orders`);
  await expect(rows(page).first()).toContainText(number);
});

test('details open by keyboard and give the focus back; they lead to the order’s own page', async ({
  page,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const text = words(language, 'account-orders');
  const email = await makeAccount(shop, sql);
  const [placed] = (await ordersOf(sql, email, 1)) as [PlacedOrder];
  await signIn(page, language, email);
  await page.goto(`/${language}/account?tab=orders`);
  const open = page.getByRole('button', { name: `${text('details')}: ${placed.number}` });
  await open.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: text('detailsOf', { number: placed.number }) });
  for (const fact of [placed.number, text('state.preparing'), 'Rūta Rūtaitė', text('payment.card')])
    await expect(details).toContainText(fact);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await details.getByRole('link', { name: text('page') }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/order/${placed.token}$`));
  await expect(page.getByRole('main')).toContainText(placed.number);
});

test('an order is ordered again as far as it can be, and what cannot is named', async ({ page, shop, sql }, {
  project,
}) => {
  const language = languageOf(project.name);
  const text = words(language, 'account-orders');
  const email = await makeAccount(shop, sql);
  const [placed] = (await ordersOf(sql, email, 1)) as [PlacedOrder];
  const [free] = await sql<{ free: number; id: string }[]>`
    select variant.free, variant.id from order_items item join product_variants variant on variant.id = item.variant_id
    where item.order_id = ${placed.id}`;
  await sql`select adjust_stock(${free?.id ?? ''}, 2, 'adjustment', 'to be ordered again', 'test')`;
  await signIn(page, language, email);
  await page.goto(`/${language}/account?tab=orders`);
  await rows(page).getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('again.button') })
    .click();
  await expect(page.getByText(text('again.done', { count: 2 }))).toBeVisible();
  await page.getByRole('link', { name: text('again.cart') }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cart`));
  await expect(page.locator('main')).toContainText('2');
});

test('more than a page of orders comes when it is asked for', async ({ page, shop, sql }, { project }) => {
  const language = languageOf(project.name);
  const text = words(language, 'account-orders');
  const email = await makeAccount(shop, sql);
  await ordersOf(sql, email, 22);
  await signIn(page, language, email);
  await page.goto(`/${language}/account?tab=orders`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: text('more') }).click();
  await expect(rows(page)).toHaveCount(22);
  await expect(rows(page).nth(20).getByRole('button')).toBeFocused();
});

test('without orders the account leads to the shop; without the backend it says so and asks again', async ({
  page,
  shop,
  sql,
  complaints,
}, { project }) => {
  const language = languageOf(project.name);
  const text = words(language, 'account-orders');
  const auth = words(language, 'auth');
  await signIn(page, language, await makeAccount(shop, sql));
  await expect(page.getByRole('main').getByRole('link', { name: text('toShop') })).toHaveAttribute(
    'href',
    `/${language}/shop`,
  );
  await page.context().route('**/rpc/list_my_orders', (route) => route.abort());
  await page.goto(`/${language}/account?tab=orders`);
  await expect(page.getByText(auth('errors.unreachable'))).toBeVisible();
  await page.context().unroute('**/rpc/list_my_orders');
  await page.getByRole('button', { name: words(language, 'account')('retry') }).click();
  await expect(page.getByText(text('empty'))).toBeVisible();
  expect(complaints.splice(0).filter((said) => !said.includes('ERR_FAILED'))).toEqual([]);
});
