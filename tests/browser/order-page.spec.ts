import type { Page } from '@playwright/test';
import { type Language, languages, parseLanguage } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { move, placeOrder, ship } from './placed-orders.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, dress, fillCheckout, newShopper, order, payByCard } from './shopping.ts';
import { words } from './words.ts';

test.setTimeout(120_000);

const languageOf = (locale: string | undefined): Language => parseLanguage(locale?.slice(0, 2)) ?? 'en';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('from the success page to the order’s own page, whose address tells nobody anything', async ({ page, sql }, {
  project,
}) => {
  const language = languageOf(project.use.locale);
  const say = words(language, 'order');
  const shopper = newShopper('order-page');
  await addToCart(page, { language, color: 'navy', size: 'S' });
  await page.goto(`/${language}/checkout`);
  await fillCheckout(page, language, shopper);
  await order(page, language);
  await payByCard(page);
  await page.waitForURL(/checkout-success\?session_id=/);
  await page.getByRole('link', { name: words(language, 'checkout')('success.order') }).click();
  const [placed] = await sql`select order_number, access_token from orders where customer_email = ${shopper.email}`;
  await page.waitForURL(`**/${language}/order/${placed?.['access_token']}`);
  await expect(headline(page)).toHaveText(say('state.preparing'));
  for (const text of [
    placed?.['order_number'],
    shopper.name,
    shopper.street,
    dress.name[language],
    say('step.paidByCard'),
  ])
    await expect(page.getByRole('main')).toContainText(String(text));
  await expect(page.getByRole('main')).not.toContainText(shopper.email);
  const invoice = page.getByRole('link', { name: say('documents.invoice') });
  expect((await page.request.get((await invoice.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );

  const asked: { readonly referrer: string; readonly origin: string }[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:') asked.push({ referrer: request.headers()['referer'] ?? '', origin });
  });
  const response = await page.reload({ waitUntil: 'networkidle' });
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ referrer }) => referrer.includes('/order'))).toEqual([]);
  expect(asked.filter(({ origin }) => !/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin))).toEqual([]);
});

test('the thread goes with the parcels: two of them, one here, one on its way, and then both', async ({ page, sql }, {
  project,
}) => {
  const language = languageOf(project.use.locale);
  const say = words(language, 'order');
  const placed = await placeOrder(sql);
  const first = await ship(sql, placed, 1);
  await move(sql, first, 'picked_up');
  await move(sql, first, 'delivered');
  await page.goto(`/${language}/order/${placed.token}`);
  await expect(headline(page)).toHaveText(say('state.partSent'));
  await expect(page.getByText(say('coming.send_rest'))).toBeVisible();
  const second = await ship(sql, placed, 1);
  await move(sql, second, 'out_for_delivery');
  await page.reload();
  await expect(headline(page)).toHaveText(say('state.outForDelivery'));
  const way = page.getByRole('list', { name: say('timeline.passed') });
  await expect(way.locator('[aria-current=step]')).toContainText(
    say('timeline.parcel', { place: 2, what: say('step.parcel_out_for_delivery').toLowerCase() }),
  );
  const follow = page.getByRole('link', { name: say('parcels.follow', { carrier: 'Omniva' }) });
  await expect(follow).toHaveCount(2);
  await expect(follow.first()).toHaveAttribute('href', /^https:\/\/mano\.omniva\.lt\/track\/[0-9A-F]{32}$/);
  await move(sql, second, 'delivered');
  await page.reload();
  await expect(headline(page)).toHaveText(say('state.delivered'));
  await expect(page.getByRole('list', { name: say('timeline.coming') })).toHaveCount(0);
  const links = { return: '/return-request', withdraw: '/withdraw' } as const;
  for (const [action, path] of Object.entries(links))
    await expect(page.getByRole('main').getByRole('link', { name: say(`actions.${action}`) })).toHaveAttribute(
      'href',
      `/${language}${path}?order=${placed.token}`,
    );
});

test('an open page stays true, and says so when it cannot be', async ({ page, sql, complaints }) => {
  const say = words('en', 'order');
  const placed = await placeOrder(sql);
  await page.clock.install();
  await page.goto(`/en/order/${placed.token}`);
  await expect(headline(page)).toHaveText(say('state.preparing'));
  await ship(sql, placed, 2);
  await page.clock.runFor(130_000);
  await expect(headline(page)).toHaveText(say('state.packed'));
  await page.route('**/order-details*', (route) => route.abort());
  await page.clock.runFor(130_000);
  await expect(page.getByRole('status').filter({ hasText: 'could not be brought up to date' })).toBeVisible();
  await expect(headline(page)).toHaveText(say('state.packed'));
  complaints.length = 0;
});

test('while the shop is slow it says so, when it is away it can be tried again, and the order comes', async ({
  page,
  sql,
  complaints,
}) => {
  const say = words('lt', 'order');
  const placed = await placeOrder(sql);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/order-details*', async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(`/lt/order/${placed.token}`);
  await expect(page.getByRole('status').filter({ hasText: say('notice.loading') })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: say('notice.slow') })).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText(say('notice.failed'));
  await page.unroute('**/order-details*');
  await page.getByRole('button', { name: say('notice.retry') }).press('Enter');
  await expect(headline(page)).toHaveText(say('state.preparing'));
  complaints.length = 0;
});

test('an address that opens nothing says so and leads to where the order is found', async ({ page, complaints }) => {
  for (const token of [crypto.randomUUID(), 'page', 'x'.repeat(200)]) {
    await page.goto(`/ru/order/${token}`);
    await expect(headline(page)).toHaveText(words('ru', 'order')('notice.unknownTitle'));
  }
  complaints.length = 0;
  await page.getByRole('link', { name: words('ru', 'order')('notice.find') }).click();
  await expect(headline(page)).toHaveText(words('ru', 'tracking')('title'));
});

test('an order that was not paid goes into the cart again, once', async ({ page, sql }) => {
  const placed = await placeOrder(sql, { isPaid: false });
  await page.goto(`/en/order/${placed.token}`);
  await expect(headline(page)).toHaveText(words('en', 'order')('state.waiting'));
  await sql`select cancel_checkout(${placed.token})`;
  for (const _ of [1, 2]) {
    await page.goto(`/en/order/${placed.token}`);
    await page.getByRole('button', { name: words('en', 'order')('actions.again') }).click();
    await page.waitForURL('**/en/cart');
    await expect(page.locator('.cart-line')).toHaveCount(1);
    await expect(page.locator('.cart-line output')).toHaveText('2');
  }
});

test('another language is the same order, and has no barrier that axe can find', async ({ page, sql }, { project }) => {
  await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark', reducedMotion: 'reduce' });
  const placed = await placeOrder(sql);
  const first = await ship(sql, placed, 1);
  await move(sql, first, 'delivered');
  await ship(sql, placed, 1);
  const found: unknown[] = [];
  // Nobody waits for the order before another language is chosen.
  await page.goto(`/en/order/${placed.token}`, { waitUntil: 'domcontentloaded' });
  for (const language of languages) {
    await page.locator(`.foot [data-choose-language=${language}]`).click();
    await page.waitForURL(`**/${language}/order/${placed.token}`);
    await expect(headline(page)).toHaveText(words(language, 'order')('state.partDelivered'));
    found.push(...(await axeFindings(page)));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  }
  expect(found).toEqual([]);
});
