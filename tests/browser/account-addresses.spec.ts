import type { Page } from '@playwright/test';
import type { Language } from '#src/domain/language/languages.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { languageOf, makeAccount, signIn } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { addToCart } from './shopping.ts';
import { words } from './words.ts';

const home = { name: 'Rūta Kazlauskienė', street: 'Pilies g. 12–4', postcode: '01123', city: 'Vilnius' };
const riga = { name: 'Rūta K.', street: 'Brīvības iela 1', postcode: '1010', city: 'Rīga' };
const field = (page: Page, name: string) => page.locator(`.address-form [name=${name}]`);
const book = (page: Page) => page.locator('[data-address]');

async function openProfile(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}/account?tab=profile`);
  await expect(page.locator('.profile-form')).toBeVisible();
}

async function add(page: Page, language: Language, address: Readonly<Record<string, string>>, country = 'LT') {
  const text = words(language, 'account-profile');
  await page.getByRole('button', { name: text('add'), exact: true }).click();
  await expect(field(page, 'name')).toBeFocused();
  await field(page, 'country').selectOption(country);
  for (const [name, value] of Object.entries(address)) await field(page, name).fill(value);
  await page.getByRole('button', { name: text('saveAddress') }).click();
  await expect(page.locator('.address-form')).toHaveCount(0);
}

test('a profile that is saved is there after a reload, and greets by the new name', async ({
  page,
  shop,
  sql,
}, info) => {
  const language = languageOf(info.project.name);
  const text = words(language, 'account-profile');
  const email = await makeAccount(shop, sql);
  await signIn(page, language, email);
  await openProfile(page, language);
  const profile = page.locator('.profile-form');
  await expect(profile.locator('[name=email]')).toHaveValue(email);
  await expect(profile.locator('[name=email]')).toHaveAttribute('readonly', '');
  await profile.locator('[name=display_name]').fill('Rūta Petrauskienė');
  await profile.locator('[name=shipping_address]').fill('Pilies g. 1\nVilnius');
  await profile.locator('[name=phone_number]').fill('Rūtos');
  await profile.getByRole('button', { name: text('save'), exact: true }).click();
  await expect(profile.locator('[name=phone_number]')).toBeFocused();
  await expect(profile.locator('[name=phone_number]')).toHaveAccessibleDescription(text('errors.phoneNumber'));
  await profile.locator('[name=phone_number]').fill('+370 612 34567');
  await profile.locator('[name=language]').selectOption('ru');
  await profile.getByRole('button', { name: text('save'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: text('toasts.profileUpdated') })).toBeVisible();
  const greeting = 'Rūta Petrauskienė';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
  await expect(profile.locator('[name=display_name]')).toHaveValue('Rūta Petrauskienė');
  await expect(profile.locator('[name=phone_number]')).toHaveValue('+370 612 34567');
  await expect(profile.locator('[name=shipping_address]')).toHaveValue('Pilies g. 1\nVilnius');
  await expect(profile.locator('[name=language]')).toHaveValue('ru');
});

test('a profile that could not be saved says so and keeps what was typed', async ({
  page,
  shop,
  sql,
  complaints,
}, info) => {
  const language = languageOf(info.project.name);
  const text = words(language, 'account-profile');
  await signIn(page, language, await makeAccount(shop, sql));
  await openProfile(page, language);
  await page.route('**/rest/v1/profiles?*', (route) => route.abort());
  await page.locator('[name=display_name]').fill('Rūta Nauja');
  await page.getByRole('button', { name: text('save'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: text('toasts.updateFailed') })).toContainText(
    words(language, 'auth')('errors.unreachable'),
  );
  await expect(page.locator('[name=display_name]')).toHaveValue('Rūta Nauja');
  complaints.length = 0;
});

test('what was typed is still there after a look at another tab', async ({ page, shop, sql }, info) => {
  const language = languageOf(info.project.name);
  await signIn(page, language, await makeAccount(shop, sql));
  await openProfile(page, language);
  await page.locator('.profile-form [name=phone_number]').fill('+370 612');
  await page.getByRole('button', { name: words(language, 'account-profile')('add'), exact: true }).click();
  await field(page, 'street').fill('Pilies g.');
  const tab = (name: string) =>
    page.locator('.account-tabs').getByRole('link', { name: words(language, 'account')(`tabs.${name}`) });
  for (const other of ['orders', 'security']) {
    await tab(other).click();
    await expect(page.locator('.profile-form')).toBeHidden();
  }
  await tab('profile').click();
  await expect(page.locator('.profile-form [name=phone_number]')).toHaveValue('+370 612');
  await expect(field(page, 'street')).toHaveValue('Pilies g.');
  expect(await axeFindings(page)).toEqual([]);
});

test('addresses are added, judged, changed, chosen and removed', async ({ page, shop, sql }, info) => {
  const language = languageOf(info.project.name);
  const text = words(language, 'account-profile');
  await signIn(page, language, await makeAccount(shop, sql));
  await openProfile(page, language);
  await page.getByRole('button', { name: text('add'), exact: true }).click();
  for (const [name, value] of Object.entries({ ...home, postcode: '12' })) await field(page, name).fill(value);
  await page.getByRole('button', { name: text('saveAddress') }).click();
  await expect(field(page, 'postcode')).toBeFocused();
  await expect(field(page, 'postcode')).toHaveAccessibleDescription(
    text('errors.postcode', { count: 5, example: '01103' }),
  );
  expect(await axeFindings(page)).toEqual([]);
  // The sentence follows the country.
  await field(page, 'country').selectOption('LV');
  await expect(field(page, 'postcode')).toHaveAccessibleDescription(
    text('errors.postcode', { count: 4, example: '1050' }),
  );
  await field(page, 'country').selectOption('LT');
  await field(page, 'postcode').fill(home.postcode);
  await page.getByRole('button', { name: text('saveAddress') }).click();
  await expect(book(page)).toHaveCount(1);
  await expect(page.locator('[data-add]')).toBeFocused();
  await expect(book(page).first()).toContainText('LT-01123 Vilnius');
  await expect(book(page).first()).toContainText(text('isDefault'));

  await add(page, language, riga, 'LV');
  await expect(book(page)).toHaveCount(2);
  await expect(book(page).nth(1)).toContainText(countryName('LV', language));
  const named = (key: string, { name, street }: typeof home) =>
    page.getByRole('button', { name: text(key, { name: `${name}, ${street}` }) });
  await named('makeDefaultNamed', riga).click();
  await expect(book(page).first()).toContainText(riga.street);
  await expect(book(page).first()).toContainText(text('isDefault'));
  await expect(named('changeNamed', riga)).toBeFocused();

  await named('changeNamed', riga).click();
  await field(page, 'phone').fill('21 234 567');
  await page.getByRole('button', { name: text('saveAddress') }).click();
  await expect(book(page).first()).toContainText('+37121234567');
  await expect(named('changeNamed', riga)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await named('removeNamed', riga).click();
  await expect(book(page)).toHaveCount(1);
  // The one that is left is what the checkout begins with now.
  await expect(book(page).first()).toContainText(text('isDefault'));
  await page.getByRole('button', { name: text('undo'), exact: true }).click();
  await expect(book(page)).toHaveCount(2);
  await expect(book(page).first()).toContainText(riga.street);
  await expect(book(page).first()).toContainText('+37121234567');
});

test('the twentieth address is the last', async ({ page, shop, sql }, info) => {
  const language = languageOf(info.project.name);
  const text = words(language, 'account-profile');
  const email = await makeAccount(shop, sql);
  await sql`
    insert into addresses (user_id, name, street, postcode, city, country)
    select id, 'Rūta', 'Pilies g. ' || n, 'LT-01123', 'Vilnius', 'LT' from auth.users, generate_series(1, 20) n
    where email = ${email}`;
  await signIn(page, language, email);
  await openProfile(page, language);
  await expect(page.getByText(text('full'))).toBeVisible();
  await expect(page.locator('[data-add]')).toHaveCount(0);
  await page.getByRole('button', { name: text('removeNamed', { name: 'Rūta, Pilies g. 7' }) }).click();
  await expect(page.locator('[data-add]')).toBeVisible();
});

test('the checkout begins with the default address, and keeps what was typed', async ({ page, shop, sql }, info) => {
  const language = languageOf(info.project.name);
  const checkout = words(language, 'checkout');
  const email = await makeAccount(shop, sql);
  await sql`
    insert into addresses (user_id, name, phone, street, postcode, city, country)
    select id, ${riga.name}, '+37121234567', ${riga.street}, 'LV-1010', ${riga.city}, 'LV' from auth.users
    where email = ${email}`;
  await signIn(page, language, email);
  await addToCart(page, { language });
  await page.goto(`/${language}/checkout`);
  const input = (name: string) => page.locator(`.checkout-step [name=${name}]`);
  await expect(input('email')).toHaveValue(email);
  await expect(input('name')).toHaveValue(riga.name);
  await expect(input('phone')).toHaveValue('+37121234567');
  await input('name').fill('Jonas Petrauskas');
  await page.getByRole('button', { name: checkout('form.toDelivery') }).click();
  await expect(input('country')).toHaveValue('LV');
  await expect(input('street')).toHaveValue(riga.street);
  await expect(input('postcode')).toHaveValue('LV-1010');
  await expect(input('city')).toHaveValue(riga.city);
  await input('street').fill('Elizabetes iela 2');
  await page.reload();
  await expect(input('street')).toHaveValue('Elizabetes iela 2');
  await expect(page.getByText('Jonas Petrauskas')).toBeVisible();

  // Whoever uses the browser next finds nothing of it.
  await page.goto(`/${language}/account`);
  await page.getByRole('button', { name: words(language, 'account')('signOut'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  expect(await page.evaluate(() => localStorage.getItem('checkout-form'))).toBeNull();
});
