import type { Page } from '@playwright/test';
import { reach, typeInto } from './by-keyboard.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, newShopper } from './shopping.ts';
import { words } from './words.ts';

/** What has the focus is in sight, and neither under a bar nor without a mark of its own. */
async function expectFocusInSight(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { bottom, height, left, top, width } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isInside = top >= 0 && bottom <= innerHeight;
    const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused));
    const { boxShadow, outlineStyle } = getComputedStyle(focused);
    return {
      what: focused.outerHTML.slice(0, 80),
      isInside,
      isSeen,
      isMarked: outlineStyle !== 'none' || boxShadow !== 'none',
    };
  });
  expect(found).toEqual({ what: found.what, isInside: true, isSeen: true, isMarked: true });
}

test('on a phone a keyboard alone leads from the cart to the payment page', async ({ page, sql }) => {
  test.setTimeout(180_000);
  const say = words('lt', 'checkout');
  const shopper = newShopper('phone-keyboard');
  await addToCart(page, { language: 'lt', color: 'ecru', size: 'L' });
  await page.goto('/lt/cart');
  const toCheckout = page.getByRole('link', { name: words('lt', 'cart')('checkout'), exact: true });
  await expect(toCheckout.first()).toBeVisible();
  await reach(page, toCheckout);
  await expectFocusInSight(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/lt\/checkout/);

  await expect(page.getByLabel(say('form.email'))).toBeVisible();
  for (const field of ['email', 'name', 'phone'] as const) {
    await typeInto(page, say(`form.${field}`), shopper[field]);
    await expectFocusInSight(page);
  }
  // Enter in a field goes on, as every form does.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(say('form.street'))).toBeVisible();
  // A step that opens takes the focus: whoever listens hears where they are.
  await expect(page.getByRole('heading', { name: say('form.delivery') })).toBeFocused();
  for (const field of ['street', 'postcode', 'city'] as const) {
    await typeInto(page, say(`form.${field}`), shopper[field]);
    await expectFocusInSight(page);
  }
  await page.keyboard.press('Enter');
  const order = page.getByRole('button', { name: say('form.order') });
  await expect(order).toBeVisible();
  await reach(page, order);
  await expectFocusInSight(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
  const [placed] = await sql`select delivery_street, status from orders where customer_email = ${shopper.email}`;
  expect(placed).toEqual({ delivery_street: shopper.street, status: 'pending' });
});
