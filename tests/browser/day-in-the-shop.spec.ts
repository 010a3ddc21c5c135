import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { auditDue, auditOf, due, figuresOf, growth, settleOthers, today } from './day-in-the-shop.ts';
import { takeOff } from './live-rows.ts';
import { expect, forgive, test } from './shop-test.ts';
import { addToCart, newShopper, order, payByCard } from './shopping.ts';
import { makeStaff, openWithPin, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

/** What the day is about: three pieces at 39.90 €, a fifth off by a coupon, sent to Germany, one of them sent back. */
const day = { price: '39,90', cost: '15,00', percent: '20', stock: { S: 6, M: 8 } } as const;

const names: Readonly<Record<Language, string>> = { en: 'Pinafore', lt: 'Sarafanas', ru: 'Сарафан' };

async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1500, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The new product in three languages, with its sizes, composition, maker and two pictures; on sale at the end. */
async function makeProduct(page: Page, mark: string): Promise<string> {
  const say = words('lt', 'admin-products');
  await page.goto('/lt/admin/products');
  await page.getByRole('link', { name: say('add'), exact: true }).click();
  const editor = page.locator('.admin-order');
  for (const language of languages) {
    await editor.locator(`[name=name-${language}]`).fill(`${names[language]} ${mark}`);
    await editor.locator(`[name=description-${language}]`).fill(`${names[language]}: ${mark}.`);
  }
  await editor.locator('[name=price]').fill(day.price);
  await editor.locator('[name=category]').selectOption('women-dresses');
  await editor.locator('[name=sku]').fill(`DAY-${mark.toUpperCase()}`);
  await editor.locator('[name=brand]').fill('Gija');
  await editor.locator('[name=size]').fill(Object.keys(day.stock).join(' '));
  await editor.locator('[name=size]').press('Enter');
  await editor.locator('[name=color]').selectOption('sage');
  await editor
    .locator('[name=pictures]')
    .setInputFiles([await photo('front.jpg', '#9aa48e'), await photo('back.jpg', '#7a8f6a')]);
  const pictures = editor.locator('.admin-pictures > li');
  await expect(pictures).toHaveCount(2, { timeout: 60_000 });
  for (const place of [0, 1]) {
    await pictures.nth(place).locator('select').selectOption('sage');
    for (const language of languages)
      await pictures
        .nth(place)
        .locator(`[name$="-${language}"]`)
        .fill(`${names[language]} ${mark} ${place + 1}`);
  }
  await editor.getByRole('button', { name: say('form.addMaterial') }).click();
  await editor.locator('[name=fibre-0]').selectOption('linen');
  await editor.locator('[name=percent-0]').fill('100');
  await editor.locator('[name=maker]').selectOption({ index: 1 });
  await editor.locator('[name=care]').selectOption({ index: 1 });
  await editor.locator('[name=country]').selectOption('LT');
  await editor.getByRole('button', { name: say('form.save') }).click();
  await expect(page.getByText(say('form.saved'))).toBeVisible();
  await expect(editor.getByText(say('check.well'))).toBeVisible();

  await page.goto(`/lt/admin/products?q=DAY-${mark.toUpperCase()}`);
  const row = page.locator('.admin-list tbody tr');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /: 0$/ }).click();
  const dialog = page.getByRole('dialog');
  for (const [place, pieces] of Object.values(day.stock).entries())
    await dialog.locator('[name^=pieces-]').nth(place).fill(String(pieces));
  await dialog.locator('[name^=pieces-]').last().press('Enter');
  await expect(dialog).toBeHidden();
  await row.locator('th a').click();
  await editor.getByRole('button', { name: say('acts.sell') }).click();
  await expect(page.getByText(say('acts.sold'))).toBeVisible();
  return new URL(page.url()).searchParams.get('product') ?? '';
}

