import type { Page } from '@playwright/test';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { publish, takeOff } from './live-rows.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

/** Nothing that axe can find, light and dark, and no scrolling sideways. */
async function isSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
}

test('a banner is made by keyboard, shown in the shop, changed by two people at once, and gone when it is deleted', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(150_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-marketing');
  // A place of its own for each of the two windows, which run at once.
  const placement = project.name === 'phone' ? 'home' : 'listing';
  const text = `Banner ${crypto.randomUUID().slice(0, 8)}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/marketing');
  await page.getByRole('link', { name: say('banners.addAt', { place: say(`placements.${placement}`) }) }).focus();
  await page.keyboard.press('Enter');
  const editor = page.locator('.admin-editor');
  await editor.locator('[name=path]').fill('https://elsewhere.example');
  await page.keyboard.press('Enter');
  await expect(editor.getByText(say('banners.problems.path'))).toBeVisible();
  await expect(editor.locator('[name=text-en]')).toBeFocused();
  for (const each of ['en', 'lt', 'ru']) await editor.locator(`[name=text-${each}]`).fill(text);
  await editor.locator('[name=path]').fill(`${shop.shop}/lt/sale`);
  await expect(editor.locator('.admin-banner-preview .banner').first()).toHaveText(text);
  await isSound(page);
  await editor.locator('[name=path]').press('Enter');
  const row = page.locator('.admin-ordered li').filter({ hasText: text });
  await expect(row).toContainText(say('banners.shownNow'));
  await expect(row).toContainText('/sale');
  await isSound(page);

  const visitor = await page.context().newPage();
  const address = placement === 'home' ? `/${language}` : `/${language}/women/dresses`;
  const shown = visitor.locator(`[data-banners=${placement}] .banner:visible`);
  await visitor.goto(address);
  // It comes in where nobody sees the page move.
  await expect(async () => {
    await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(shown).toHaveText(text, { timeout: 500 });
  }).toPass();
  await expect(shown.getByRole('link')).toHaveAttribute('href', `/${language}/sale`);

  await row.getByRole('link', { name: text }).click();
  await editor.locator('[name=text-en]').fill(`${text} mine`);
  await sql`update banners set text_lt = 'Somebody else' where text = ${text}`;
  await editor.locator('[name=text-en]').press('Enter');
  const theirs = editor.getByRole('alert').filter({ hasText: say('stale.lead') });
  await expect(theirs).toContainText('Somebody else');
  await theirs.getByRole('button', { name: say('stale.keep') }).click();
  await editor.locator('[name=text-en]').press('Enter');
  await expect(page.locator('.admin-ordered')).not.toHaveCount(0);
  const [kept] = await sql`select text, text_lt from banners where text = ${`${text} mine`}`;
  expect(kept).toEqual({ text: `${text} mine`, text_lt: text });
  await page.locator('.admin-ordered li').filter({ hasText: text }).getByRole('link').first().click();
  await editor.getByRole('button', { name: say('delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('delete') })
    .click();
  await expect(page.getByText(say('banners.deleted'))).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('main')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await visitor.close();
  forgive(complaints, /409/);
});

test('products are put first in a listing, in order by keyboard, and the shop follows', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-marketing');
  const listing = project.name === 'phone' ? 'women/accessories/gloves' : 'women/accessories/scarves';
  await openBackOffice(page, language, { shop, sql }, '/admin/marketing');
  await page.goto(`/${language}/admin/marketing?view=order&listing=${encodeURIComponent(listing)}`);
  const result = page.getByRole('list', { name: say('order.result') });
  const others = result.getByRole('button', { name: new RegExp(`^${say('order.pin')}`) });
  await expect(others.first()).toBeVisible();
  await others.nth(1).click();
  await others.nth(1).click();
  const pinned = page.getByRole('list', { name: say('order.pinned') }).getByRole('listitem');
  await expect(pinned).toHaveCount(2);
  const names = await pinned
    .locator('.admin-product-name > span')
    .evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''));
  await pinned.nth(1).locator('.admin-handle').focus();
  await page.keyboard.press('ArrowUp');
  await expect(pinned.first()).toContainText(names[1] ?? '-');
  await expect(pinned.first().locator('.admin-handle')).toBeFocused();
  await isSound(page);
  await page.getByRole('button', { name: say('save') }).click();
  await expect(page.getByText(say('order.saved'))).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`/${language}/${listing}`);
  const cards = visitor.locator('[data-listing] .card .card-name');
  await expect(cards.nth(0)).toHaveText(names[1] ?? '-');
  await expect(cards.nth(1)).toHaveText(names[0] ?? '-');
  await visitor.close();
  await sql`delete from listing_curation where listing = ${listing}`;
  forgive(complaints, /409/);
});

test('a search in vain becomes a synonym with a press, and finds', async ({ page, complaints, shop, sql }, {
  project,
}) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-marketing');
  const product = await publish(sql);
  const word = `q${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`.slice(0, 10);
  for (let times = 0; times < 3; times += 1) await sql`select count_search(${word}, ${language}, 0)`;
  await openBackOffice(page, language, { shop, sql }, '/admin/marketing');
  await page.goto(`/${language}/admin/marketing?view=search`);
  await page.getByRole('button', { name: say('search.synonymOf', { name: word }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=words]').press('Enter');
  await expect(dialog.getByText(say('search.problems.words')).first()).toBeVisible();
  await dialog.locator('[name=words]').fill(`${word}, ${product.name}`);
  await dialog.locator('[name=words]').press('Enter');
  await expect(page.getByText(say('search.synonymSaved'))).toBeVisible();
  await expect(page.getByRole('list', { name: say('search.synonyms') })).toContainText(word);
  await page.locator('[name=try]').fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: say('search.found') })).toContainText(product.name);
  await isSound(page);
  await page.goto(`/${language}/search?q=${word}`);
  await expect(page.locator(`.card[data-product-id=${product.id}]`)).toBeVisible();
  await sql`delete from search_synonyms where words @> array[${word}]`;
  await takeOff(sql, product);
  forgive(complaints, /409/);
});

test('who waits for what is listed, and leads to its stock', async ({ page, complaints, shop, sql }, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-marketing');
  const product = await publish(sql);
  const [variant] = await sql<
    { id: string; sku: string }[]
  >`select id, sku from product_variants where product_id = ${product.id} order by sku limit 1`;
  for (let number = 0; number < 2; number += 1)
    await sql`
      insert into back_in_stock_requests (id, variant_id, email, language, token_hash, confirmed_at)
      values (gen_random_uuid(), ${variant?.id ?? ''}, ${`${crypto.randomUUID()}@example.com`}, 'lt', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now())`;
  await openBackOffice(page, language, { shop, sql }, '/admin/marketing');
  await page.goto(`/${language}/admin/marketing?view=demand&q=${encodeURIComponent(product.name)}`);
  const row = page.locator('.admin-list tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(variant?.sku ?? '-');
  await isSound(page);
  await page.locator('[name=by]').selectOption('product');
  await expect(row).toContainText(say('demand.sizes', { count: 1 }));
  await page.locator('[name=by]').selectOption('variant');
  await expect(row).toContainText(variant?.sku ?? '-');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/inventory\?sku=/);
  await takeOff(sql, product);
  forgive(complaints, /409/);
});

test('a letter is written, shown as it will look, sent to oneself, planned and cancelled', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(180_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-newsletter');
  const product = await publish(sql);
  const name = `Letter ${crypto.randomUUID().slice(0, 8)}`;
  await sql`
    insert into newsletter_subscribers (email, language, status, confirmed_at)
    values (${`${crypto.randomUUID()}@example.com`}, ${language}, 'confirmed', now())`;
  await openBackOffice(page, language, { shop, sql }, '/admin/marketing');
  await page.goto(`/${language}/admin/marketing?view=newsletter`);
  await page.getByRole('link', { name: say('add') }).click();
  const editor = page.locator('.admin-editor');
  await editor.locator(`[name=subject-${language}]`).fill(name);
  const add = (kind: string) =>
    editor
      .locator('.admin-letter-add')
      .getByRole('button', { name: say(`kinds.${kind}` as 'kinds.text'), exact: true })
      .click();
  const last = editor.locator('.admin-letter-blocks > li').last();
  await add('heading');
  await last.locator(`[lang=${language}]`).fill('<b>Hello</b>');
  await add('products');
  await editor.getByRole('button', { name: say('save'), exact: true }).click();
  await expect(editor.getByText(say('problems.name'))).toBeVisible();
  await expect(editor.getByText(say('problems.products'))).toBeVisible();
  await expect(editor.locator('[name=name]')).toBeFocused();
  await editor.locator('[name=name]').fill(name);
  await last.locator('[name=products]').fill(product.name);
  await expect(last.getByRole('list', { name: say('finder.found') })).toContainText(product.name);
  await last.locator('[name=products]').press('Enter');
  const letter = page.frameLocator('.admin-preview');
  await expect(letter.getByText('<b>Hello</b>')).toBeVisible();
  await expect(letter.getByText(product.name)).toBeVisible();
  const images = letter.locator('img');
  await expect
    .poll(() => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  await page.locator('[name=preview-theme]').selectOption('dark');
  await expect(letter.getByText('<b>Hello</b>')).toBeVisible();
  // axe works by scripts, of which the frame runs none.
  await page.locator('[name=preview-look]').selectOption('text');
  await expect(page.locator('.admin-preview-text')).toContainText(product.name);
  await isSound(page);

  await editor.getByRole('button', { name: say('test.act', { language: say(`languages.${language}`) }) }).click();
  await expect(page.getByText(say('test.done', { address: '' }).slice(0, 12))).toBeVisible();
  const tests =
    await sql`select outbox.state from outbox join newsletters on newsletters.id::text = payload ->> 'newsletter' where name = ${name}`;
  expect(tests).toHaveLength(1);

  await editor.locator('[name=name]').fill(`${name} mine`);
  await sql`update newsletters set name = ${`${name} theirs`} where name = ${name}`;
  await editor.getByRole('button', { name: say('save'), exact: true }).click();
  const theirs = editor.getByRole('alert').filter({ hasText: say('stale.lead') });
  await expect(theirs).toContainText(`${name} theirs`);
  await theirs.getByRole('button', { name: say('stale.keep') }).click();
  await editor.getByRole('button', { name: say('schedule.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=at]').fill('2099-01-01T10:00');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('schedule.act'), exact: true }).click();
  await expect(page.getByRole('heading', { name: `${name} mine` })).toBeVisible();
  await expect(page.locator('.admin-state').filter({ hasText: say('states.scheduled') })).toContainText('2099');
  await page.locator('[name=preview-look]').selectOption('text');
  await expect(page.locator('.admin-preview-text')).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: say('cancelPlan') }).click();
  await expect(page.getByText(say('done.cancel'))).toBeVisible();
  await editor.getByRole('button', { name: say('delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('delete') })
    .click();
  await expect(page.getByText(say('deleted'))).toBeVisible();
  expect(await sql`select from newsletters where name like ${`${name}%`}`).toHaveLength(0);
  await takeOff(sql, product);
  forgive(complaints, /409|Blocked script execution/);
});
