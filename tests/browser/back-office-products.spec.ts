import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('a product is made like another, completed, sold, priced and archived; every state can be had again', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(240_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-products');
  const [pattern] = await sql<{ id: string; number: number }[]>`
    select id, cardinality(images) as number from products
    where active and cardinality(colors) > 0 and cardinality(images) > 2 order by id limit 1`;
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Winter ${mark}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/products');
  await expect(page.locator('.admin-list tbody tr').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`/${language}/admin/products?product=${pattern?.id}`);
  await page.getByRole('link', { name: say('acts.copy') }).click();
  const editor = page.locator('.admin-order');
  await expect(editor.getByRole('heading', { name: say('add') })).toBeVisible();
  const save = editor.getByRole('button', { name: say('form.save') });
  await editor.locator('[name=price]').fill('5,999');
  await save.click();
  await expect(editor.getByText(say('wrong.price'))).toBeVisible();
  await expect(editor.getByText(say('wrong.sku'))).toBeVisible();
  await expect(editor.locator('[name=price]')).toBeFocused();
  await editor.locator('[name=price]').fill('59,90');
  await editor.locator('[name=salePrice]').fill('');
  await editor.locator('[name=sku]').fill(`T-${mark}`);
  await editor.locator('[name=name-en]').fill(name);
  await editor.locator('[name=name-lt]').fill(`Žiema ${mark}`);
  await editor.locator('[name=name-ru]').fill('');
  await editor.locator('[name=size]').fill('XS, XXL');
  await editor.locator('[name=size]').press('Enter');
  await expect(editor.getByRole('list', { name: say('form.sizes') })).toContainText('XXL');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await save.click();
  await expect(page.getByText(say('form.saved'))).toBeVisible();

  await expect(page).toHaveURL(new RegExp(`product=winter-${mark}`));
  await expect(editor.getByText(say('problems.names'))).toBeVisible();
  await editor.getByRole('button', { name: say('acts.sell') }).click();
  await expect(page.locator('.toast')).toContainText(say('problems.names'));
  await editor
    .getByRole('button', { name: say('check.mend') })
    .first()
    .press('Enter');
  await expect(editor.locator('#texts :focus')).toHaveCount(1);
  await editor.locator('[name=name-ru]').fill(`Зима ${mark}`);
  await editor.locator('[name=name-ru]').press('Enter');
  await expect(editor.getByText(say('check.well'))).toBeVisible();
  await editor.getByRole('button', { name: say('acts.sell') }).click();
  await expect(page.getByText(say('acts.sold'))).toBeVisible();
  const [row] = await sql`select active, cardinality(images) as number from products where id = ${`winter-${mark}`}`;
  expect(row).toEqual({ active: true, number: pattern?.number });

  await editor.locator('[name=brand]').fill('Mine');
  await sql`update products set brand = 'Theirs' where id = ${`winter-${mark}`}`;
  await save.click();
  const theirs = editor.getByRole('alert').filter({ hasText: say('stale.lead') });
  await expect(theirs).toContainText('Theirs');
  await theirs.getByRole('button', { name: say('stale.keep') }).click();
  await save.click();
  await expect(page.getByText(say('form.saved'))).toBeVisible();
  await expect(editor.getByRole('button', { name: say('history.show') }).last()).toBeVisible();
  await editor
    .getByRole('button', { name: say('history.show') })
    .last()
    .click();
  await expect(editor.locator('[name=name-ru]')).toHaveValue('');
  await editor.getByRole('button', { name: say('form.discard') }).click();
  await expect(editor.locator('[name=name-ru]')).toHaveValue(`Зима ${mark}`);
  await expect(editor.locator('[name=brand]')).toHaveValue('Mine');

  await page.goto(`/${language}/admin/products?q=${mark}`);
  const product = page.locator('.admin-list tbody tr');
  await expect(product).toHaveCount(1);
  await product.locator('.admin-price').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=salePrice]').fill('70');
  await dialog.locator('[name=salePrice]').press('Enter');
  await expect(dialog.getByText(say('wrong.salePrice'))).toBeVisible();
  await dialog.locator('[name=salePrice]').fill('49,90');
  await dialog.locator('[name=salePrice]').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(product.locator('.admin-price').first()).toContainText(/49[.,]90/);
  await product.getByRole('button', { name: /: 0$/ }).click();
  await dialog.locator('[name^=pieces-]').first().fill('7');
  await dialog.locator('[name^=pieces-]').nth(1).fill('x');
  await dialog.locator('[name^=pieces-]').nth(1).press('Enter');
  await expect(dialog.getByText(say('stock.notPieces'))).toBeVisible();
  await dialog.locator('[name^=pieces-]').nth(1).fill('5');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.locator('[name^=pieces-]').nth(1).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(product.getByRole('button', { name: /: 12$/ })).toBeVisible();
  await product.locator('th a').press('Enter');
  await expect(editor.locator('[name=salePrice]')).toHaveValue('49.90');
  await editor.getByRole('button', { name: say('plan.plan') }).click();
  await dialog.locator('[name=at]').press('Enter');
  await expect(page.getByText(say('plan.planned'))).toBeVisible();
  await expect(editor.getByRole('button', { name: say('plan.takeBack') })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await editor.getByRole('button', { name: say('plan.takeBack') }).click();
  await expect(page.getByText(say('plan.takenBack'))).toBeVisible();
  await editor.getByRole('button', { name: say('acts.archive') }).click();
  await dialog.getByRole('button', { name: say('acts.archive') }).click();
  await expect(page.getByText(say('acts.archived'))).toBeVisible();
  await expect(editor.getByRole('button', { name: say('acts.restore') })).toBeVisible();
  await page.goto(`/${language}/admin/products?q=${mark}`);
  await expect(page.getByText(say('nothingFound'))).toBeVisible();
  // The gate before the PIN, what cannot be sold, and what somebody else has changed.
  forgive(complaints, /409/);
});
