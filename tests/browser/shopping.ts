import type { Page } from '@playwright/test';
import type { Language } from '#src/domain/language/languages.ts';
import { expect } from './shop-test.ts';
import { words } from './words.ts';

/**
 * Chooses a colour or a size on a product's page. React overrides a choice for a moment while the form wakes up, then gets it
 * back: what counts is that it stays.
 */
export async function choose(page: Page, name: 'color' | 'size', value: string): Promise<void> {
  const radio = page.locator(`input[name=${name}][value="${value}"]`);
  // A forced click goes to whatever lies there: away from the lower edge, where the question about cookies may just have come.
  await radio.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await radio.click({ force: true });
  await expect(radio).toBeChecked();
}

/** The dress that every journey buys: four colours, six sizes, plenty of each (content/demonstration/README.md). */
export const dress = {
  id: 'linen-wrap-dress-ke9t',
  name: { en: 'Linen wrap dress', lt: 'Susiaučiama lininė suknelė', ru: 'Льняное платье с запахом' },
  price: 8900,
} as const;

/** A shopper of a journey's own, so that its order and mail are found again. */
export function newShopper(journey: string) {
  const email = `${journey}.${crypto.randomUUID().slice(0, 8)}@pastas.example`;
  return {
    email,
    name: 'Rūta Kazlauskienė',
    phone: '+370 612 34567',
    street: 'Pilies g. 12–4',
    postcode: '01123',
    city: 'Vilnius',
  };
}
export type Shopper = ReturnType<typeof newShopper>;

interface Choice {
  readonly language: Language;
  readonly color?: string;
  readonly size?: string;
  readonly product?: string;
}

/** Opens a product, chooses colour and size and puts one piece into the cart; ends with the drawer open. */
export async function addToCart(
  page: Page,
  { language, color = 'navy', size = 'M', product = dress.id }: Choice,
): Promise<void> {
  const say = words(language, 'cart');
  await page.goto(`/${language}/product/${product}`);
  await choose(page, 'color', color);
  await choose(page, 'size', size);
  await page
    .getByRole('button', { name: say('purchase.add'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Fills the checkout from contact to payment and stops before the order button. */
export async function fillCheckout(page: Page, language: Language, shopper: Shopper): Promise<void> {
  const say = words(language, 'checkout');
  await page.getByLabel(say('form.email')).fill(shopper.email);
  await page.getByLabel(say('form.name')).fill(shopper.name);
  await page.getByLabel(say('form.phone')).fill(shopper.phone);
  await page.getByRole('button', { name: say('form.toDelivery') }).click();
  await page.getByLabel(say('form.street')).fill(shopper.street);
  await page.getByLabel(say('form.postcode')).fill(shopper.postcode);
  await page.getByLabel(say('form.city')).fill(shopper.city);
  await page.getByRole('radio', { name: say('form.standard') }).check();
  await page.getByRole('button', { name: say('form.toPayment') }).click();
}

/** Presses the order button and waits for the provider's page. */
export async function order(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words(language, 'checkout')('form.order') }).click();
  await page.waitForURL(/\/pay\//);
}

/** Pays on the card sandbox's page. */
export async function payByCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.locator('input[name="number"]').fill(number);
  await page.locator('input[name="expiry"]').fill('12 / 34');
  await page.locator('input[name="cvc"]').fill('123');
  await page.locator('input[name="name"]').fill('RUTA KAZLAUSKIENE');
  await page.locator('button[value="card"]').click();
}
