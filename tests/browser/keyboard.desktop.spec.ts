import { reach, typeInto } from './by-keyboard.ts';
import { expect, test } from './shop-test.ts';
import { dress, newShopper } from './shopping.ts';
import { words } from './words.ts';

test('the keyboard alone buys a dress: list, product, cart, checkout, payment', async ({ page, sql }) => {
  test.setTimeout(240_000);
  const say = words('en', 'checkout');
  const cart = words('en', 'cart');
  const shopper = newShopper('keyboard');
  await page.goto('/en/women/dresses');

  // The first stop leads past the header.
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, page.locator(`[data-product-id="${dress.id}"] .card-name`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dress.name.en);

  await reach(page, page.locator('input[name=color]'));
  while (!(await page.locator('input[name=color][value=ecru]').isChecked())) await page.keyboard.press('ArrowRight');
  await reach(page, page.locator('input[name=size]'));
  while (!(await page.locator('input[name=size][value=M]').isChecked())) await page.keyboard.press('ArrowRight');
  await reach(page, page.getByRole('button', { name: cart('purchase.add'), exact: true }).first());
  await page.keyboard.press('Enter');

  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // Closing gives the focus back to where it was.
  await expect(page.getByRole('button', { name: cart('purchase.add'), exact: true }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await reach(page, drawer.getByRole('link', { name: cart('checkout'), exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/checkout/);

  await expect(page.getByLabel(say('form.email'))).toBeVisible();
  await typeInto(page, say('form.email'), shopper.email);
  await typeInto(page, say('form.name'), shopper.name);
  await typeInto(page, say('form.phone'), shopper.phone);
  await reach(page, page.getByRole('button', { name: say('form.toDelivery') }));
  await page.keyboard.press('Enter');
  await typeInto(page, say('form.street'), shopper.street);
  await typeInto(page, say('form.postcode'), shopper.postcode);
  await typeInto(page, say('form.city'), shopper.city);
  const standard = page.getByRole('radio', { name: say('form.standard') });
  await reach(page, page.getByRole('radio'));
  while (!(await standard.isChecked()))
    await page.keyboard.press(
      (await standard.evaluate((own) => own === document.activeElement)) ? 'Space' : 'ArrowDown',
    );
  await reach(page, page.getByRole('button', { name: say('form.toPayment') }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('button', { name: say('form.order') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);

  for (const [name, text] of [
    ['number', '4242424242424242'],
    ['expiry', '1234'],
    ['cvc', '123'],
    ['name', 'RUTA'],
  ] as const) {
    await reach(page, page.locator(`input[name="${name}"]`));
    await page.keyboard.type(text);
  }
  await reach(page, page.locator('button[value=card]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(say('success.paid'))).toBeVisible();
  const [order] = await sql`select payment_status from orders where customer_email = ${shopper.email}`;
  expect(order).toEqual({ payment_status: 'paid' });
});
