import { type Language, parseLanguage } from '#src/domain/language/languages.ts';
import { demonstrationValues } from '#src/server/env.ts';
import { createLinkTokens } from '#src/server/mail/link-tokens.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { addToCart, dress, fillCheckout, newShopper, order } from './shopping.ts';
import { words } from './words.ts';

const languageOf = (locale: string | undefined): Language => parseLanguage(locale?.slice(0, 2)) ?? 'en';
const makeToken = createLinkTokens(demonstrationValues['SUPABASE_SECRET_KEY'] ?? '');

// The whole way through the checkout, and axe looks at two of its states.

test('the box is not ticked; ticked it keeps the cart, unticked it deletes it, ordering settles it', async ({
  page,
  sql,
}, { project }) => {
  const language = languageOf(project.use.locale);
  const [say, tell] = [words(language, 'checkout'), words(language, 'reminder')];
  const shopper = newShopper(`reminder-${project.name}`);
  const kept = () => sql`
    select id, language, currency, text_version, source from cart_reminders where email = ${shopper.email}`;
  await addToCart(page, { language, color: 'ecru', size: 'M' });
  await page.goto(`/${language}/checkout`);
  const box = page.getByRole('checkbox', { name: tell('choice.label') });
  await expect(box).not.toBeChecked();
  await page.getByLabel(say('form.email')).fill(shopper.email);
  await page.getByLabel(say('form.email')).press('Tab');
  await expect(box, 'the box comes right after the address').toBeFocused();
  expect(await kept()).toHaveLength(0);

  await box.press('Space');
  await expect.poll(async () => (await kept()).length).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(box, 'a reload keeps what was chosen').toBeChecked();
  await box.press('Space');
  await expect.poll(async () => (await kept()).length).toBe(0);

  await box.press('Space');
  await expect.poll(async () => (await kept()).length).toBe(1);
  await fillCheckout(page, language, shopper);
  await order(page, language);
  expect(await kept()).toHaveLength(0);
});

test('the shop cannot be told of the tick: the page says so', async ({ page, complaints }) => {
  const tell = words('en', 'reminder');
  await page.route('**/.netlify/functions/remember-cart', (route) => route.abort());
  await addToCart(page, { language: 'en' });
  await page.goto('/en/checkout');
  await page.getByLabel(words('en', 'checkout')('form.email')).fill(newShopper('reminder-down').email);
  await page.getByRole('checkbox', { name: tell('choice.label') }).check();
  await expect(page.getByText(tell('choice.failed'))).toBeVisible();
  forgive(complaints, /ERR_FAILED/);
});

test('the link of the letter brings the cart back into the one that is here, once', async ({
  page,
  shop,
  sql,
  complaints,
}, { project }) => {
  const language = languageOf(project.use.locale);
  const [say, tell] = [words(language, 'cart'), words(language, 'reminder')];
  const [id, shopper] = [crypto.randomUUID(), newShopper(`restore-${project.name}`)];
  const line = (color: string, quantity: number) => ({ id: dress.id, size: 'L', color, quantity });
  const answer = await page.request.post(`${shop.shop}/.netlify/functions/remember-cart`, {
    data: { id, email: shopper.email, items: [line('red', 2)], currency: 'EUR', locale: language },
  });
  expect(answer.ok()).toBe(true);
  await addToCart(page, { language, color: 'navy', size: 'M' });

  await page.goto(`/${language}/cart?restore=${makeToken('cart-restore', id)}`);
  await expect(page.getByText(tell('restored.done'))).toBeVisible();
  await expect(page).toHaveURL(`${shop.shop}/${language}/cart`);
  const place = page.locator('.cart-place');
  await expect(place.getByRole('listitem')).toHaveCount(2);
  const pieces = async () => {
    const stored = await page.evaluate(() => localStorage.getItem('cart-storage'));
    const { items } = JSON.parse(stored ?? '{}') as { items: { color: string; quantity: number }[] };
    return items.map(({ color, quantity }) => [color, quantity]);
  };
  expect(await pieces()).toEqual([
    ['navy', 1],
    ['red', 2],
  ]);
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect(place.getByRole('listitem')).toHaveCount(2);
  await page.goto(`/${language}/cart?restore=${makeToken('cart-restore', id)}`);
  await expect(page.getByText(tell('restored.done'))).toBeVisible();
  expect(await pieces(), 'the link a second time adds nothing').toEqual([
    ['navy', 1],
    ['red', 2],
  ]);

  await sql`delete from cart_reminders where id = ${id}`;
  await page.goto(`/${language}/cart?restore=${makeToken('cart-restore', id)}`);
  await expect(page.getByText(tell('restored.invalid'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('title') })).toBeVisible();
  expect(await pieces()).toHaveLength(2);
  forgive(complaints, /404/);
});

test('the link that stops such letters does so by its button', async ({ page, shop, sql }, { project }) => {
  const language = languageOf(project.use.locale);
  const tell = words(language, 'reminder');
  const [id, shopper] = [crypto.randomUUID(), newShopper(`stop-${project.name}`)];
  await page.request.post(`${shop.shop}/.netlify/functions/remember-cart`, {
    data: {
      ...{ id, email: shopper.email, currency: 'EUR', locale: language },
      items: [{ id: dress.id, size: 'L', color: 'red', quantity: 1 }],
    },
  });
  const kept = () => sql`select email_hash from cart_reminders where id = ${id}`;
  const [row] = await kept();
  await page.goto(`/${language}/cart-reminder?stop=${makeToken('cart-reminder-stop', String(row?.['email_hash']))}`);
  expect(await kept()).toHaveLength(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: tell('stop.button') }).click();
  await expect(page.getByText(tell('stop.done'))).toBeVisible();
  expect(await kept()).toHaveLength(0);
});
