import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { publish, takeOff } from './live-rows.ts';
import { expect, forgive, test } from './shop-test.ts';
import { makeStaff, openWithPin, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

test('the utility page shows what sorting would change, changes it, shows the raw result and takes it back', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(180_000);
  const language = languageOf(project.name);
  const say = words(language, 'fix-categories');
  const product = await publish(sql, 'women-boots');
  const stands = async () => {
    const [row] = await sql`select category, subcategory from products where id = ${product.id}`;
    return row;
  };
  const before = await stands();
  const staff = await makeStaff(shop, sql, 'editor');
  const name = `Editor ${crypto.randomUUID().slice(0, 8)}`;
  await sql`
    update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('display_name', ${name}::text)
    where email = ${staff.email}`;
  await signInAsStaff(page, language, staff, '/fix-categories');
  await expect(page.locator('main [name=pin]')).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await openWithPin(page);
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('preview') })).toBeVisible();

  await page.route('**/smart-categorize-products', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: say('preview') }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: say('failed') })).toBeVisible();
  await page.getByRole('button', { name: say('preview') }).press('Enter');
  const change = page.getByRole('table').filter({ hasText: product.name }).first();
  await expect(change).toContainText('women-dresses');
  await expect(page.getByRole('alert').filter({ hasText: say('failed') })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  expect(await stands(), 'a preview changes nothing').toEqual(before);

  // Other tests have products of their own that stand anywhere: they are left out.
  const own = page.getByRole('checkbox', { name: say('include', { name: product.name }) });
  const others = page.getByRole('table').getByRole('checkbox');
  for (const each of await others.all()) await each.uncheck();
  await expect(page.locator('.button-line')).toHaveCount(0);
  await own.check();
  const run = page.getByRole('button', { name: say('run', { count: 1 }) });
  await run.press('Enter');
  const dialog = page.getByRole('dialog');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.locator('[type=submit]').press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByText(say('raw'), { exact: true }).click();
  await expect(page.locator('.admin-raw pre')).toContainText('"act": "run"');
  expect(await stands()).toEqual({ category: 'women-dresses', subcategory: 'dresses' });

  const runs = page
    .getByRole('table')
    .filter({ hasText: say('runs.checked') })
    .last();
  const mine = runs.locator('tbody tr').filter({ hasText: name });
  await mine.getByRole('button', { name: say('runs.undo') }).click();
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect.poll(stands).toEqual(before);
  await takeOff(sql, product);
  await sql`update products set category = 'women-dresses' where id = ${product.id}`;
  forgive(complaints, /409|500|403/);
});
