import type { Page } from '@playwright/test';
import { type Language, parseLanguage } from '#src/domain/language/languages.ts';
import { addCoupon } from '#tests/support/coupon-rows.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, dress, fillCheckout, newShopper, order, payByCard } from './shopping.ts';
import { words } from './words.ts';

const languageOf = (locale: string | undefined): Language => parseLanguage(locale?.slice(0, 2)) ?? 'en';

/** The place of the code that is to be seen: on phones the checkout has it at its last step. */
const couponOf = (page: Page) => page.locator('.coupon').filter({ visible: true });

async function enter(page: Page, language: Language, code: string): Promise<void> {
  const say = words(language, 'coupon');
  const place = couponOf(page);
  const open = place.getByRole('button', { name: say('open') });
  const field = place.getByLabel(say('label'));
  await expect(open.or(field)).toBeVisible();
  if (await open.isVisible()) await open.click();
  await field.fill(code);
  await field.press('Enter');
}

test('a code is mistyped, applied, kept over reload and on to the checkout, removed, and paid with by card', async ({
  page,
  sql,
  shop,
  mailsTo,
  complaints,
}, { project }) => {
  const language = languageOf(project.use.locale);
  const [say, checkout] = [words(language, 'coupon'), words(language, 'checkout')];
  const coupon = await addCoupon(sql, { value: 10 });
  const shopper = newShopper('coupon');
  await addToCart(page, { language, color: 'navy', size: project.name === 'phone' ? 'S' : 'XL' });
  await page.goto(`/${language}/cart`);

  await enter(page, language, 'SUCH-A-CODE-IS-NOT');
  const field = couponOf(page).getByLabel(say('label'));
  await expect(couponOf(page).getByText(say('errors.unknown'))).toBeVisible();
  await expect(field, 'nothing typed is lost').toHaveValue('SUCH-A-CODE-IS-NOT');
  await expect(field).toBeFocused();
  // The browser notes the refusal; nobody else did.
  complaints.length = 0;

  await enter(page, language, coupon.code.toLowerCase());
  await expect(couponOf(page).getByText(say('applied', { code: coupon.code }))).toBeVisible();
  const sums = page.locator('[data-cart-live=page] .sums');
  await expect(sums.getByText(say('discount', { code: coupon.code }))).toBeVisible();
  await expect(sums).toContainText(/8[.,]90/);
  await page.reload();
  await expect(sums.getByText(say('discount', { code: coupon.code }))).toBeVisible();
  await couponOf(page)
    .getByRole('button', { name: say('removeNamed', { code: coupon.code }) })
    .click();
  await expect(sums.getByText(say('discount', { code: coupon.code }))).toHaveCount(0);
  await expect(couponOf(page).getByRole('button', { name: say('open') })).toBeFocused();
  await enter(page, language, coupon.code);
  await expect(sums.getByText(say('discount', { code: coupon.code }))).toBeVisible();

  await page.goto(`/${language}/checkout`);
  await fillCheckout(page, language, shopper);
  await expect(couponOf(page).getByText(say('applied', { code: coupon.code }))).toBeVisible();
  await expect(page.locator('#order-sums').getByText(say('discount', { code: coupon.code }))).toBeVisible();
  const total = dress.price - 890 + 495;
  await expect(page.locator('#order-sums [data-total]')).toHaveAttribute('data-total', String(total));
  await order(page, language);
  await payByCard(page);
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(checkout('success.paid'))).toBeVisible();
  const [placed] = await sql`
    select total_amount, discount, coupon_code, payment_status from orders where customer_email = ${shopper.email}`;
  expect(placed).toEqual({ total_amount: total, discount: 890, coupon_code: coupon.code, payment_status: 'paid' });
  expect(await page.evaluate(() => localStorage.getItem('coupon'))).toBeNull();
  await fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
  await expect.poll(async () => (await mailsTo(shopper.email))[0]?.text ?? '').toContain(coupon.code);
});

