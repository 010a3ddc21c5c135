import { parseLanguage } from '#src/domain/language/languages.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, dress, fillCheckout, newShopper, order } from './shopping.ts';
import { words } from './words.ts';

test('a shopper chooses a bank, is refused by it, pays by another one and gets the confirmation', async ({
  page,
  shop,
  sql,
  mailsTo,
}, { project }) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const say = words(language, 'checkout');
  const shopper = newShopper(`bank-${language}`);
  await addToCart(page, { language, color: 'ecru', size: project.name === 'phone' ? 'XL' : 'XS' });
  await page.goto(`/${language}/checkout`);
  await fillCheckout(page, language, shopper);
  await page.getByRole('radio', { name: say('form.bank') }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: say('form.bank') }), 'a reload loses nothing').toBeChecked();
  await expect(page.getByText(say('form.bankNote'))).toBeVisible();
  await order(page, language);
  await page.getByRole('radio', { name: 'Luminor' }).check();
  await page.locator('button[value="decline"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('radio', { name: 'SEB' }).check();
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(say('success.paid'))).toBeVisible();

  const [placed] = await sql`
    select order_number, status, payment_status, payment_method, total_amount from orders where customer_email = ${shopper.email}`;
  expect(placed).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    payment_method: 'bank',
    total_amount: dress.price + 495,
  });
  await fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(1);
});

test('a bank link is not offered in dollars, and says why', async ({ page }) => {
  const say = words('en', 'checkout');
  const shopper = newShopper('bank-usd');
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('cart-storage') ?? 'null');
    if (kept !== null) localStorage.setItem('cart-storage', JSON.stringify({ ...kept, currency: 'USD' }));
  });
  await addToCart(page, { language: 'en' });
  await page.goto('/en/checkout');
  await fillCheckout(page, 'en', shopper);
  await expect(page.getByRole('radio', { name: say('form.bank') })).toBeDisabled();
  await expect(page.getByText(say('form.bankEuros'))).toBeVisible();
  await expect(page.locator('input[name="method"][value="card"]')).toBeChecked();
});
