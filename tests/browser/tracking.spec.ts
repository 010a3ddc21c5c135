import { type Language, languages, parseLanguage } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { placeOrder } from './placed-orders.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const languageOf = (locale: string | undefined): Language => parseLanguage(locale?.slice(0, 2)) ?? 'en';

test('the keyboard alone finds an order, whose link comes by mail and opens it', async ({ page, shop, sql, mailsTo }, {
  project,
}) => {
  const language = languageOf(project.use.locale);
  const say = words(language, 'tracking');
  const placed = await placeOrder(sql, { isPaid: false });
  await page.goto(`/${language}/order`);
  await page.getByLabel(say('number')).focus();
  await page.keyboard.type(placed.number.toLowerCase());
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(say('email'))).toBeFocused();
  await page.keyboard.type(placed.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: say('state.waiting') })).toBeVisible();

  await page.getByRole('button', { name: say('link') }).press('Enter');
  await expect(page.getByText(say('linkSent'))).toBeVisible();
  await fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
  await expect.poll(async () => (await mailsTo(placed.email)).length).toBe(1);
  const [mail] = await mailsTo(placed.email);
  const [link = ''] = /http\S+\/order\/\S+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(placed.number);
});

test('what cannot be found is said in the words of the specification, and nothing typed is lost', async ({ page }, {
  project,
}) => {
  const language = languageOf(project.use.locale);
  const say = words(language, 'tracking');
  await page.goto(`/${language}/order`);
  await page.getByRole('button', { name: say('track') }).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText(say('invalidTitle'));
  await expect(toast).toContainText(say('invalid'));
  await expect(page.getByLabel(say('number'))).toBeFocused();
  await expect(page.getByLabel(say('number'))).toHaveAccessibleDescription(say('invalid'));
  await expect(page.getByLabel(say('email'))).toHaveAccessibleDescription(say('emailProblem'));

  await page.getByLabel(say('number')).fill('GJ-572');
  await page.getByLabel(say('email')).fill('ona@pastas.example');
  await page.getByRole('button', { name: say('track') }).click();
  await expect(page.getByText(say('notFound', { number: 'GJ-572' }))).toBeVisible();
  await expect(toast).toContainText(say('notFoundTitle'));
  await expect(toast).toContainText(say('notFoundText'));
  await expect(page.getByLabel(say('email'))).toHaveValue('ona@pastas.example');
});

test('a demonstration number shows one of the five steps, says that it is made up, and needs no e-mail', async ({
  page,
}) => {
  const say = words('en', 'tracking');
  await page.goto('/en/order');
  await page.getByLabel(say('number')).fill('demo00000003');
  await page.getByRole('button', { name: say('track') }).click();
  await expect(page.getByText(say('madeUp'))).toBeVisible();
  await expect(page.getByRole('list', { name: say('way') }).getByRole('listitem')).toHaveCount(5);
  await expect(page.locator('.tracked-way [aria-current=step]')).toHaveCount(1);
});

test('without an answer it says so and keeps what was typed', async ({ page, complaints }) => {
  const say = words('ru', 'tracking');
  await page.route('**/track-order', (route) => route.abort());
  await page.goto('/ru/order');
  await page.getByLabel(say('number')).fill('GJ-572-400-004');
  await page.getByLabel(say('email')).fill('ona@pastas.example');
  await page.getByRole('button', { name: say('track') }).click();
  await expect(page.locator('.toast')).toContainText(say('offline'));
  await expect(page.getByLabel(say('number'))).toHaveValue('GJ-572-400-004');
  complaints.length = 0;
});

test('the page that finds orders is led to from the footer and has no barrier that axe can find', async ({ page }, {
  project,
}) => {
  await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark', reducedMotion: 'reduce' });
  const found: unknown[] = [];
  for (const language of languages) {
    const say = words(language, 'tracking');
    await page.goto(`/${language}/shipping`);
    await page
      .locator('.foot')
      .getByRole('link', { name: say('title') })
      .click();
    await page.getByRole('button', { name: say('track') }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    found.push(...(await axeFindings(page)));
    await page.getByLabel(say('number')).fill('DEMO00000001');
    await page.getByRole('button', { name: say('track') }).click();
    await expect(page.getByText(say('madeUp'))).toBeVisible();
    found.push(...(await axeFindings(page)));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  }
  expect(found).toEqual([]);
});
