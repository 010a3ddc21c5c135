import type { Page } from '@playwright/test';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { publish, takeOff } from './live-rows.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

/** The names of the categories below one, in the order of the page, once every move is done. */
async function namesBelow(page: Page, parent: string): Promise<string[]> {
  await expect(page.getByRole('tree')).toHaveAttribute('aria-busy', 'false');
  const rows = await page.getByRole('treeitem').evaluateAll((all) =>
    all.map((row) => ({
      level: Number(row.getAttribute('aria-level')),
      name: row.querySelector('a')?.textContent ?? '',
    })),
  );
  const at = rows.findIndex(({ name }) => name === parent);
  const level = rows[at]?.level ?? 0;
  const rest = rows.slice(at + 1);
  const end = rest.findIndex((row) => row.level <= level);
  return (end < 0 ? rest : rest.slice(0, end)).filter((row) => row.level === level + 1).map(({ name }) => name);
}

test('a category is made by keyboard, moved by keys and by dragging, renamed with its redirect, hidden, emptied and deleted', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(240_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-categories');
  // Two of these tests run at once: each in a department of its own.
  const department = project.name.includes('phone') ? 'kids' : 'men';
  const mark = crypto.randomUUID().slice(0, 8);
  const [top, one, two, three] = ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${mark}`) as [
    string,
    string,
    string,
    string,
  ];
  const slug = `${department}-b-${mark}`;
  await sql`
    insert into categories (slug, name, name_lt, name_ru, parent_id, display_order)
    select ${`${department}-a-${mark}`}, ${top}, ${top}, ${top}, id, 900 from categories where slug = ${department}`;
  for (const [place, name] of [two, three].entries())
    await sql`
      insert into categories (slug, name, name_lt, name_ru, parent_id, display_order)
      select ${`${department}-${place}-${mark}`}, ${name}, ${name}, ${name}, id, ${10 * place}
      from categories where slug = ${`${department}-a-${mark}`}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/categories');
  await expect(page.getByRole('tree', { name: say('label') })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const row = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

  // Made below the first one, by keyboard.
  await row(top).focus();
  await page.getByRole('link', { name: say('acts.addBelow') }).press('Enter');
  const editor = page.locator('.admin-editor');
  await editor.locator('[name=name-lt]').press('Enter');
  await expect(editor.getByText(say('problems.name-lt'))).toBeVisible();
  await expect(editor.locator('[name=name-lt]')).toBeFocused();
  for (const each of ['lt', 'en', 'ru']) await editor.locator(`[name=name-${each}]`).fill(one);
  await editor.locator('[name=slug]').fill(`gifts-${mark}`);
  await editor.locator('[name=slug]').press('Enter');
  await expect(editor.getByText(say('refused.slugDepartment', { word: `${department}-` }))).toBeVisible();
  await expect(editor.locator('[name=slug]')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await editor.locator('[name=slug]').fill('');
  await editor.locator('[name=slug]').press('Enter');
  await expect(page.getByText(say('form.saved'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`category=${slug}`));
  await page.getByRole('link', { name: say('back') }).click();

  // Moved by the keyboard alone, step by step, and taken back.
  await expect.poll(() => namesBelow(page, top)).toEqual([two, three, one]);
  await row(one).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => namesBelow(page, top)).toEqual([one, two, three]);
  await expect(row(one)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: one })).toContainText('1');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.locator('.toast')).toContainText(say('nowhere'));
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => namesBelow(page, top)).toEqual([two, three]);
  await page.getByRole('button', { name: say('acts.undo') }).click();
  await expect.poll(() => namesBelow(page, top)).toEqual([one, two, three]);
  await row(one).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => namesBelow(page, top)).toEqual([two, one, three]);

  // Dragged by its handle: the last to the front; then into another department, where it may not go.
  const drag = async (name: string, to: { x: number; y: number }) => {
    await row(name).scrollIntoViewIfNeeded();
    const handle = await row(name).locator('[data-handle]').boundingBox();
    await page.mouse.move((handle?.x ?? 0) + 5, (handle?.y ?? 0) + 12);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 4, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
  };
  const target = await row(two).boundingBox();
  await drag(three, { x: (target?.x ?? 0) + 120, y: (target?.y ?? 0) + 3 });
  await expect(row(two)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect.poll(() => namesBelow(page, top)).toEqual([three, two, one]);
  const own = await row(three).boundingBox();
  await drag(one, { x: (own?.x ?? 0) + 120, y: (own?.y ?? 0) + (own?.height ?? 0) / 2 });
  await expect(page.locator('[data-drop=refused]')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: say('errors.too_deep') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await namesBelow(page, top)).toEqual([three, two, one]);

  // Somebody else has moved something: nothing is moved over it before it was seen.
  await sql`update categories set display_order = 999 where slug = ${`${department}-1-${mark}`}`;
  await row(two).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const theirs = page.getByRole('alert').filter({ hasText: say('treeStale.lead') });
  await expect(theirs).toContainText(three);
  await expect.poll(() => namesBelow(page, top)).toEqual([two, one, three]);
  await theirs.getByRole('button', { name: say('treeStale.take') }).click();
  await expect(theirs).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);

  // Another address: the old one leads to it; what somebody else changed meanwhile is shown first.
  const product = await publish(sql, slug);
  await row(one).focus();
  await page.keyboard.press('Enter');
  await expect(editor.locator('[name=slug]')).toHaveValue(slug);
  await sql`update categories set description_lt = 'By somebody else' where slug = ${slug}`;
  await editor.locator('[name=slug]').fill(`${slug}-new`);
  await editor.locator('[name=slug]').press('Enter');
  const stale = editor.getByRole('alert').filter({ hasText: say('stale.lead') });
  await expect(stale).toContainText('By somebody else');
  await stale.getByRole('button', { name: say('stale.keep') }).click();
  await editor.locator('[name=slug]').press('Enter');
  await expect(page).toHaveURL(new RegExp(`category=${slug}-new`));
  await expect(page.getByText(`/${slug}`, { exact: true })).toBeVisible();
  const moved = async () => (await page.request.get(`/${language}/${slug}`, { maxRedirects: 0 })).headers()['location'];
  await expect.poll(moved).toContain(`/${language}/${slug}-new`);
  const shopPage = await page.request.get(`/${language}/${slug}-new`);
  expect(await shopPage.text()).toContain(product.name);

  // Neither hidden nor deleted while something is for sale in it; moved away, it is.
  await editor.locator('[name=isActive]').uncheck();
  await editor.locator('[name=slug]').press('Enter');
  await expect(editor.getByText(say('refused.sells', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: say('acts.delete') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('acts.delete') }).click();
  await expect(dialog.getByText(say('refused.holdsProducts', { count: 1 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('empty.act') }).click();
  await expect(dialog).toContainText(say('empty.lead', { count: 1, name: one }));
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('empty.act') }).click();
  await expect(page.getByText(say('empty.done', { count: 1 }))).toBeVisible();
  const [row_] = await sql`select category from products where id = ${product.id}`;
  expect(row_).toEqual({ category: `${department}-a-${mark}` });
  await editor.locator('[name=slug]').press('Enter');
  await expect(page.getByText(say('form.saved'))).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/${language}/${slug}-new`)).status()).toBe(404);
  await page.getByRole('button', { name: say('acts.delete') }).click();
  await dialog.getByRole('button', { name: say('acts.delete') }).click();
  await expect(page.getByText(say('delete.done'))).toBeVisible();
  await expect.poll(() => namesBelow(page, top)).toEqual([two, three]);

  await takeOff(sql, product);
  await sql`update products set category = ${department === 'men' ? 'men-shirts' : 'kids-girls'} where id = ${product.id}`;
  await sql`delete from categories where slug like ${`%-${mark}`} and parent_id not in (select id from categories where parent_id is null)`;
  await sql`delete from categories where slug like ${`%-${mark}`}`;
  forgive(complaints, /409|404/);
});
