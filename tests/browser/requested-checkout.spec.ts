import { expect, forgive, test } from './shop-test.ts';
import { addToCart, dress, fillCheckout, newShopper, order } from './shopping.ts';
import { words } from './words.ts';

test('a bank payment asked for without an address is completed on our page, and the cart stays', async ({
  page,
  shop,
  sql,
}) => {
  const [say, tell] = [words('lt', 'checkout'), words('lt', 'delivery')];
  const shopper = newShopper('requested');
  await addToCart(page, { language: 'lt', color: 'navy', size: 'M' });
  const response = await fetch(`${shop.shop}/.netlify/functions/create-paysera-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [{ id: dress.id, quantity: 2, size: 'XS', color: 'ecru' }],
      currency: 'EUR',
      locale: 'lt',
    }),
  });
  const { url } = await response.json();
  await page.goto(url);
  await expect(page.getByText(tell('requested'))).toBeVisible();
  await fillCheckout(page, 'lt', shopper);
  await page.reload();
  await expect(page.getByRole('radio', { name: say('form.bank') }), 'a reload keeps the request').toBeChecked();
  await expect(page.locator('[data-total]:visible').first()).toHaveAttribute('data-total', String(2 * dress.price));
  await order(page, 'lt');
  await page.getByRole('radio', { name: 'SEB' }).check();
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(say('success.paid'))).toBeVisible();
  const [placed] = await sql`
    select payment_method, total_amount, delivery_city from orders where customer_email = ${shopper.email}`;
  expect(placed).toMatchObject({ payment_method: 'bank', total_amount: 2 * dress.price, delivery_city: 'Vilnius' });
  await page.goto('/lt/cart');
  await expect(page.getByText(dress.name.lt).first()).toBeVisible();
});

test('a link that was altered says so and leaves the cart alone', async ({ page, complaints }) => {
  const tell = words('ru', 'delivery');
  await addToCart(page, { language: 'ru' });
  await page.goto('/ru/checkout?request=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: tell('invalidTitle') })).toBeVisible();
  await page.getByRole('link', { name: tell('shop') }).click();
  await page.waitForURL(/\/ru\/shop/);
  await page.goto('/ru/cart');
  await expect(page.getByText(dress.name.ru).first()).toBeVisible();
  forgive(complaints, /410/);
});