test('a link brings a code from any page, which waits for goods that it is for, and Enter orders nothing', async ({
  page,
  sql,
  complaints,
}, { project }) => {
  const language = languageOf(project.use.locale);
  const say = words(language, 'coupon');
  const coupon = await addCoupon(sql, { kind: 'fixed', value: 2000, minimum_goods: 10_000 });
  await page.goto(`/${language}/about?coupon=${coupon.code.toLowerCase()}`);
  await addToCart(page, { language, color: 'ecru', size: 'M' });
  await page.goto(`/${language}/checkout`);
  const shopper = newShopper('coupon-link');
  await fillCheckout(page, language, shopper);
  await expect(couponOf(page).locator('.message')).toContainText(/11[.,]00/);
  await couponOf(page).getByLabel(say('label')).press('Enter');
  await expect(couponOf(page).locator('.message')).toContainText(/11[.,]00/);
  expect(await sql`select 1 from orders where customer_email = ${shopper.email}`).toHaveLength(0);
  complaints.length = 0;
  await addToCart(page, { language, color: 'ecru', size: 'M' });
  await page.goto(`/${language}/cart`);
  await expect(
    page.locator('[data-cart-live=page] .sums').getByText(say('discount', { code: coupon.code })),
  ).toBeVisible();
  await page.locator('[data-cart-live=page] [data-action=fewer]').first().click();
  await expect(couponOf(page).getByText(say('resting', { code: coupon.code }))).toBeVisible();
  await expect(couponOf(page).locator('.coupon-said')).toContainText(/11[.,]00/);
});

test('a code that this customer has used is told at the order, which is placed for the full price then', async ({
  page,
  sql,
  complaints,
}, { project }) => {
  const language = languageOf(project.use.locale);
  const [say, checkout] = [words(language, 'coupon'), words(language, 'checkout')];
  const coupon = await addCoupon(sql, { maximum_per_customer: 1 });
  const shopper = newShopper('coupon-again');
  const choice = { language, color: 'ecru', size: project.name === 'phone' ? 'S' : 'XXL' };
  for (const email of [shopper.email, shopper.email.replace('@', '+again@')]) {
    await addToCart(page, choice);
    await page.goto(`/${language}/checkout?coupon=${coupon.code}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('coupon'))).toContain('terms');
    await fillCheckout(page, language, { ...shopper, email });
    if (email !== shopper.email) break;
    await order(page, language);
    await payByCard(page);
    await page.waitForURL(/checkout-success\?session_id=/);
  }
  await page.getByRole('button', { name: checkout('form.order') }).click();
  await expect(page.locator('[data-problem=coupon]')).toBeFocused();
  await expect(couponOf(page).getByText(say('errors.usedAlready'))).toBeVisible();
  complaints.length = 0;
  await expect(page.locator('#order-sums [data-total]')).toHaveAttribute('data-total', String(dress.price + 495));
  await order(page, language);
});

test('an order of nothing is placed without a provider', async ({ page, sql }, { project }) => {
  const language = languageOf(project.use.locale);
  const checkout = words(language, 'checkout');
  const coupon = await addCoupon(sql, { value: 100 });
  // No other journey delivers there.
  await sql`update shipping_zones set free_from = 0 where country = 'EE'`;
  const shopper = newShopper('coupon-free');
  await addToCart(page, { language, color: 'navy', size: project.name === 'phone' ? 'XS' : 'XXL' });
  await page.goto(`/${language}/checkout?coupon=${coupon.code}`);
  const form = { email: shopper.email, name: shopper.name, phone: '+372 5123 4567' };
  for (const [name, value] of Object.entries(form)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: checkout('form.toDelivery') }).click();
  await page.getByLabel(checkout('form.country')).selectOption('EE');
  for (const [name, value] of Object.entries({ street: 'Pikk 1', postcode: '10111', city: 'Tallinn' }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('radio', { name: checkout('form.standard') }).check();
  await page.getByRole('button', { name: checkout('form.toPayment') }).click();
  await expect(page.getByText(checkout('form.nothingToPay'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: checkout('form.orderFree') }).click();
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(checkout('success.free'))).toBeVisible();
  const [placed] = await sql`
    select order_number, payment_method, status, payment_status from orders where customer_email = ${shopper.email}`;
  expect(placed).toMatchObject({ payment_method: 'none', status: 'processing', payment_status: 'paid' });
  await expect(page.getByText(String(placed?.['order_number']))).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').items)).toEqual([]);
});
