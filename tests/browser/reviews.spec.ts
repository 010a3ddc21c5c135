import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#src/domain/language/languages.ts';
import { approveReview, listPendingReviews } from '#src/server/reviews/moderate-reviews.ts';
import { paidDetails, place, record } from '#tests/database/order-calls.ts';
import { caller, event, move, ship, someone } from '#tests/database/refund-calls.ts';
import { orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { axeFindings } from './axe-findings.ts';
import { reach } from './by-keyboard.ts';
import { publish, takeOff } from './live-rows.ts';
import { expect, forgive, test } from './shop-test.ts';
import { words } from './words.ts';

test.setTimeout(120_000);

type Sql = Parameters<typeof publish>[0];

/** An order of two lines of a product that was published after the build: the first has come, the other is on its way. */
async function halfDelivered(sql: Sql, language: Language) {
  const product = await publish(sql);
  const variants = await sql<VariantRow[]>`
    select variant.id, product_id as "productId", size, color, price
    from product_variants variant join products on products.id = product_id
    where product_id = ${product.id} order by variant.position, variant.id limit 2`;
  const shopper = someone();
  const order = { ...shopper, language, delivery_name: 'Rūta Kazlauskienė' };
  const placed = await place(
    sql,
    orderPayload(
      variants.map((variant) => [variant, 1] as const),
      { order },
    ),
  );
  await record(sql, event(), 'paid', paidDetails(placed));
  await sql`
    update order_items set picture = (select images[1] from products where id = product_id)
    where order_id = ${placed.order_id}`;
  const lines = await sql<{ id: string }[]>`
    select id from order_items where order_id = ${placed.order_id} order by position`;
  const [line = 0, other = 0] = lines.map(({ id }) => Number(id));
  const { parcel_id } = await ship(sql, placed, [[line, 1]]);
  const rest = await ship(sql, placed, [[other, 1]]);
  await move(sql, parcel_id, 'delivered');
  return { ...placed, product, email: shopper.customer_email, line, other, rest: rest.parcel_id };
}

const pageOf = (language: Language, { access_token: token }: { readonly access_token: string }) =>
  `/${language}/review?order=${token}`;
const photo = async () => ({
  name: 'suknele.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#7a8f6a' } })
    .jpeg()
    .toBuffer(),
});
const star = (page: Page, say: ReturnType<typeof words>, count: number) =>
  page.getByRole('radio', { name: say(`form.star${count}`) });
test('from the letter to the product page: what was written is read first, and then everybody sees it', async ({
  page,
  sql,
  shop,
  mailsTo,
}) => {
  const say = words('lt', 'review');
  const order = await halfDelivered(sql, 'lt');
  await fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
  const link = new RegExp(`https?://[^\\s]+/lt/review\\?order=${order.access_token}#line-${order.line}`);
  await expect(async () => {
    expect((await mailsTo(order.email)).some(({ text }) => link.test(text))).toBe(true);
  }).toPass({ timeout: 20_000 });
  await page.goto(`/lt/order/${order.access_token}`);
  await page.getByRole('link', { name: words('lt', 'order')('actions.review') }).click();
  await expect(page).toHaveURL(/\/lt\/review\?order=/);

  await expect(page.getByLabel(say('form.name')), 'the first name, and no more of it').toHaveValue('Rūta');
  await page.getByRole('button', { name: say('form.send') }).click();
  await expect(page.getByText(say('form.starsMissing'))).toBeVisible();
  await expect(star(page, say, 1)).toBeFocused();
  await star(page, say, 4).check({ force: true });
  await page.getByRole('radio', { name: say('form.true') }).check({ force: true });
  await page.getByLabel(say('form.text')).fill('Minkštas linas.\nPo skalbimo nesitraukė.');
  await page.getByLabel(say('form.name')).fill('ruta@example.com');
  await page.getByRole('button', { name: say('form.send') }).click();
  await expect(page.getByText(say('form.nameAddress'))).toBeVisible();
  await page.getByLabel(say('form.name')).fill('Rūta');
  await page.locator('input[type=file]').setInputFiles(await photo());
  const preview = page.getByRole('img', { name: say('photo.alt', { name: order.product.name }) });
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: say('form.send') }).click();
  await expect(page.getByText(say('written.sent'))).toBeFocused();
  await expect(page.getByText(say('written.pending'))).toBeVisible();

  const product = `/lt/product/${order.product.id}#reviews`;
  const [waiting] = (await listPendingReviews(caller(sql), 200)).filter(
    ({ product_id: id }) => id === order.product.id,
  );
  await approveReview(caller(sql), { reviewId: waiting?.id ?? '', revision: waiting?.revision ?? 0 });
  await page.goto(product);
  const review = page.locator('#reviews .review');
  await expect(review).toHaveCount(1);
  await expect(review).toContainText('Po skalbimo nesitraukė.');
  await expect(review).toContainText(words('lt', 'product')('reviewFit.true'));
  await expect(page.locator('#reviews')).toContainText(words('lt', 'product')('reviewsStatement'));
  const shown = review.getByRole('img', { name: words('lt', 'product')('reviewPhoto', { author: 'Rūta' }) });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);

  await page.goto(pageOf('lt', order));
  await expect(page.getByText(say('written.approved'))).toBeVisible();
  await page.getByRole('button', { name: say('written.deleteNamed', { name: order.product.name }) }).click();
  await page.getByRole('button', { name: say('written.deleteYes') }).click();
  await expect(page.getByText(say('written.deleted'))).toBeFocused();
  expect(await sql`select id from reviews where order_item_id = ${order.line}`).toEqual([]);
  await takeOff(sql, order.product);
});

