import { formatMoney } from '#src/domain/money/format.ts';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { dress, newShopper, order, payByCard } from './shopping.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('an order by telephone is put together with live stock and the real sum, and its customer confirms and pays it', async ({
  page,
  browser,
  complaints,
  mailsTo,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(180_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const customer = newShopper('phone');
  const [variant] = await sql<{ sku: string; free: number }[]>`
    select sku, free from product_variants where product_id = ${dress.id} and color = 'navy' and size = 'L'`;
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  await page.getByRole('link', { name: say('phone.title') }).click();
  await page.getByRole('link', { name: say('phone.new') }).click();
  await expect(page.getByRole('heading', { name: say('phone.newTitle') })).toBeVisible();
  const submit = page.getByRole('button', { name: say('phone.send') });
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=pieces]')).toBeFocused();
  await expect(page.getByText(say('phone.nothing'))).toBeVisible();

  await page.locator('[name=pieces]').fill(variant?.sku ?? '');
  const found = page.getByRole('list', { name: say('phone.found') });
  await expect(found).toContainText(variant?.sku ?? '-');
  await found.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const sums = page.locator('.admin-phone .admin-sums');
  const total = (cents: number) => formatMoney(cents, 'EUR', language);
  await expect(sums.locator('dd').last()).toHaveText(total(dress.price + 495));
  await page
    .getByRole('list', { name: say('goods.title') })
    .getByRole('combobox')
    .selectOption('2');
  await expect(sums.locator('dd').last()).toHaveText(total(2 * dress.price));
  await page.locator('[name=coupon]').fill('NOTHING-LIKE-IT');
  await expect(page.locator('.admin-phone > .message')).toHaveText(say('errors.coupon_unknown'));
  await page.locator('[name=coupon]').fill('');
  await page.locator('[name=name]').fill(customer.name);
  await page.locator('[name=phone]').fill('12');
  await page.locator('[name=street]').fill(customer.street);
  await page.locator('[name=postcode]').fill(customer.postcode);
  await page.locator('[name=city]').fill(customer.city);
  await page.locator('[name=email]').fill(customer.email);
  await page.locator('[name=language]').selectOption(language);
  await expect(sums).toBeVisible();
  await submit.click();
  await expect(page.locator('[name=phone]')).toBeFocused();
  await page.locator('[name=phone]').fill(customer.phone);
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await expect(sums).toBeVisible();
  await submit.click();
  await expect(page.getByText(say('phone.sent', { email: customer.email }))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: customer.email });
  await expect(row).toContainText(say('phone.states.waiting'));
  // On a phone the note lies where the button was, and stays as long as the pointer does.
  await page.mouse.move(0, 0);
  expect(await axeFindings(page)).toEqual([]);
  const [held] = await sql`select free from product_variants where sku = ${variant?.sku ?? ''}`;
  expect(held?.['free'], 'nothing is held').toBe(variant?.free);

  await expect.poll(async () => (await mailsTo(customer.email)).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await mailsTo(customer.email);
  const link = /https?:\S+\/checkout\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  const checkout = words(language, 'checkout');
  await expect(theirs.getByText(words(language, 'delivery')('byPhone'))).toBeVisible();
  await expect(theirs.getByLabel(checkout('form.email'))).toHaveValue(customer.email);
  await theirs.getByRole('button', { name: checkout('form.toDelivery') }).click();
  await expect(theirs.getByLabel(checkout('form.street'))).toHaveValue(customer.street);
  await theirs.getByRole('button', { name: checkout('form.toPayment') }).click();
  await expect(theirs.locator('[data-total]:visible').first()).toHaveAttribute('data-total', String(2 * dress.price));
  await order(theirs, language);
  await payByCard(theirs);
  await theirs.waitForURL(/checkout-success/);
  await expect(theirs.getByText(checkout('success.paid'))).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: words(language, 'delivery')('invalidTitle') })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(row).toContainText(say('phone.states.confirmed'));
  await row.getByRole('link', { name: /GJ-/ }).click();
  const event = page.locator('.admin-events > li').filter({ hasText: say('events.taken_by_phone') });
  await expect(event).toContainText('Rūta Kazlauskienė');
  forgive(complaints, /400|409|410/);
});

test('an order by telephone is taken back after its window has named it, and its link opens nothing', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const id = crypto.randomUUID();
  const name = `Ona ${id.slice(0, 6)}`;
  const told = { lines: [], subtotal: 0, discount: 0, shipping: 0, vat: 0, total: 8900 };
  await sql`
    insert into phone_orders (id, token_hash, customer_name, customer_email, language, request, told, total, taken_by, expires_at)
    values (${id}, ${id}, ${name}, ${`${id}@pastas.example`}, 'lt', ${sql.json({ items: [{ id: dress.id, quantity: 1 }] })}, ${sql.json(told)}, 8900, ${id},
      now() + interval '1 day')`;
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  await page.goto(`/${language}/admin/orders?phone=orders`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: say('phone.withdrawNamed', { name }) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('phone.withdrawTitle', { name }) });
  await expect(dialog).toContainText(formatMoney(8900, 'EUR', language));
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('phone.withdraw') }).click();
  await expect(page.getByText(say('phone.withdrawn'))).toBeVisible();
  await expect(row).toContainText(say('phone.states.withdrawn'));
  await expect(row.getByRole('button')).toHaveCount(0);
  const [logged] = await sql`
    select after from audit_log where table_name = 'phone_orders' and row_key = ${id} and action = 'update'`;
  expect(logged?.['after']).toHaveProperty('withdrawn_at');
  forgive(complaints, /409/);
});
