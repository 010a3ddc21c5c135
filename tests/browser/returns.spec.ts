import { axeFindings } from './axe-findings.ts';
import { deliveredClothes, openReturnPage } from './returning.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

/** Each journey has a garment of its own, on phone and desktop. */
const garmentOf = (project: { readonly name: string }, journey: number) =>
  2 * journey + (project.name === 'phone' ? 0 : 1);
const money = (cents: number) => new RegExp(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`);

test('one of two lines is returned: Back and reload lose nothing, the refund is said, a letter comes', async ({
  page,
  sql,
  shop,
  mailsTo,
}, { project }) => {
  const say = words('lt', 'return');
  const order = await deliveredClothes(sql, garmentOf(project, 1));
  await openReturnPage(page, 'lt', order);
  await page.getByRole('button', { name: say('reason.next') }).click();
  await expect(page.getByText(say('reason.missing'))).toBeVisible();
  await page.getByRole('radio', { name: say('reason.return') }).check();
  await page.getByRole('button', { name: say('reason.next') }).click();
  await expect(page).toHaveURL(/step=items/);
  await page.getByRole('button', { name: say('items.next') }).click();
  await expect(page.getByText(say('items.missing'))).toBeVisible();
  await page.locator('.return-item').first().click();
  await page.getByRole('button', { name: say('items.fewer') }).click();
  await page.getByRole('button', { name: say('items.next') }).click();
  await expect(page).toHaveURL(/step=check/);
  await page.reload();
  await expect(page.locator('[data-refund]')).toHaveAttribute('data-refund', String(order.price));
  await page.goBack();
  await expect(page.getByRole('checkbox').first(), 'Back keeps the choice').toBeChecked();
  await expect(page.locator('.stepper output')).toHaveText('1');
  await page.goForward();
  await expect(page.getByText(say('check.labelFree'))).toBeVisible();
  await page.getByRole('button', { name: say('check.return') }).click();
  await expect(page.getByRole('heading', { name: say('done.return') })).toBeFocused();
  await expect(page.locator('[data-return-number]')).toHaveText(`${order.order_number}-R1`);
  await expect(page.getByText(money(order.price)).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-return-number]'), 'a reload shows the return again').toBeVisible();

  await fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
  await expect(async () => {
    const mails = await mailsTo(order.email);
    expect(mails.some(({ subject }) => subject.includes(`${order.order_number}-R1`))).toBe(true);
  }).toPass({ timeout: 20_000 });
  await page.getByRole('button', { name: say('done.another') }).click();
  await expect(page.getByText(`${order.order_number}-R1`)).toBeVisible();
});

test('an exchange holds the new size; one that has sold out meanwhile is said beside what can be had', async ({
  page,
  sql,
  complaints,
}, { project }) => {
  const say = words('en', 'return');
  const order = await deliveredClothes(sql, garmentOf(project, 2), { language: 'en' });
  await openReturnPage(page, 'en', order);
  await page.getByRole('radio', { name: say('reason.exchange') }).check();
  await page.getByRole('button', { name: say('reason.next') }).click();
  await page.locator('.return-item').first().click();
  await page.getByRole('button', { name: say('items.fewer') }).click();
  await page.getByRole('button', { name: say('items.next') }).click();
  await expect(page.getByText(say('items.missingSize'))).toBeVisible();
  const [first, second] = await page.locator('.return-sizes input:enabled').all();
  const wanted = (await first?.getAttribute('value')) ?? '';
  const free = await sql<{ free: number }[]>`select free from product_variants where id = ${wanted}`;
  const pieces = free[0]?.free ?? 0;
  await first?.check({ force: true });
  await page.getByRole('button', { name: say('items.next') }).click();
  await sql`select adjust_stock(${wanted}, ${-pieces}, 'adjustment', 'test', 'test')`;
  await page.getByRole('button', { name: say('check.exchangeSend') }).click();
  await expect(page.getByText(say('errors.soldOut'))).toBeVisible();
  await sql`select adjust_stock(${wanted}, ${pieces}, 'delivery', 'test', 'test')`;
  await expect(page, 'the step with the sizes is open again').toHaveURL(/step=/);
  await expect(page.locator('.return-sizes')).toBeVisible();
  const other = (await second?.getAttribute('value')) ?? '';
  await second?.check({ force: true });
  await page.getByRole('button', { name: say('items.next') }).click();
  await page.getByRole('button', { name: say('check.exchangeSend') }).click();
  await expect(page.getByRole('heading', { name: say('done.exchange') })).toBeVisible();
  // What was bought of the same size is a row of its own.
  const held = await sql`
    select quantity from stock_reservations
    where order_id = ${order.order_id} and variant_id = ${other} and state = 'open'`;
  expect(held.map(({ quantity }) => quantity)).toEqual([1]);
  // The browser names the refusal.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/409/.test(complaint)));
});

test('a complaint is possible when the term to return has ended, and asks what is wrong', async ({ page, sql }, {
  project,
}) => {
  const say = words('ru', 'return');
  const order = await deliveredClothes(sql, garmentOf(project, 3), { daysAgo: 90, language: 'ru' });
  await openReturnPage(page, 'ru', order);
  await page.getByRole('radio', { name: say('reason.return') }).check();
  await page.getByRole('button', { name: say('reason.next') }).click();
  await expect(page.getByText(say('items.nothing'))).toBeVisible();
  await page.goBack();
  await page.getByRole('radio', { name: say('reason.complaint') }).check();
  await page.getByRole('button', { name: say('reason.next') }).click();
  await page.locator('.return-item').last().click();
  await page.getByRole('button', { name: say('items.next') }).click();
  await expect(page.getByText(say('items.missingNote'))).toBeVisible();
  await expect(page.getByLabel(say('items.note'))).toBeFocused();
  await page.getByLabel(say('items.note')).fill('Разошёлся шов на рукаве.');
  await page.getByRole('button', { name: say('items.next') }).click();
  await expect(page.getByText('Разошёлся шов на рукаве.')).toBeVisible();
  await page.getByRole('button', { name: say('check.complaintSend') }).click();
  await expect(page.getByRole('heading', { name: say('done.complaint') })).toBeVisible();
  const [row] = await sql`select reason, note, label_cost_eur from returns where order_id = ${order.order_id}`;
  expect(row).toMatchObject({ reason: 'complaint', note: 'Разошёлся шов на рукаве.', label_cost_eur: 0 });
});

test('without a token, or with one that nobody has, the page leads to the order and to people', async ({
  page,
  complaints,
}) => {
  const say = words('lt', 'return');
  for (const query of ['', '?order=2b1a9f1e-0000-4000-8000-000000000000', '?order=guess']) {
    await page.goto(`/lt/return-request${query}`);
    await expect(page.getByRole('heading', { name: say('without.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('without.lookup') })).toHaveAttribute('href', '/lt/order');
    await expect(page.getByRole('link', { name: say('without.contact') })).toHaveAttribute('href', '/lt/contact');
  }
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/40[04]/.test(complaint)));
});

test('a return is asked for by the keyboard alone', async ({ page, sql }, { project }) => {
  const say = words('en', 'return');
  const order = await deliveredClothes(sql, garmentOf(project, 4), { language: 'en' });
  await openReturnPage(page, 'en', order);
  await page.locator('input[name="reason"]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator('#step-items')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('input[name="line"]').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('#step-check')).toBeFocused();
  await page.getByRole('button', { name: say('check.return') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('done.return') })).toBeFocused();
});

test('no step of it has a barrier that axe can find', async ({ page, sql }, { project }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark', reducedMotion: 'reduce' });
  const say = words('lt', 'return');
  const order = await deliveredClothes(sql, garmentOf(project, 5));
  const found: unknown[] = [];
  const look = async () => {
    found.push(...(await axeFindings(page)));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${overflow} px wider than the window`);
  };
  await openReturnPage(page, 'lt', order);
  await page.getByRole('button', { name: say('reason.next') }).click();
  await look();
  await page.getByRole('radio', { name: say('reason.exchange') }).check();
  await page.getByRole('button', { name: say('reason.next') }).click();
  await page.locator('.return-item').first().click();
  await page.getByRole('button', { name: say('items.fewer') }).click();
  await page.getByRole('button', { name: say('items.next') }).click();
  await look();
  await page.locator('.return-sizes input:enabled').first().check({ force: true });
  await page.getByRole('button', { name: say('items.next') }).click();
  await look();
  await page.getByRole('button', { name: say('check.exchangeSend') }).click();
  await expect(page.getByRole('heading', { name: say('done.exchange') })).toBeVisible();
  await look();
  expect(found).toEqual([]);
});
