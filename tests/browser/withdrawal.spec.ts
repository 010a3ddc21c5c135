import type { Page } from '@playwright/test';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { reach, typeInto } from './by-keyboard.ts';
import { expect, test } from './shop-test.ts';
import { dress, newShopper } from './shopping.ts';
import { paidOrder } from './withdrawing.ts';
import { words } from './words.ts';

/** The statutory words (Directive 2011/83/EU art. 11a; Civil Code). */
const lawful: Readonly<Record<Language, readonly [start: string, confirm: string]>> = {
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
  lt: ['Atsisakyti sutarties čia', 'Patvirtinti sutarties atsisakymą'],
  ru: ['Отказаться от договора здесь', 'Подтвердить отказ от договора'],
};
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const step = (page: Page, name: string) => page.locator(`.withdrawal[data-step=${name}]`);

async function noBarriers(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

for (const language of languages)
  test(`a guest withdraws from an order that nobody finds, in ${language}`, async ({ page, shop, sql, mailsTo }) => {
    // A whole journey with axe looking at three of its steps.
    test.setTimeout(150_000);
    const say = words(language, 'withdraw');
    const [start, confirm] = lawful[language];
    const { email, name } = newShopper(`withdraw-${language}`);
    await page.goto(`/${language}`);
    await page.locator('.foot').getByRole('link', { name: start, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/withdraw$`));
    await button(page, start).click();
    await expect(page).toHaveURL(/step=form/);

    await button(page, say('form.next')).click();
    for (const field of ['reference', 'name', 'email'])
      await expect(page.getByText(say(`errors.${field}`))).toBeVisible();
    await expect(page.getByLabel(say('form.reference'))).toBeFocused();
    await noBarriers(page);
    await page.getByLabel(say('form.reference')).fill('2026-11');
    await page.getByLabel(say('form.parts')).check();
    await page.getByLabel(say('form.items')).fill(dress.name[language]);
    await page.getByLabel(say('form.name')).fill(name);
    await page.getByLabel(say('form.email')).fill(email);
    await page.reload();
    await expect(page.getByLabel(say('form.items')), 'a reload keeps what was typed').toHaveValue(dress.name[language]);
    await button(page, say('form.next')).click();

    await expect(page).toHaveURL(/step=review/);
    await expect(page.getByRole('heading', { name: say('review.title') })).toBeFocused();
    await noBarriers(page);
    await page.goBack();
    await expect(page.getByLabel(say('form.name')), 'so does Back').toHaveValue(name);
    await page.goForward();
    const shown = await page.locator('.withdrawal-statement').textContent();
    await button(page, confirm).dblclick();

    await expect(step(page, 'receipt')).toBeVisible();
    await expect(page.getByRole('heading', { name: say('receipt.title') })).toBeFocused();
    await noBarriers(page);
    const [kept, ...more] = await sql`select statement, checksum from withdrawals where customer_email = ${email}`;
    expect(more).toEqual([]);
    expect(kept?.['statement'], 'what was confirmed is what is kept').toBe(shown);
    await expect(page.locator('.withdrawal-statement')).toHaveText(String(kept?.['statement']));
    await expect(page.locator('.withdrawal-checksum')).toHaveText(String(kept?.['checksum']));
    await page.reload();
    await expect(page.locator('.withdrawal-checksum')).toHaveText(String(kept?.['checksum']));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.withdrawal-checksum')).toBeVisible();
    await expect(page.locator('.content-head')).toBeHidden();

    await fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    for (const line of String(kept?.['statement']).split('\n')) expect(mail?.text).toContain(line);
  });

test('the link of an order fills in its number and its lines, and counts its days', async ({ page, shop, sql }) => {
  const say = words('lt', 'withdraw');
  const order = await paidOrder(shop.shop, sql, 3);
  await page.goto(`/lt/withdraw?order=${order.token}`);
  await expect(page.getByText(say('order', { number: order.orderNumber }))).toBeVisible();
  await expect(page.locator('[data-period=running]')).toBeVisible();
  await expect(page.getByLabel(say('form.reference'))).toHaveCount(0);
  await expect(page.getByLabel(say('form.email'))).toHaveValue(order.email);
  await page.getByLabel(say('form.parts')).check();
  await button(page, say('form.next')).click();
  await expect(page.getByText(say('errors.pieces'))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${say('form.more', { item: dress.name.lt })}`) }).click();
  await noBarriers(page);
  await button(page, say('form.next')).click();
  await expect(page.locator('.withdrawal-statement')).toContainText(`– ${dress.name.lt} (Raudona, XXL) × 1`);
  await page.reload();
  await expect(page.locator('.withdrawal-statement')).toContainText('× 1');
  await button(page, lawful.lt[1]).click();
  await expect(step(page, 'receipt')).toBeVisible();
  const [opened] = await sql`
    select reason, state, sum(quantity)::integer as pieces from returns join return_items on return_id = returns.id
    where order_id = ${order.order} group by reason, state`;
  expect(opened).toEqual({ reason: 'withdrawal', state: 'requested', pieces: 1 });

  // What is left when the page is opened again is one piece fewer.
  await page.goto(`/lt/withdraw?order=${order.token}`);
  await page.getByLabel(say('form.parts')).check();
  await expect(page.getByText(say('form.left_one', { count: 1 }))).toBeVisible();
});

