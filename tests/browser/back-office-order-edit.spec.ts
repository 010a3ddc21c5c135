import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

/** A paid order of three of a dress that this run alone sells, with two of it in L. */
async function paidDresses(sql: Sql) {
  const id = `edited-dress-${crypto.randomUUID().slice(0, 8)}`;
  const variants = await addProduct(sql, id, { active: false, stock: { 'S/red': 5, 'L/red': 2 } });
  const [small, large] = variants;
  if (!small || !large) throw new Error('no variants');
  await sql`update products set active = true where id = ${id}`;
  const order = {
    ...{
      customer_email: `${id}@pastas.example`,
      client_hash: id,
      delivery_name: 'Ona Onaitė',
      delivery_city: 'Vilnius',
    },
    ...{ delivery_phone: '+37061234567', delivery_street: 'Pilies g. 12–4', delivery_postcode: 'LT-01123' },
  };
  const [placed] = await sql<{ id: string; number: string; amount: number }[]>`
    select answer ->> 'order_id' as id, answer ->> 'order_number' as number, (answer ->> 'total_amount')::integer as amount
    from place_order(${sql.json(orderPayload([[small, 3]], { order }))}) answer`;
  await sql`update products set active = false where id = ${id}`;
  if (placed === undefined) throw new Error('The order was not placed.');
  const { id: orderId, number, amount } = placed;
  const paid = { order_id: orderId, session_id: `cs_${orderId}`, payment_id: `pi_${orderId}`, amount, currency: 'eur' };
  await sql`select record_payment_event('stripe', ${`evt_${orderId}`}, 'paid', ${sql.json(paid)})`;
  return { id: orderId, number, small, large };
}

const noSideways = async (page: Page) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
};

test('a paid order is changed: what it comes to is shown first, then done, told to the shopper and kept in its history', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const order = await paidDresses(sql);
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  await page.goto(`/${language}/admin/orders?order=${order.number}`);
  const opener = page.getByRole('button', { name: say('edit.act'), exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('button[type=submit]');
  const line = dialog.locator('.admin-edited').first();
  await expect(line).toContainText(say('edit.editable', { pieces: 3, most: 3 }));
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(say('edit.nothing'));

  await line.getByRole('combobox').first().selectOption(order.large.id);
  await line.getByRole('combobox').nth(1).selectOption('1');
  await dialog.getByRole('checkbox', { name: say('edit.moves') }).check();
  await dialog.locator('[name=phone]').fill('12');
  await dialog.locator('[name=street]').fill('');
  await submit.click();
  await expect(dialog.locator('[name=street]')).toBeFocused();
  await dialog.locator('[name=street]').fill('Bokšto g. 7');
  await submit.click();
  await expect(dialog.locator('[name=phone]')).toBeFocused();
  await expect(dialog.getByText(say('delivery.problems.phone'))).toBeVisible();
  await dialog.locator('[name=phone]').fill('+370 612 34567');
  await submit.click();
  const preview = dialog.getByRole('region', { name: say('edit.changes') });
  await expect(preview).toContainText('→');
  await expect(preview).toContainText(say('edit.noMoney'));
  await expect(preview).toContainText('Bokšto g. 7');
  expect(await axeFindings(page)).toEqual([]);
  await noSideways(page);
  const rows = async () => [
    ...(await sql`select size, quantity from order_items where order_id = ${order.id} order by position`),
  ];
  expect(await rows(), 'nothing is done before it is confirmed').toEqual([{ size: 'S', quantity: 3 }]);
  await submit.click();
  await expect(page.getByText(say('edit.done')).last()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await rows()).toEqual([
    { size: 'S', quantity: 2 },
    { size: 'L', quantity: 1 },
  ]);
  const event = page
    .locator('.admin-events > li')
    .filter({ hasText: say('events.order_edited') })
    .first();
  await expect(event).toContainText('Bokšto g. 7');
  await expect(event).toContainText('Rūta Kazlauskienė');

  await opener.click();
  await dialog.locator('.admin-edited').first().getByRole('combobox').first().selectOption('remove');
  await dialog.locator('.admin-edited').first().getByRole('combobox').nth(1).selectOption('1');
  await submit.click();
  await expect(preview).toContainText('89');
  await submit.click();
  await expect(dialog).toBeHidden();
  const [refund] = await sql`select amount, reason from refunds where order_id = ${order.id}`;
  expect(refund).toEqual({ amount: order.small.price, reason: 'cancellation' });
  const [stock] = await sql`
    select (select on_hand from product_variants where id = ${order.small.id}) as small,
      (select on_hand from product_variants where id = ${order.large.id}) as large`;
  expect(stock).toEqual({ small: 4, large: 1 });
  const mails = await sql`select from outbox where order_id = ${order.id} and kind = 'order_changed'`;
  expect(mails).toHaveLength(2);
  await noSideways(page);
  forgive(complaints, /400|409/);
});

test('whoever changes an order second is shown what the first one did, and loses nothing that was chosen', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-orders');
  const tell = words(language, 'admin');
  const order = await paidDresses(sql);
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  await page.goto(`/${language}/admin/orders?order=${order.number}`);
  await page.getByRole('button', { name: say('edit.act'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.locator('.admin-edited').first().getByRole('combobox');
  await choice.first().selectOption(order.large.id);
  await choice.nth(1).selectOption('1');
  const [line] = await sql<{ id: string }[]>`select id from order_items where order_id = ${order.id}`;
  await sql`
    select ship_parcel(${order.id}, ${sql.json([{ order_item: Number(line?.id), quantity: 1 }])}, 'dpd',
      ${`EE${Date.now()}LT`}, 'test')`;
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(tell('record.stale.lead'))).toBeVisible();
  await expect(dialog).toContainText(say('edit.editable', { pieces: 2, most: 3 }));
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: tell('record.stale.keep') }).click();
  await expect(choice.nth(1)).toHaveValue('1');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('region', { name: say('edit.changes') }).waitFor();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  const rows = await sql`select size, quantity from order_items where order_id = ${order.id} order by position`;
  expect([...rows]).toEqual([
    { size: 'S', quantity: 2 },
    { size: 'L', quantity: 1 },
  ]);
  forgive(complaints, /409/);
});
