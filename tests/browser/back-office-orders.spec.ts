import type { Page } from '@playwright/test';
import { requestReturn } from '#src/server/returns/request-return.ts';
import { caller } from '#tests/database/refund-calls.ts';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { placeOrder } from './placed-orders.ts';
import { deliveredClothes } from './returning.ts';
import { expect, forgive, test } from './shop-test.ts';
import { makeStaff, openBackOffice, openWithPin, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

const list = (page: Page) => page.locator('.admin-list');
const numbers = (page: Page) => list(page).locator('tbody th');

test('orders are found by words, view and filter, all of it in the address; the keyboard alone opens one and comes back', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const paid = await placeOrder(sql);
  const waiting = await placeOrder(sql, { isPaid: false });
  // Of this run alone: the list is everybody's.
  const name = `Ąžuolas Šimkus ${crypto.randomUUID().slice(0, 6)}`;
  const typed = name.replace('Ąžuolas Šimkus', 'azuolas simkus');
  await sql`update orders set delivery_name = ${name} where id in ${sql([paid.id, waiting.id])}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(numbers(page).filter({ hasText: waiting.number })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const search = page.getByRole('searchbox', { name: say('search') });
  await search.fill(typed);
  await expect(page).toHaveURL(/q=azuolas\+simkus/);
  await expect(numbers(page).first()).toHaveText(waiting.number);
  await page.getByRole('link', { name: say('views.waiting') }).click();
  await expect(page).toHaveURL(/view=waiting/);
  await search.fill(paid.number);
  await expect(page.getByText(say('nothingFound'))).toBeVisible();
  await page.goBack();
  await page.goto(`/${language}/admin/orders?q=${paid.number}&payment=paid`);
  await expect(numbers(page)).toHaveText([paid.number]);
  await expect(page.getByRole('button', { name: say('filters.some', { count: 1 }) })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('combobox', { name: say('columns.payment') }).selectOption('refunded');
  await expect(page.getByText(say('nothingFound'))).toBeVisible();
  await page.getByRole('link', { name: say('filters.clear') }).click();

  await search.fill(typed);
  await expect(page).toHaveURL(/q=azuolas\+simkus/);
  await expect(numbers(page).first()).toHaveText(waiting.number);
  await list(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(numbers(page).nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(numbers(page).nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: waiting.number })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(typed);
  await expect(numbers(page).first()).toHaveText(waiting.number);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);

  await page.route('**/rpc/list_orders', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(words(language, 'admin')('messages.notFetched'))).toBeVisible();
  forgive(complaints, /409|ERR_FAILED/);
});

test('an order is shipped in two parcels, delivered, refunded in part, and its history says who did what', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const staff = await makeStaff(shop, sql);
  const order = await placeOrder(sql);
  await signInAsStaff(page, language, staff, '/admin/orders');
  await openWithPin(page);
  await page.goto(`/${language}/admin/orders?order=${order.number}`);
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const dialog = page.getByRole('dialog');
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  await act(say('ship.act')).click();
  await dialog.getByRole('combobox').first().selectOption('1');
  await dialog.locator('[name=number]').fill('short');
  await dialog.getByRole('button', { name: say('ship.act') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say('errors.tracking_number_invalid'));
  await expect(dialog.locator('[name=number]'), 'what was typed stays').toHaveValue('short');
  const first = `cc ${Date.now()}lt`;
  await dialog.locator('[name=number]').fill(first);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('ship.act') }).click();
  await expect(page.getByText(say('ship.partDone'))).toBeVisible();
  await expect(page.getByText(say('goods.unsent', { pieces: 1 }))).toBeVisible();

  await act(say('ship.act')).click();
  await dialog.locator('[name=number]').fill(first);
  await dialog.getByRole('button', { name: say('ship.act') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say('errors.tracking_number_taken'));
  await dialog.locator('[name=number]').fill(`DD${Date.now()}LT`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('ship.done'))).toBeVisible();
  for (const carrier of ['CC', 'DD']) {
    const name = new RegExp(say('parcels.move', { number: `${carrier}\\d+LT` }));
    await page.getByRole('combobox', { name }).selectOption('delivered');
    await expect(page.getByText(say('parcels.moved')).last()).toBeVisible();
  }
  const state = async () => (await sql`select status, payment_status from orders where id = ${order.id}`)[0];
  await expect.poll(state).toEqual({ status: 'delivered', payment_status: 'paid' });

  await act(say('refund.act')).click();
  await dialog.locator('[name=goodwill]').fill('4,5x');
  await expect(dialog.getByText(say('refund.notAnAmount'))).toBeVisible();
  await dialog.locator('[name=goodwill]').fill('4,50');
  await dialog.getByRole('combobox').nth(1).selectOption('1');
  const [line] = await sql<{ price: number }[]>`select unit_price as price from order_items where id = ${order.line}`;
  await expect(dialog.locator('.admin-sums dd').last()).toHaveText(/\d/);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  const [refund] = await sql<{ amount: number; reason: string }[]>`
    select amount, reason from refunds where order_id = ${order.id}`;
  expect(refund).toEqual({ amount: Number(line?.price) + 450, reason: 'goodwill' });

  await page.getByRole('textbox', { name: say('timeline.note') }).fill('Skambino, patenkinta.');
  await act(say('timeline.addNote')).click();
  const events = page.locator('.admin-events > li');
  await expect(events.first()).toContainText('Skambino, patenkinta.');
  await expect(events.first()).toContainText('Rūta Kazlauskienė');
  await expect(page.getByRole('textbox', { name: say('timeline.note') })).toHaveValue('');
  const logged = await sql<{ table_name: string }[]>`
    select distinct table_name from audit_log
    where actor_id = (select id from auth.users where email = ${staff.email}) order by table_name`;
  expect(logged.map(({ table_name }) => table_name)).toEqual(
    expect.arrayContaining(['orders', 'parcel_items', 'parcels', 'refund_items', 'refunds']),
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  forgive(complaints, /400|409/);
});

test('a return goes from its label to its refund, and what is worn does not go back on sale', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const order = await deliveredClothes(sql, project.name === 'phone' ? 8 : 9);
  const [line] = await sql<{ id: string; variant: string }[]>`
    select id, variant_id as variant from order_items where order_id = ${order.order_id} and quantity = 1`;
  const asked = await requestReturn(caller(sql), {
    ...{ requestId: crypto.randomUUID(), token: order.access_token, reason: 'return', note: '' },
    lines: [{ line: Number(line?.id), variant: line?.variant ?? '', quantity: 1 }],
  });
  expect(asked).toMatchObject({ ok: true });
  const stock = async () =>
    (await sql`select on_hand, reserved from product_variants where id = ${line?.variant ?? ''}`)[0];
  const before = await stock();
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  await page.goto(`/${language}/admin/orders?view=returns&q=${order.order_number}`);
  await numbers(page).getByRole('link').click();

  const row = page.locator('.admin-returns > .admin-return');
  const dialog = page.getByRole('dialog');
  const act = (name: string) => row.getByRole('button', { name, exact: true });
  await act(say('returns.label.act')).click();
  await dialog.locator('[name=number]').fill(`RR${Date.now()}LT`);
  await page.keyboard.press('Enter');
  await expect(row.locator('.admin-state')).toHaveText(say('returns.states.label_sent'));
  await act(say('returns.sent.act')).click();
  await expect(row.locator('.admin-state')).toHaveText(say('returns.states.in_transit'));
  await act(say('returns.receive.act')).click();
  const restock = dialog.getByRole('checkbox', { name: say('returns.receive.restock') });
  await expect(restock).toBeChecked();
  await dialog.getByRole('combobox').nth(1).selectOption('worn');
  await expect(restock).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('returns.receive.act') }).click();
  await expect(row.locator('.admin-state')).toHaveText(say('returns.states.received'));
  await expect(row).toContainText(say('returns.conditions.worn'));
  await act(say('returns.accept.refund')).click();
  await expect(act(say('returns.accept.refund'))).toHaveCount(0);
  const [refund] = await sql<{ amount: number; reason: string }[]>`
    select amount, reason from refunds where order_id = ${order.order_id}`;
  expect(refund).toEqual({ amount: order.price, reason: 'return' });
  await expect(page.locator('.admin-order')).toContainText(say('refundStates.pending'));
  expect(await stock(), 'what was worn is not on sale').toEqual(before);
  expect(await axeFindings(page)).toEqual([]);
  forgive(complaints, /409/);
});