test('what was typed outlives a reload and a lost connection, and can be changed until it is read', async ({
  page,
  sql,
  complaints,
}) => {
  const say = words('ru', 'review');
  const order = await halfDelivered(sql, 'ru');
  await move(sql, order.rest, 'delivered');
  await page.goto(`${pageOf('ru', order)}#line-${order.other}`);
  const line = page.locator(`#line-${order.other}`);
  await expect(line.getByRole('button', { name: say('form.send') }), 'the line that the letter names').toBeVisible();
  await expect(page.locator(`#line-${order.line}`).getByRole('button', { name: say('form.open') })).toBeVisible();
  await star(page, say, 2).check({ force: true });
  await page.getByLabel(say('form.text')).fill('Полиняло после стирки.');
  await page.locator('input[type=file]').setInputFiles(await photo());
  await expect(line.locator('.review-preview')).toBeVisible();
  await page.reload();
  await expect(star(page, say, 2)).toBeChecked();
  await expect(page.getByLabel(say('form.text'))).toHaveValue('Полиняло после стирки.');
  await expect(line.locator('.review-preview')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: say('form.send') }).click();
  await expect(page.getByText(say('errors.offline'))).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: say('form.send') }).click();
  await expect(page.getByText(say('written.sent'))).toBeVisible();
  await page.getByRole('button', { name: say('written.changeNamed', { name: order.product.name }) }).click();
  await star(page, say, 3).check({ force: true });
  await page.getByRole('button', { name: say('form.send') }).click();
  await expect(page.getByText(say('written.sent'))).toBeVisible();
  const [row] =
    await sql`select stars, status, body, photo is not null as pictured from reviews where order_item_id = ${order.other}`;
  expect(row).toEqual({ stars: 3, status: 'pending', body: 'Полиняло после стирки.', pictured: true });
  forgive(complaints, /ERR_INTERNET_DISCONNECTED/);
  await takeOff(sql, order.product);
});

test('what is no photo is said beside the field, and nothing of it is kept', async ({ page, sql, complaints }) => {
  const say = words('en', 'review');
  const order = await halfDelivered(sql, 'en');
  await page.goto(pageOf('en', order));
  const file = page.locator('input[type=file]');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [name, mimeType] of [
    ['drawing.svg', 'image/svg+xml'],
    ['renamed.jpg', 'image/jpeg'],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer: svg });
    await expect(page.getByText(say('photo.type'))).toBeVisible();
    await expect(file).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await sql`select id from review_photos where order_item_id = ${order.line}`).toEqual([]);
  forgive(complaints, /415/);
  await takeOff(sql, order.product);
});

test('a review is written by the keyboard alone, on a page that axe finds nothing on, in light and dark', async ({
  page,
  sql,
}) => {
  const say = words('en', 'review');
  const order = await halfDelivered(sql, 'en');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(pageOf('en', order));
    await expect(star(page, say, 1)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
  await reach(page, star(page, say, 1));
  await page.keyboard.press('Space');
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(star(page, say, 5)).toBeChecked();
  await reach(page, page.getByLabel(say('form.text')));
  await page.keyboard.type('Soft, and it washes well.');
  await reach(page, page.getByRole('button', { name: say('form.send') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('written.sent'))).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await takeOff(sql, order.product);
});

test('the address tells nobody anything, and without a token the page leads to the order and to people', async ({
  page,
  complaints,
}) => {
  const say = words('lt', 'review');
  const response = await page.goto('/lt/review?order=2b1a9f1e-0000-4000-8000-000000000000');
  expect(response?.headers()).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  });
  for (const query of ['?order=2b1a9f1e-0000-4000-8000-000000000000', '?order=guess', '']) {
    await page.goto(`/lt/review${query}`);
    await expect(page.getByRole('heading', { name: say('without.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('without.lookup') })).toHaveAttribute('href', '/lt/order');
  }
  forgive(complaints, /40[04]/);
});