test('after the last day the declaration is taken all the same; a wrong link leaves the form', async ({
  page,
  shop,
  sql,
  complaints,
}) => {
  const say = words('ru', 'withdraw');
  const order = await paidOrder(shop.shop, sql, 40);
  await page.goto(`/ru/withdraw?order=${order.token}`);
  await expect(page.locator('[data-period=over]')).toBeVisible();
  await button(page, say('form.next')).click();
  await button(page, lawful.ru[1]).click();
  await expect(step(page, 'receipt')).toBeVisible();

  await page.goto(`/ru/withdraw?order=${crypto.randomUUID()}`);
  await expect(page.getByText(say('unknown'))).toBeVisible();
  await expect(page.getByLabel(say('form.reference'))).toBeVisible();
  const answer = await page.request.get('/ru/withdraw');
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/404/.test(complaint)));
});

test('nothing is lost when the connection is, and confirming again makes one declaration', async ({
  page,
  context,
  sql,
  complaints,
}) => {
  const say = words('en', 'withdraw');
  const { email, name } = newShopper('withdraw-offline');
  await page.goto('/en/withdraw?step=form');
  await page.getByLabel(say('form.reference')).fill('GJ-111-111-111');
  await page.getByLabel(say('form.name')).fill(name);
  await page.getByLabel(say('form.email')).fill(email);
  await button(page, say('form.next')).click();
  // The declaration arrives, its answer does not.
  await context.route('**/withdraw', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await button(page, lawful.en[1]).click();
  await expect(page.getByText(say('errors.offline'))).toBeVisible();
  await context.unroute('**/withdraw');
  await button(page, lawful.en[1]).click();
  await expect(step(page, 'receipt')).toBeVisible();
  expect(await sql`select id from withdrawals where customer_email = ${email}`).toHaveLength(1);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/ERR_FAILED/.test(complaint)));
});

test('the keyboard alone withdraws', async ({ page, sql }) => {
  const say = words('lt', 'withdraw');
  const { email, name } = newShopper('withdraw-keyboard');
  await page.goto('/lt/withdraw');
  await reach(page, button(page, lawful.lt[0]));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('form.title') })).toBeFocused();
  await typeInto(page, say('form.reference'), 'nerandu');
  await reach(page, page.getByLabel(say('form.whole')));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel(say('form.parts'))).toBeChecked();
  await typeInto(page, say('form.items'), 'Suknelė');
  await typeInto(page, say('form.name'), name);
  await typeInto(page, say('form.email'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('review.title') })).toBeFocused();
  await reach(page, button(page, lawful.lt[1]));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('receipt.title') })).toBeFocused();
  expect(await sql`select id from withdrawals where customer_email = ${email}`).toHaveLength(1);
});
