import type { Page } from '@playwright/test';
import type { Language } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const languageOf: Readonly<Record<string, Language>> = { phone: 'lt', desktop: 'en' };
const fields = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;

/** The contact page in the project's language, with what a test says and finds there. */
async function open(page: Page, project: string) {
  const language = languageOf[project] ?? 'en';
  const text = words(language, 'contact');
  await page.goto(`/${language}/contact`);
  const form = page.locator('form[data-form=contact]');
  const field = (name: string) => form.getByRole('textbox', { name: text(name), exact: true });
  const send = form.getByRole('button');
  const letter = {
    ...{ firstName: 'Rūta', lastName: 'Kazlauskaitė', email: `${crypto.randomUUID()}@example.com` },
    ...{ subject: 'Dydis', message: 'Laba diena,\nar bus M?' },
  };
  const fill = async () => {
    for (const name of fields) await field(name).fill(letter[name]);
  };
  return { text, form, field, send, letter, fill, language };
}

test('a message is sent by keyboard, kept by the shop, and the form is empty again', async ({ page, sql }, info) => {
  const { text, field, send, letter, language } = await open(page, info.project.name);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/send-contact-email', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await field('firstName').focus();
  for (const name of fields) {
    await expect(field(name)).toBeFocused();
    await page.keyboard.insertText(letter[name]);
    await page.keyboard.press('Tab');
  }
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(send).toBeDisabled();
  await expect(send).toHaveText(text('sending'));
  answer();
  await expect(page.getByRole('status').filter({ hasText: text('messageSent') })).toContainText(
    text('messageSentDesc'),
  );
  await expect(send).toHaveText(text('send'));
  await expect(send).toBeFocused();
  for (const name of fields) await expect(field(name)).toHaveValue('');
  const rows = await sql`select first_name, message, language from contact_messages where email = ${letter.email}`;
  expect([...rows]).toEqual([{ first_name: 'Rūta', message: letter.message, language }]);
  await page.reload();
  await expect(field('message')).toHaveValue('');
});

test('what is missing is said beside each field, and the focus goes to the first', async ({ page }, info) => {
  const { text, form, field, send } = await open(page, info.project.name);
  await send.click();
  await expect(form.getByText(text('fieldRequired'))).toHaveCount(5);
  await expect(field('firstName')).toBeFocused();
  await expect(field('firstName')).toHaveAccessibleDescription(text('fieldRequired'));
  expect(await axeFindings(page)).toEqual([]);
  await field('firstName').fill('Rūta');
  await field('lastName').fill('K');
  await field('subject').fill('Dydis');
  await field('message').fill('Labas');
  await field('email').fill('ruta at example');
  await page.keyboard.press('Enter');
  await expect(form.getByText(text('fieldRequired'))).toHaveCount(0);
  await expect(form.getByText(text('validEmailRequired'))).toBeVisible();
  await expect(field('email')).toBeFocused();
});

test('a failure loses nothing, neither does a reload; trying again sends one message', async ({
  page,
  sql,
  complaints,
}, info) => {
  const { text, field, send, letter, fill } = await open(page, info.project.name);
  await field('firstName').focus();
  let broken = true;
  await page.route('**/send-contact-email', async (route) => {
    // The message arrives, but its answer is lost.
    const response = await route.fetch();
    if (broken) await route.abort();
    else await route.fulfill({ response });
  });
  await fill();
  await send.click();
  const toast = page.getByRole('status').filter({ hasText: text('messageError') });
  await expect(toast).toContainText(text('messageErrorDesc'));
  for (const name of fields) await expect(field(name)).toHaveValue(letter[name]);
  broken = false;
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: text('messageSent') })).toBeVisible();
  expect(await sql`select 1 from contact_messages where email = ${letter.email}`).toHaveLength(1);

  await fill();
  await page.reload();
  for (const name of fields) await expect(field(name)).toHaveValue(letter[name]);
  expect(complaints.every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says where to write instead', async ({ page }, info) => {
    const { form } = await open(page, info.project.name);
    await expect(form.getByRole('button')).toHaveCount(0);
    await expect(form.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  });
});