/** What the product costs the shop, without VAT, and a coupon for its buyers. */
async function setTerms(page: Page, mark: string, code: string): Promise<void> {
  const pricing = words('lt', 'admin-pricing');
  await page.goto(`/lt/admin/pricing?q=${mark}`);
  await page.getByRole('button', { name: new RegExp(pricing('cost.none')) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=cost]').fill(day.cost);
  await dialog.locator('[name=gross]').uncheck();
  await dialog.locator('[name=cost]').press('Enter');
  await expect(dialog).toBeHidden();

  const coupons = words('lt', 'admin-coupons');
  await page.goto('/lt/admin/coupons');
  await page.getByRole('link', { name: coupons('add'), exact: true }).click();
  const editor = page.locator('.admin-editor');
  await editor.locator('[name=code]').fill(code);
  await editor.locator('[name=value]').fill(day.percent);
  await editor.locator('[name=note]').press('Enter');
  await expect(page.getByText(coupons('form.saved'))).toBeVisible();
}

/** What waits is named, then built and live. */
async function publish(page: Page, waiting: string): Promise<void> {
  const say = words('lt', 'admin-publishing');
  const row = page.getByRole('row').filter({ hasText: waiting });
  await page.locator('.admin-publishing-status').click();
  await expect(row.first()).toBeVisible();
  await page.getByRole('button', { name: say('now.publish') }).click();
  await expect(page.getByText(say('now.running'))).toBeVisible();
  await expect(page.getByText(say('now.running'))).toBeHidden({ timeout: 200_000 });
  await expect(row).toHaveCount(0);
}

/** The new product goes live by a build, in three languages; until then the static files know nothing of it. */
async function publishProduct(page: Page, id: string, mark: string): Promise<void> {
  const feed = async () => (await page.request.get('/feed/lt.xml')).text();
  expect(await feed(), 'not yet').not.toContain(id);
  await publish(page, `Sarafanas ${mark}`);
  expect(await feed()).toContain(id);
  for (const language of languages) {
    const html = await (await page.request.get(`/${language}/product/${id}`)).text();
    const name = `${names[language]} ${mark}`;
    for (const text of [name, `${names[language]}: ${mark}.`, `${name} 1`]) expect(html).toContain(text);
  }
}

/** A guest who reads Russian and lives in Berlin finds it, and buys two in M and one in S. */
async function buy(
  page: Page,
  { id, mark, code }: { readonly id: string; readonly mark: string; readonly code: string },
) {
  const [say, coupon] = [words('ru', 'checkout'), words('ru', 'coupon')];
  const shopper = newShopper('day');
  await page.goto(`/ru/search?q=${encodeURIComponent(`сарафан ${mark}`)}`);
  await page.locator(`.card[data-product-id=${id}] a`).first().click();
  await expect(page).toHaveURL(new RegExp(`/ru/product/${id}`));
  for (const size of ['M', 'M', 'S']) await addToCart(page, { language: 'ru', color: 'sage', size, product: id });
  await page.goto('/ru/checkout');
  await page.getByLabel(say('form.email')).fill(shopper.email);
  await page.getByLabel(say('form.name')).fill('Анна Вебер');
  await page.getByLabel(say('form.phone')).fill('+49 30 901820');
  await page.getByRole('button', { name: say('form.toDelivery') }).click();
  await page.getByLabel(say('form.country')).selectOption('DE');
  await page.getByLabel(say('form.street')).fill('Torstraße 12');
  await page.getByLabel(say('form.postcode')).fill('10119');
  await page.getByLabel(say('form.city')).fill('Berlin');
  await page.getByRole('radio', { name: say('form.standard') }).check();
  await page.getByRole('button', { name: say('form.toPayment') }).click();
  const place = page.locator('.coupon').filter({ visible: true });
  await place.getByRole('button', { name: coupon('open') }).click();
  await place.getByLabel(coupon('label')).fill(code);
  await place.getByLabel(coupon('label')).press('Enter');
  await expect(place.getByText(coupon('applied', { code }))).toBeVisible();
  await expect(page.locator('.sums').filter({ visible: true }).first()).toContainText('105,71');
  await order(page, 'ru');
  await payByCard(page);
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(say('success.paid'))).toBeVisible();
  return shopper.email;
}

