import type { Page } from '@playwright/test';
import { type Language, parseLanguage } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, newShopper, order, type Shopper } from './shopping.ts';
import { words } from './words.ts';

async function fillContact(page: Page, language: Language, shopper: Shopper): Promise<void> {
  const say = words(language, 'checkout');
  await page.getByLabel(say('form.email')).fill(shopper.email);
  await page.getByLabel(say('form.name')).fill(shopper.name);
  await page.getByLabel(say('form.phone')).fill(shopper.phone);
}

const lockers = (page: Page) => page.getByRole('listbox').getByRole('option');

// The whole way through the checkout, and axe looks at two of its states.
test.setTimeout(120_000);

test('a shopper finds a parcel locker by keyboard, buys as a company, pays, and reads both in the mail', async ({
  page,
  shop,
  sql,
  mailsTo,
}, { project }) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const [say, tell] = [words(language, 'checkout'), words(language, 'delivery')];
  const shopper = newShopper(`locker-${project.name}`);
  await addToCart(page, { language, color: 'ecru', size: project.name === 'phone' ? 'L' : 'S' });
  await page.goto(`/${language}/checkout`);

  await fillContact(page, language, shopper);
  await page.getByRole('checkbox', { name: tell('company') }).press('Space');
  await page.getByLabel(tell('companyName')).fill('UAB „Siūlas“');
  await page.getByLabel(tell('companyCode'), { exact: true }).fill('124110247');
  await page.getByRole('button', { name: say('form.toDelivery') }).press('Enter');
  await expect(page.getByText(say('errors.companyCode'))).toBeVisible();
  await expect(page.getByLabel(tell('companyCode'), { exact: true })).toBeFocused();
  await page.getByLabel(tell('companyCode'), { exact: true }).fill('124110246');
  await page.getByLabel(tell('companyVatCode')).fill('lt 241102419');
  await page.getByRole('button', { name: say('form.toDelivery') }).press('Enter');

  await page.getByRole('radio', { name: tell('locker') }).press('Space');
  const seat = page.getByRole('group', { name: tell('companyPlace') });
  await expect(page.getByLabel(say('form.street')), 'a locker has its own address, and is no company’s').toHaveCount(1);
  await seat.getByLabel(say('form.street')).fill('Pilies g. 1');
  await seat.getByLabel(say('form.postcode')).fill('01123');
  await seat.getByLabel(say('form.city')).fill('Vilnius');
  await page.getByRole('button', { name: say('form.toPayment') }).press('Enter');
  await expect(page.getByText(say('errors.pickup'))).toBeVisible();
  const field = page.getByRole('combobox', { name: tell('find') });
  await expect(field).toBeFocused();
  await field.pressSequentially('siauliai til');
  await expect(lockers(page)).toHaveText([/Tilžės g\. 109, Šiauliai/, /Tilžės/, /Tilžės/]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel(tell('carrier')).selectOption('LP Express');
  await expect(lockers(page)).toHaveCount(1);
  await field.press('ArrowDown');
  await expect(lockers(page)).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: tell('changeNamed') })).toBeFocused();

  await page.reload();
  await expect(page.getByText(/LP Express, .*Tilžės g\. 109/), 'a reload keeps the locker').toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: say('form.toPayment') }).press('Enter');
  await page.getByRole('radio', { name: say('form.bank') }).check();
  await order(page, language);
  await page.getByRole('radio', { name: 'SEB' }).check();
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(say('success.paid'))).toBeVisible();
  await expect(page.getByText(/LP Express, .*Tilžės g\. 109/)).toBeVisible();

  const [placed] = await sql`
    select pickup_carrier, delivery_city, company_street, company_code, company_vat_code, shipping from orders
    where customer_email = ${shopper.email}`;
  expect(placed).toMatchObject({
    pickup_carrier: 'lp_express',
    delivery_city: 'Šiauliai',
    company_street: 'Pilies g. 1',
    company_code: '124110246',
    company_vat_code: 'LT241102419',
    shipping: 495,
  });
  await fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(1);
  const [mail] = await mailsTo(shopper.email);
  expect(mail?.text).toMatch(/LP Express, .*\nTilžės g\. 109\n/);
  expect(mail?.text).toContain('124110246');
});

test('a locker that has closed is named as such, and another one or the courier can be chosen', async ({
  page,
  sql,
  complaints,
}) => {
  const [say, tell] = [words('en', 'checkout'), words('en', 'delivery')];
  const shopper = newShopper('locker-closed');
  await addToCart(page, { language: 'en' });
  await page.goto('/en/checkout');
  await fillContact(page, 'en', shopper);
  await page.getByRole('button', { name: say('form.toDelivery') }).click();
  await page.getByLabel(say('form.country')).selectOption('FI');
  await page.getByRole('radio', { name: tell('locker') }).check();
  await lockers(page)
    .filter({ hasText: /Turku.*Omniva/ })
    .click();
  await page.getByRole('button', { name: say('form.toPayment') }).click();
  const close = (isActive: boolean) => sql`
    update parcel_lockers set is_active = ${isActive} where carrier = 'omniva' and country = 'FI' and city = 'Turku'`;
  await close(false);
  try {
    await page.getByRole('button', { name: say('form.order') }).click();
    await expect(page.getByRole('alert').filter({ hasText: say('errors.pickupGone') })).toBeVisible();
    await expect(page.getByRole('combobox', { name: tell('find') })).toBeVisible();
  } finally {
    await close(true);
  }
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/400/.test(complaint)));
  await page.getByLabel(say('form.country')).selectOption('DE');
  await expect(page.getByLabel(say('form.street')), 'no lockers in Germany: the courier').toBeVisible();
  await expect(page.getByRole('radio', { name: tell('locker') })).toHaveCount(0);
});

for (const [what, address] of [
  ['a list', '**/.netlify/functions/pickup-points*'],
  ['a finder', '**/assets/LockerFinder.*'],
] as const)
  test(`${what} that cannot be had leaves the courier, and is asked for again`, async ({ page, complaints }) => {
    const [say, tell] = [words('en', 'checkout'), words('en', 'delivery')];
    const shopper = newShopper('locker-list');
    await page.route(address, (route) => route.abort());
    await addToCart(page, { language: 'en' });
    await page.goto('/en/checkout');
    await fillContact(page, 'en', shopper);
    await page.getByRole('button', { name: say('form.toDelivery') }).click();
    await page.getByRole('radio', { name: tell('locker') }).check();
    await expect(page.getByText(tell('failed'))).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: tell('retry') }).click();
    await expect(lockers(page).first()).toBeVisible();
    await page.getByRole('radio', { name: tell('courier') }).check();
    await expect(page.getByLabel(say('form.street'))).toBeVisible();
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/ERR_FAILED/.test(complaint)));
  });
