import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import type { Language } from '#src/domain/language/languages.ts';
import { parseLanguage } from '#src/domain/language/languages.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, fillCheckout, newShopper, order, payByCard, type Shopper } from './shopping.ts';
import { words } from './words.ts';

interface Variant {
  readonly id: string;
  readonly product: string;
  readonly color: string;
  readonly size: string;
  readonly price: number;
}

/**
 * A variant that only this test and this project touch: a product of its own, by its place in the alphabet. Its price and
 * stock may be changed; the shop of the tests is thrown away.
 */
async function ownVariant(sql: Sql, place: number, project: string): Promise<Variant> {
  const [variant] = await sql<Variant[]>`
    select distinct on (product.id) variant.id, product.id as product, variant.color, variant.size, product.price
    from products product join product_variants variant on variant.product_id = product.id
    where product.active and product.sale_price is null and product.id <> 'linen-wrap-dress-ke9t'
      and variant.color <> '' and variant.size <> '' and variant.on_hand - variant.reserved > 2
    order by product.id, variant.id offset ${place * 2 + (project === 'phone' ? 0 : 1)} limit 1`;
  if (variant === undefined) throw new Error('The catalogue has no such variant.');
  return variant;
}

const stockOf = async (sql: Sql, { id }: Variant) =>
  (await sql`select on_hand, reserved from product_variants where id = ${id}`)[0];

const ordersOf = (sql: Sql, shopper: Shopper) =>
  sql`select status, payment_status from orders where customer_email = ${shopper.email} order by created_at`;

const cartOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').items);

async function comeToOrder(page: Page, language: Language, variant: Variant, shopper: Shopper): Promise<void> {
  await addToCart(page, { language, ...variant });
  await page.goto(`/${language}/checkout`);
  await fillCheckout(page, language, shopper);
}

test('declined and then given up: the stock comes back, cart and form are as they were', async ({ page, sql }, {
  project,
}) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const variant = await ownVariant(sql, 0, project.name);
  const shopper = newShopper('declined');
  const before = await stockOf(sql, variant);
  await comeToOrder(page, language, variant, shopper);
  await order(page, language);
  expect(await stockOf(sql, variant)).toEqual({ ...before, reserved: before?.['reserved'] + 1 });
  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('a.back').click();
  await expect(page.getByText(words(language, 'checkout')('cancelled.title'))).toBeVisible();
  expect(await stockOf(sql, variant)).toEqual(before);
  expect(await ordersOf(sql, shopper)).toMatchObject([{ status: 'cancelled' }]);
  expect(await cartOf(page)).toMatchObject([{ id: variant.product, color: variant.color, size: variant.size }]);
  // What was typed is still there: the same order is placed again with one press, and paid.
  await order(page, language);
  await payByCard(page);
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(words(language, 'checkout')('success.paid'))).toBeVisible();
  expect(await stockOf(sql, variant)).toMatchObject({ on_hand: before?.['on_hand'] - 1 });
});

test('abandoned: the reservation ends by itself, the cart is still there', async ({ page, shop, sql }, { project }) => {
  const variant = await ownVariant(sql, 1, project.name);
  const shopper = newShopper('abandoned');
  const before = await stockOf(sql, variant);
  await comeToOrder(page, 'ru', variant, shopper);
  await order(page, 'ru');
  await sql`update orders set expires_at = now() - interval '1 day' where customer_email = ${shopper.email}`;
  await fetch(`${shop.shop}/_local/jobs/expire-reservations`, { method: 'POST' });
  await expect.poll(() => stockOf(sql, variant)).toEqual(before);
  await page.goto('/ru/cart');
  expect(await cartOf(page)).toMatchObject([{ id: variant.product, quantity: 1 }]);
});

test('a price that changed is told before anything is ordered', async ({ page, sql, complaints }, { project }) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const variant = await ownVariant(sql, 2, project.name);
  const shopper = newShopper('price');
  const say = words(language, 'checkout');
  // Else the page hears of the new price by itself, and shows it, sooner than it is told.
  await page.routeWebSocket(/realtime/, () => {});
  await comeToOrder(page, language, variant, shopper);
  await sql`update products set price = price + 700 where id = ${variant.product}`;
  await page.getByRole('button', { name: say('form.order') }).click();
  const alert = page.getByRole('alert').filter({ hasText: say('errors.price', { total: '' }).slice(0, 20) });
  await expect(alert).toBeFocused();
  expect(await ordersOf(sql, shopper)).toHaveLength(0);
  expect(await cartOf(page)).toMatchObject([{ id: variant.product, price: variant.price + 700 }]);
  complaints.length = 0;
  // The new total has now been seen, and is ordered.
  await order(page, language);
  const [placed] = await sql`select total_amount from orders where customer_email = ${shopper.email}`;
  expect(placed?.['total_amount']).toBeGreaterThanOrEqual(variant.price + 700);
});

test('what sold out meanwhile is told and taken out of the cart', async ({ page, sql, complaints }, { project }) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const variant = await ownVariant(sql, 3, project.name);
  const shopper = newShopper('sold-out');
  await comeToOrder(page, language, variant, shopper);
  const stock = await stockOf(sql, variant);
  await sql`select adjust_stock(${variant.id}, ${-stock?.['on_hand']}, 'adjustment', 'sold in the showroom', 'test')`;
  await page.getByRole('button', { name: words(language, 'checkout')('form.order') }).click();
  await expect(page.getByText(words(language, 'checkout')('errors.soldOut'))).toBeVisible();
  complaints.length = 0;
  expect(await ordersOf(sql, shopper)).toHaveLength(0);
  expect(await cartOf(page)).toEqual([]);
});