/** The slip is drawn, the parcel handed over and delivered. */
async function send(page: Page, number: string): Promise<void> {
  const say = words('lt', 'admin-orders');
  await page.goto(`/lt/admin/orders?q=${number}`);
  await page.locator('.admin-list tbody input[type=checkbox]').check();
  const slip = page.waitForEvent('download');
  await page.getByRole('button', { name: say('bulk.slips') }).click();
  expect((await slip).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto(`/lt/admin/orders?order=${number}`);
  await page.getByRole('button', { name: say('ship.act'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=number]').fill(`DE${Date.now()}LT`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('ship.done'))).toBeVisible();
  await page.getByRole('combobox', { name: /DE\d+LT/ }).selectOption('delivered');
  await expect(page.getByText(say('parcels.moved')).last()).toBeVisible();
}

/** The buyer reviews what came; it is read, approved and published. */
async function review(shopper: Page, staff: Page, token: string, id: string, mark: string): Promise<void> {
  const say = words('ru', 'review');
  await shopper.goto(`/ru/review?order=${token}`);
  const line = shopper.locator('[id^=line-]').first();
  const open = line.getByRole('button', { name: say('form.open') });
  const five = line.getByRole('radio', { name: say('form.star5') });
  await expect(open.or(five)).toBeAttached();
  if (await open.isVisible()) await open.click();
  await five.check({ force: true });
  await line.getByLabel(say('form.text')).fill(`Лён мягкий, сшито ровно. ${id}`);
  await line.getByRole('button', { name: say('form.send') }).click();
  await expect(shopper.getByText(say('written.sent'))).toBeVisible();
  const admin = words('lt', 'admin-products');
  await staff.goto('/lt/admin/products?reviews=pending');
  const item = staff.getByRole('listitem').filter({ hasText: id });
  await item.getByRole('button', { name: new RegExp(admin('reviews.approve')) }).click();
  await expect(staff.getByText(admin('reviews.approved'))).toBeVisible();
  await publish(staff, `Sarafanas ${mark}`);
  await shopper.goto(`/ru/product/${id}#reviews`);
  await expect(shopper.locator('#reviews .review')).toContainText('Лён мягкий');
}

/** One of the two in M goes back: asked for by the buyer, received, accepted, and the money returned by the provider. */
async function takeBack(shopper: Page, staff: Page, token: string, number: string): Promise<void> {
  const ask = words('ru', 'return');
  await shopper.goto(`/ru/return-request?order=${token}`);
  await shopper.getByRole('radio', { name: ask('reason.return') }).check();
  await shopper.getByRole('button', { name: ask('reason.next') }).click();
  await shopper.locator('.return-item').filter({ hasText: 'M' }).first().click();
  const fewer = shopper.getByRole('button', { name: ask('items.fewer') });
  await fewer.click();
  await shopper.getByRole('button', { name: ask('items.next') }).click();
  await expect(shopper.locator('[data-refund]')).toHaveAttribute('data-refund', String(due.refund));
  await shopper.getByRole('button', { name: ask('check.return') }).click();
  await expect(shopper.locator('[data-return-number]')).toHaveText(`${number}-R1`);

  const say = words('lt', 'admin-orders');
  await staff.goto(`/lt/admin/orders?order=${number}`);
  const row = staff.locator('.admin-returns > .admin-return');
  const dialog = staff.getByRole('dialog');
  const act = (name: string) => row.getByRole('button', { name, exact: true });
  await act(say('returns.label.act')).click();
  await dialog.locator('[name=number]').fill(`RR${Date.now()}LT`);
  await staff.keyboard.press('Enter');
  await expect(row.locator('.admin-state')).toHaveText(say('returns.states.label_sent'));
  await act(say('returns.sent.act')).click();
  await expect(row.locator('.admin-state')).toHaveText(say('returns.states.in_transit'));
  await act(say('returns.receive.act')).click();
  await dialog.getByRole('button', { name: say('returns.receive.act') }).click();
  await expect(row.locator('.admin-state')).toHaveText(say('returns.states.received'));
  await act(say('returns.accept.refund')).click();
  await expect(act(say('returns.accept.refund'))).toHaveCount(0);
}

test('a day in the shop: made, published, bought, sent, reviewed, returned, refunded, and every number matches', async ({
  page,
  browser,
  complaints,
  shop,
  sql,
  mailsTo,
}) => {
  test.setTimeout(400_000);
  const mark = crypto.randomUUID().slice(0, 8);
  const code = `DAY-${mark.toUpperCase()}`;
  const job = (name: string) => fetch(`${shop.shop}/_local/jobs/${name}`, { method: 'POST' });
  const staff = await makeStaff(shop, sql);
  await signInAsStaff(page, 'lt', staff, '/admin/products');
  await openWithPin(page);

  const id = await makeProduct(page, mark);
  await setTerms(page, mark, code);
  await publishProduct(page, id, mark);
  const from = today();
  await settleOthers(sql, job);
  const before = await figuresOf(page, { from, id, code });

  const shopping = await browser.newContext({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
  const shopper = await shopping.newPage();
  const email = await buy(shopper, { id, mark, code });
  const [placed] = await sql<{ id: string; number: string; token: string; total: number }[]>`
    select id, order_number as number, access_token as token, total_amount as total from orders where customer_email = ${email}`;
  if (placed === undefined) throw new Error('No order was placed.');
  expect(placed.total).toBe(due.total);
  await job('issue-documents');
  await send(page, placed.number);
  await review(shopper, page, placed.token, id, mark);
  await takeBack(shopper, page, placed.token, placed.number);
  await job('send-refunds');
  await expect
    .poll(async () =>
      (await sql`select state, amount from refunds where order_id = ${placed.id}`).map((row) => ({ ...row })),
    )
    .toEqual([{ state: 'succeeded', amount: due.refund }]);
  await job('issue-documents');
  await job('send-outbox');
  await expect
    .poll(async () => (await mailsTo(email)).some(({ text }) => text.includes('21,97')), { timeout: 20_000 })
    .toBe(true);
  expect(
    await sql<{ s: number; m: number }[]>`
    select sum(on_hand) filter (where size = 'S')::integer as s, sum(on_hand) filter (where size = 'M')::integer as m
    from product_variants where product_id = ${id}`.then(([row]) => row),
  ).toEqual({ s: 5, m: 7 });

  const after = await figuresOf(page, { from, id, code });
  expect(growth(before, after)).toEqual(due.figures);

  expect(await auditOf(sql, staff.email)).toEqual(auditDue(mark));
  await page.goto(`/lt/admin/pricing?view=orders&q=${placed.number}`);
  for (const sum of ['105,71', '21,97', '14,54', '30,00'])
    await expect(page.locator('.admin-list tbody tr')).toContainText(sum);
  await page.goto(`/lt/admin/settings?view=log&record=${id}`);
  await expect(page.locator('.admin-log-entry').first()).toContainText('Rūta');
  await shopping.close();
  await takeOff(sql, { id, name: '' });
  forgive(complaints, /409/);
});
