import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { addToCart, fillCheckout, newShopper, order, payByCard, type Shopper } from './shopping.ts';
import { words } from './words.ts';

const say = words('lt', 'checkout');

/** Goes through the steps of a checkout that is filled in already. */
async function passSteps(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/lt/checkout');
  await expect(page.getByLabel(say('form.email'))).toHaveValue(shopper.email);
  await page.getByRole('button', { name: say('form.toDelivery') }).click();
  await expect(page.getByLabel(say('form.street'))).toHaveValue(shopper.street);
  await page.getByRole('button', { name: say('form.toPayment') }).click();
}

test('the same checkout in two tabs, paid in both, is charged once', async ({ page, context, sql }) => {
  const shopper = newShopper('tabs');
  await addToCart(page, { language: 'lt' });
  await page.goto('/lt/checkout');
  await fillCheckout(page, 'lt', shopper);
  const other = await context.newPage();
  await passSteps(other, shopper);
  await other.getByRole('radio', { name: say('form.bank') }).check();
  await order(other, 'lt');

  await page.getByRole('radio', { name: say('form.card') }).check();
  await order(page, 'lt');
  await payByCard(page);
  await page.waitForURL(/checkout-success/);
  await other.getByRole('radio', { name: 'SEB' }).check();
  await other.locator('button[value="pay"]').click();
  await other.waitForURL(/checkout-success/);
  await expect(other.getByRole('heading', { name: say('success.refundingTitle') })).toBeVisible();
  const orders = await sql`
    select status, (select count(*)::int from refunds where order_id = orders.id) as refunds, payment_method
    from orders where customer_email = ${shopper.email} order by created_at`;
  expect(orders.map((row) => ({ ...row }))).toEqual([
    { status: 'cancelled', refunds: 1, payment_method: 'bank' },
    { status: 'processing', refunds: 0, payment_method: 'card' },
  ]);
});

test('a tab that is lost on the payment page costs nothing: another one leads to the same order', async ({
  page,
  context,
  sql,
}) => {
  const shopper = newShopper('lost');
  await addToCart(page, { language: 'lt' });
  await page.goto('/lt/checkout');
  await fillCheckout(page, 'lt', shopper);
  await order(page, 'lt');
  const paymentPage = page.url();
  const found = await context.newPage();
  await page.close();
  await passSteps(found, shopper);
  await order(found, 'lt');
  expect(found.url()).toBe(paymentPage);
  const orders = await sql`select status from orders where customer_email = ${shopper.email}`;
  expect(orders.map(({ status }) => status)).toEqual(['pending']);
});

test('the page of an order that waits leads to its payment, or lets it go', async ({ page, sql }) => {
  const orderWords = words('lt', 'order');
  const shopper = newShopper('waits');
  await addToCart(page, { language: 'lt' });
  await page.goto('/lt/checkout');
  await fillCheckout(page, 'lt', shopper);
  await order(page, 'lt');
  const [row] = await sql`select access_token from orders where customer_email = ${shopper.email}`;
  await page.goto(`/lt/order/${row?.['access_token']}`);
  await page.getByRole('link', { name: orderWords('actions.pay') }).click();
  await expect(page.locator('input[name="number"]')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: orderWords('actions.cancel') }).click();
  await expect(page.getByRole('heading', { name: orderWords('state.unpaid') })).toBeFocused();
  await expect(page.getByRole('link', { name: orderWords('actions.pay') })).toHaveCount(0);
  const orders = await sql`select status from orders where customer_email = ${shopper.email}`;
  expect(orders.map(({ status }) => status)).toEqual(['cancelled']);
});
