import { expect, test } from './shop-test.ts';
import { addToCart, fillCheckout, newShopper, order } from './shopping.ts';
import { words } from './words.ts';

test('Back from the payment page and another way to pay: the last piece is still the shopper’s, in one order', async ({
  page,
  sql,
}, { project }) => {
  const say = words('lt', 'checkout');
  const shopper = newShopper('replaced');
  const [variant] = await sql<{ id: string; product: string; color: string; size: string; free: number }[]>`
    select distinct on (product.id) variant.id, product.id as product, color, size, on_hand - reserved as free
    from products product join product_variants variant on variant.product_id = product.id
    where active and sale_price is null and color <> '' and size <> '' and on_hand - reserved > 2
    order by product.id, variant.id offset ${project.name === 'phone' ? 20 : 21} limit 1`;
  if (variant === undefined) throw new Error('The catalogue has no such variant.');
  await sql`select adjust_stock(${variant.id}, ${1 - variant.free}, 'adjustment', 'sold in the showroom', 'test')`;
  await addToCart(page, { language: 'lt', ...variant });
  await page.goto('/lt/checkout');
  await fillCheckout(page, 'lt', shopper);
  await order(page, 'lt');

  await page.goBack();
  await page.getByRole('radio', { name: say('form.bank') }).check();
  await page.getByRole('button', { name: say('form.order') }).click();
  await page.waitForURL((url) => !url.pathname.includes('/checkout') && url.pathname.includes('/pay/'));
  const orders = await sql`
    select status, payment_method from orders where customer_email = ${shopper.email} order by created_at`;
  expect(orders.map((row) => ({ ...row }))).toEqual([
    { status: 'cancelled', payment_method: 'card' },
    { status: 'pending', payment_method: 'bank' },
  ]);
  const [stock] = await sql`select on_hand, reserved from product_variants where id = ${variant.id}`;
  expect(stock).toMatchObject({ reserved: 1 });
});
