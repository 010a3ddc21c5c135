import type { TestShopAddresses } from '#scripts/test/start-test-shop.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const languageOf: Readonly<Record<string, Language>> = { phone: 'lt', desktop: 'en' };
const inbox = { phone: 'Patvirtinkite naujienlaiškio prenumeratą', desktop: 'Please confirm your subscription' };

const runJob = async (shop: TestShopAddresses, job: string) =>
  expect((await fetch(`${shop.shop}/_local/jobs/${job}`, { method: 'POST' })).ok).toBe(true);

test.describe('the newsletter', () => {
  test('is asked for in the footer, confirmed by a button, ended by a button', async ({
    page,
    shop,
    mailsTo,
    complaints,
  }, info) => {
    const language = languageOf[info.project.name] ?? 'en';
    const text = words(language, 'newsletter');
    const email = `${crypto.randomUUID()}@example.com`;
    await page.goto(`/${language}/about`);
    const form = page.locator('footer form');
    await form.getByRole('textbox', { name: text('email') }).fill(email);
    await form.getByRole('button', { name: text('submit') }).click();
    await expect(page.getByRole('status').filter({ hasText: text('done') })).toBeVisible();
    await expect(form.getByRole('textbox', { name: text('email') })).toHaveValue('');

    await runJob(shop, 'send-outbox');
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(inbox[info.project.name as 'phone']);
    const link = /https?:\/\/\S+newsletter\?confirm=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('confirm.title'));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: text('confirm.button') }).click();
    await expect(page.getByText(text('confirm.done'))).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: text('confirm.button') }).click();
    await expect(page.getByText(text('confirm.invalid'))).toBeVisible();
    // The browser itself notes the refused answer.
    await expect.poll(() => complaints.length).toBe(1);
    complaints.length = 0;

    await runJob(shop, 'send-outbox');
    const [welcome] = await mailsTo(email);
    await page.goto(/https?:\/\/\S+newsletter\?unsubscribe=\S+/.exec(welcome?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: text('unsubscribe.button') }).click();
    await expect(page.getByText(text('unsubscribe.done'))).toBeVisible();
  });

  test('says beside the field what is wrong, and keeps what was typed', async ({ page, complaints }, info) => {
    const language = languageOf[info.project.name] ?? 'en';
    const text = words(language, 'newsletter');
    await page.goto(`/${language}`);
    const form = page.locator('form[data-source=home]');
    const field = form.getByRole('textbox', { name: text('email') });
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByText(text('enterValidEmail'))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('ruta');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('ruta');
    await expect(field).toHaveAccessibleDescription(text('enterValidEmail'));
    expect(await axeFindings(page)).toEqual([]);

    await page.route('**/newsletter-signup', (route) => route.fulfill({ status: 500, json: {} }));
    await field.fill('ruta@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: text('failed') })).toBeVisible();
    await expect(form.getByText(text('enterValidEmail'))).toHaveCount(0);
    await expect(field).toHaveValue('ruta@example.com');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form says where to write instead', async ({ page }) => {
    await page.goto('/lt/about');
    const form = page.locator('footer form');
    await expect(form.getByRole('textbox')).toHaveCount(0);
    await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });
});
