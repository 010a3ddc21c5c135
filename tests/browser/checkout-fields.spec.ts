import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, newShopper } from './shopping.ts';
import { words } from './words.ts';

/** A field of the checkout: what is typed into it, how it is broken, and which sentence has to stand beside it then. */
interface Checked {
  readonly name: string;
  readonly right: string;
  readonly wrong: string;
  readonly says: string;
}

function fieldsOf(language: Language) {
  const say = words(language, 'checkout');
  const shopper = newShopper('fields');
  const field = (name: string, right: string, wrong: string, values = {}): Checked => ({
    ...{ name, right, wrong },
    says: say(`errors.${name}`, values),
  });
  return {
    contact: [
      field('email', shopper.email, 'rūta@pastas'),
      field('name', shopper.name, '   '),
      field('phone', shopper.phone.replaceAll(' ', ''), '12', { example: '+370 612 34567' }),
      field('companyName', 'UAB „Lino namai“', ''),
      field('companyCode', '110053842', '12345'),
      field('companyVatCode', '', 'LT1'),
    ],
    delivery: [
      field('street', shopper.street, ''),
      field('postcode', shopper.postcode, '12', { count: 5, example: '01103' }),
      field('city', shopper.city, ' '),
    ],
  };
}

const input = (page: Page, { name }: Checked) => page.locator(`.checkout-step input[name=${name}]`);
const proceed = (page: Page) => page.locator('.checkout-step[data-state=open] button[type=submit]').click();

async function fill(page: Page, fields: readonly Checked[]): Promise<void> {
  for (const field of fields) await input(page, field).fill(field.right);
}

async function expectKept(page: Page, fields: readonly Checked[]): Promise<void> {
  for (const field of fields) await expect(input(page, field), field.name).toHaveValue(field.right);
}

/** Breaks one field after the other: it alone is marked, has the focus and its remedy, and nothing else that was typed is gone. */
async function breakEach(page: Page, fields: readonly Checked[]): Promise<void> {
  for (const field of fields) {
    await input(page, field).fill(field.wrong);
    await proceed(page);
    await expect(input(page, field), field.name).toBeFocused();
    await expect(input(page, field)).toHaveAttribute('aria-invalid', 'true');
    await expect(input(page, field)).toHaveAccessibleDescription(field.says);
    await expect(page.getByText(field.says)).toBeInViewport();
    await expect(page.locator('.checkout-step [aria-invalid=true]')).toHaveCount(1);
    await expectKept(
      page,
      fields.filter((other) => other !== field),
    );
    await input(page, field).fill(field.right);
    await expect(input(page, field)).not.toHaveAttribute('aria-invalid', 'true');
  }
}

for (const language of languages) {
  test(`every field says how to mend it, and nothing typed is lost by mistakes, reload or Back: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { contact, delivery } = fieldsOf(language);
    await addToCart(page, { language, color: 'navy', size: 'S' });
    await page.goto(`/${language}/checkout`);
    await expect(page.locator('input[name=email]')).toBeVisible();
    // Nothing filled in: every field that is needed says so at once, and the first has the focus.
    await proceed(page);
    await expect(page.locator('.checkout-step [aria-invalid=true]')).toHaveCount(3);
    await expect(page.locator('input[name=email]')).toBeFocused();

    await page.locator('input[name=buyer]').check();
    await fill(page, contact);
    await breakEach(page, contact);
    await page.reload();
    await expectKept(page, contact);

    await proceed(page);
    await expect(page.locator('input[name=street]')).toBeVisible();
    await fill(page, delivery);
    await breakEach(page, delivery);
    await page.locator('input[name=note]').fill('Durų kodas 12 ☎');
    await page.reload();
    await expectKept(page, delivery);
    await expect(page.locator('input[name=note]')).toHaveValue('Durų kodas 12 ☎');

    await page.goBack();
    await expectKept(page, contact);
    await page.goForward();
    await expectKept(page, delivery);
    await proceed(page);
    await page.reload();
    const order = page.getByRole('button', { name: words(language, 'checkout')('form.order') });
    await expect(order).toBeVisible();
    await page.goBack();
    await expectKept(page, delivery);
    // Off to another page of the shop, and Back.
    await page.goto(`/${language}/cart`);
    await page.goBack();
    await expectKept(page, delivery);
  });
}
