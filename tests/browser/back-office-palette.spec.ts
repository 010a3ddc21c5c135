import type { Page } from '@playwright/test';
import type { Language } from '#src/domain/language/languages.ts';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { placeOrder } from './placed-orders.ts';
import { expect, forgive, test } from './shop-test.ts';
import { makeStaff, openBackOffice, openWithPin, pin, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

const paletteOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: words(language, 'admin')('palette.title') });
const openerOf = (page: Page) => page.locator('.admin-palette-open');
const fieldOf = (page: Page) => page.locator('.admin-palette').getByRole('combobox');
const chosen = (page: Page) => page.locator('.admin-palette').getByRole('option', { selected: true });

/** A product of the test's own, not for sale. */
async function addProduct(
  sql: Parameters<typeof placeOrder>[0],
): Promise<{ readonly id: string; readonly name: string }> {
  const mark = crypto.randomUUID().slice(0, 8);
  const id = `palette-${mark}`;
  await sql`insert into products (id, sku, name, name_lt, name_ru, active)
    values (${id}, ${id}, ${`Wool scarf ${mark}`}, ${`Šalikas ${mark}`}, ${`Шарф ${mark}`}, false)`;
  return { id, name: mark };
}

test('the palette leads anywhere by keyboard alone, remembers what was used, and is gone with the lock', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  const tell = words(language, 'admin-palette');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes('/admin-palette.json'));
  await openBackOffice(page, language, { shop, sql }, '/admin/orders');
  const search = page.getByRole('searchbox');
  await search.focus();
  expect(isAsked(), 'loaded when it is opened').toBe(false);
  // From within a field, and back to it.
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paletteOf(page, language)).toBeHidden();
  await expect(search).toBeFocused();
  expect(isAsked()).toBe(true);

  await openerOf(page).press('Enter');
  const options = paletteOf(page, language).getByRole('option');
  await expect(chosen(page)).toHaveText(say('sections.dashboard'));
  const size = await openerOf(page).boundingBox();
  const line = await chosen(page).boundingBox();
  if (project.name === 'phone')
    expect(Math.min(size?.height ?? 0, size?.width ?? 0, line?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(say('sections.dashboard'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(chosen(page)).toHaveText(say('sections.dashboard'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);

  // A section by its name in Russian, typed before anything answers; without accents in Lithuanian.
  await page.keyboard.type('переводы');
  await expect(chosen(page)).toHaveText(say('sections.translation'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/translation$`));
  await expect(paletteOf(page, language)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page, language).getByRole('group').first()).toContainText(tell('groups.recent'));
  await expect(chosen(page)).toHaveText(say('sections.translation'));
  await page.keyboard.type('uzsakymai pakuotini');
  await expect(chosen(page)).toContainText(tell('names.ordersToPack'));
  await expect(page.locator('.admin-palette [role=status]')).toHaveText(tell('found', { count: 1 }));
  const beside = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await beside).toHaveURL(new RegExp(`/${language}/admin/orders\\?view=to_pack$`));
  await (await beside).close();
  await expect(page).toHaveURL(/\/admin\/translation$/);

  // What it does is what the page's own controls do.
  await fieldOf(page).fill(tell('names.dark'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(paletteOf(page, language)).toBeHidden();
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill(tell('names.beginTake'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words(language, 'admin-inventory')('takes.begin') })).toBeVisible();
  // Over another window, which is gone with where it was.
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill(tell('names.lock'));
  await page.keyboard.press('Enter');
  await expect(page.locator('main [name=pin]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.admin-palette, .admin-palette-open')).toHaveCount(0);
  await page.locator('main [name=pin]').fill(pin);
  forgive(complaints, /409/);
});

test('the palette finds orders, products and customers, and keeps no person in the browser', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const order = await placeOrder(sql);
  const product = await addProduct(sql);
  await openBackOffice(page, language, { shop, sql }, '/admin/coupons');
  await openerOf(page).click();
  await expect(chosen(page)).toBeVisible();
  await fieldOf(page).fill(order.number.replace(/\D/g, ''));
  await expect(chosen(page)).toContainText(order.number);
  await expect(chosen(page)).toContainText('Rūta Kazlauskienė');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/orders\\?order=${order.number}$`));

  for (const typed of [`Шарф ${product.name}`, `salikas ${product.name}`, product.id]) {
    await page.keyboard.press('Control+k');
    await fieldOf(page).fill(typed);
    await expect(chosen(page)).toContainText(product.name);
    await expect(page.locator('.admin-palette').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill(product.name);
  await chosen(page).filter({ hasText: product.name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products\\?product=${product.id}$`));

  await page.keyboard.press('Control+k');
  await fieldOf(page).fill(order.email);
  const customers = page.getByRole('group', { name: words(language, 'admin-palette')('groups.customers') });
  await customers.getByRole('option').click();
  await expect(page).toHaveURL(/\/admin\/customers\?customer=/);
  await page.keyboard.press('Control+k');
  await expect(chosen(page)).toContainText(product.name);
  // What it does takes its time, and says so until it is done.
  const saved = page.waitForEvent('download');
  await fieldOf(page).fill(words(language, 'admin-palette')('names.exportOrders'));
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await expect(paletteOf(page, language)).toBeHidden();
  const kept = await page.evaluate(() => localStorage.getItem('palette-recents') ?? '');
  expect(kept).toContain(order.number);
  expect(kept).not.toMatch(/@|Rūta/);
  forgive(complaints, /409/);
});

test('editors find products alone, and nothing of orders or customers is asked for', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  const tell = words(language, 'admin-palette');
  const product = await addProduct(sql);
  const kinds: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/find_for_palette')) kinds.push(request.postDataJSON());
  });
  await signInAsStaff(page, language, await makeStaff(shop, sql, 'editor'), '/admin/products');
  await openWithPin(page);
  await openerOf(page).click();
  await expect(chosen(page)).toHaveText(say('sections.products'));
  const options = paletteOf(page, language).getByRole('option');
  for (const name of [say('sections.orders'), say('sections.customers'), tell('names.newCoupon')])
    await expect(options.filter({ hasText: name })).toHaveCount(0);
  await fieldOf(page).fill(product.name);
  await expect(chosen(page)).toContainText(product.name);
  expect(kinds).toEqual([{ asked: { kind: 'products', words: product.name, language } }]);
  forgive(complaints, /409/);
});

test('without a connection the palette says so in place, and an old answer never takes a newer one’s place', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  const [old, late] = [await addProduct(sql), await addProduct(sql)];
  await openBackOffice(page, language, { shop, sql }, '/admin/categories');
  // Not even itself can be had; what was typed meanwhile stands, and what is typed next stands behind it.
  await page.route('**/admin-palette.json', (route) => route.abort());
  await openerOf(page).click();
  const alert = paletteOf(page, language).getByRole('alert');
  await expect(alert).toContainText(say('gate.offline'));
  await fieldOf(page).fill(say('sections.reports'));
  await page.unroute('**/admin-palette.json');
  await alert.getByRole('button', { name: say('retry') }).press('Enter');
  await expect(chosen(page)).toHaveText(say('sections.reports'));
  await expect(fieldOf(page)).toBeFocused();
  await page.route('**/rpc/find_for_palette', (route) => route.abort());
  await fieldOf(page).fill(late.name);
  await expect(alert).toContainText(say('messages.notFetched'));
  await expect(fieldOf(page)).toHaveValue(late.name);
  await fieldOf(page).fill(say('sections.reports'));
  await expect(chosen(page), 'sections need nobody').toHaveText(say('sections.reports'));
  await expect(alert).toBeVisible();
  // The alert of the words before stands until these are asked for, and only their own has a button that stays.
  const askedAgain = page.waitForEvent('requestfailed', (request) => request.postData()?.includes(late.name) ?? false);
  await fieldOf(page).fill(late.name);
  await askedAgain;
  await expect(alert).toBeVisible();
  await page.unroute('**/rpc/find_for_palette');
  await alert.getByRole('button', { name: say('retry') }).click();
  await expect(chosen(page)).toContainText(late.name);
  await expect(alert).toBeHidden();

  // The first question is answered after the second.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isOld = (body: string | null) => body?.includes(old.name) ?? false;
  await page.route('**/rpc/find_for_palette', async (route) => {
    if (isOld(route.request().postData())) await released;
    await route.continue();
  });
  const held = page.waitForRequest((request) => isOld(request.postData()));
  await fieldOf(page).fill(old.name);
  await held;
  await fieldOf(page).fill(late.name);
  await expect(chosen(page)).toContainText(late.name);
  const answers = page.waitForResponse((response) => isOld(response.request().postData()));
  release();
  await answers;
  await expect(page.locator('.admin-palette').getByRole('option')).toHaveCount(1);
  await expect(chosen(page)).toContainText(late.name);
  forgive(complaints, /409|ERR_FAILED/);
});
