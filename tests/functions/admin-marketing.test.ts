import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { WantedBanner } from '#src/contracts/admin-marketing.ts';
import { bannerList, demandPage, listingOrder, searchWords, triedSearch } from '#src/contracts/staff-marketing.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: object) => (await askAs(shop, 'admin-marketing', token, body)).answer;
const read = async ({ client }: Staff, name: string, asked?: object) =>
  (await client.rpc(name, asked === undefined ? {} : { asked: asked as never })).data;
const wanted = (changes: Partial<WantedBanner> = {}): WantedBanner => ({
  ...{
    id: randomUUID(),
    version: null,
    placement: 'home',
    text: 'Sale',
    text_lt: 'Išpardavimas',
    text_ru: 'Распродажа',
  },
  ...{ path: '/sale', from: '2026-01-01T10:00', until: null, is_active: true, ...changes },
});
const bannerOf = async (staff: Staff, id: string) =>
  bannerList.parse(await read(staff, 'list_banners'))?.banners.find((banner) => banner.id === id);
/** What a visitor's open page is told. */
async function shown(listing: string | null = null) {
  const response = await fetch(`${shop.backendUrl}/rest/v1/rpc/read_shown_marketing`, {
    method: 'POST',
    headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ listing }),
  });
  return response.json();
}
const product = async (stock = 1) => {
  const id = `thing-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { stock: { 'M/sage': stock } });
  return id;
};

it('makes a banner once, in times of Vilnius, changes it by its version, and logs who did', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const banner = wanted({ until: '2026-07-01T00:00' });
  expect(await ask(editor, { act: 'save_banner', banner })).toMatchObject({ ok: true });
  expect(await ask(editor, { act: 'save_banner', banner }), 'said twice').toMatchObject({ ok: true });
  const made = await bannerOf(editor, banner.id);
  expect(made).toMatchObject({ from: '2026-01-01T10:00', until: '2026-07-01T00:00', state: 'over' });
  const [row] = await shop.sql`
    select starts_at = '2026-01-01T08:00Z' as begins, ends_at = '2026-06-30T21:00Z' as ends from banners where id = ${banner.id}`;
  expect(row).toEqual({ begins: true, ends: true });
  const change = { ...banner, version: made?.updated_at ?? '', text: 'Summer sale' };
  expect(await ask(editor, { act: 'save_banner', banner: change })).toMatchObject({ ok: true });
  expect(await ask(editor, { act: 'save_banner', banner: { ...change, text: 'Mine' } })).toMatchObject({
    code: 'banner_stale',
  });
  expect(await ask(editor, { act: 'delete_banner', banner: banner.id, version: made?.updated_at })).toMatchObject({
    code: 'banner_stale',
  });
  const logged = await shop.sql`
    select action, after ->> 'text' as text from audit_log
    where actor_id = ${editor.userId} and table_name = 'banners' and row_key = ${banner.id} order by id`;
  expect([...logged]).toEqual([
    { action: 'insert', text: 'Sale' },
    { action: 'update', text: 'Summer sale' },
  ]);
});

it('shows visitors the first banner of a place that runs now, and none that is off, over or planned', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const placement = 'cart';
  const banners = [
    wanted({ placement, until: '2026-02-01T00:00' }),
    wanted({ placement, from: '2099-01-01T00:00' }),
    wanted({ placement, is_active: false }),
    wanted({ placement, text_lt: 'Antra' }),
    wanted({ placement, text_lt: 'Pirma' }),
  ];
  for (const banner of banners) await ask(editor, { act: 'save_banner', banner });
  const runs = async () =>
    (await shown()).banners.filter((banner: { placement: string }) => banner.placement === placement);
  expect((await runs()).map((banner: { text: { lt: string } }) => banner.text.lt)).toEqual(['Antra']);
  const ids = banners.map(({ id }) => id).reverse();
  expect(await ask(editor, { act: 'order_banners', placement, banners: ids })).toMatchObject({ ok: true });
  expect((await runs()).map((banner: { text: { lt: string } }) => banner.text.lt)).toEqual(['Pirma']);
  expect(await ask(editor, { act: 'order_banners', placement, banners: ids.slice(1) })).toMatchObject({
    code: 'banner_stale',
  });
});

it('takes no banner that leads out of the shop, ends before it begins or says nothing', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  for (const changes of [
    { path: 'https://evil.example/' },
    { path: '//evil.example' },
    { path: 'javascript:alert(1)' },
    { until: '2025-12-31T00:00' },
    { from: '2026-13-01T00:00' },
    { text_lt: '  ' },
    { placement: 'top_bar' as const, text: 'a'.repeat(91) },
  ])
    expect(await ask(editor, { act: 'save_banner', banner: wanted(changes) }), JSON.stringify(changes)).toMatchObject({
      code: 'invalid_request',
    });
});

it('puts products first in a listing, not over somebody else’s order, and tells open pages what can be bought of them', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const listing = `women-${randomUUID().slice(0, 8)}`;
  const [one, two, gone] = [await product(), await product(), await product(0)];
  const save = (was: string[], products: string[]) => ask(editor, { act: 'save_order', listing, was, products });
  expect(await save([], [two, gone, one])).toMatchObject({ ok: true });
  expect(await save([], [two, gone, one]), 'said twice').toMatchObject({ ok: true });
  expect(await save([], [one])).toMatchObject({ code: 'order_stale' });
  expect((await shown(listing)).pinned).toEqual([two, one]);
  const asked = { listing, language: 'lt', sort: 'featured', category: 'dresses' };
  const order = listingOrder.parse(await read(editor, 'read_listing_order', asked));
  expect(order?.pinned.map(({ id }) => id)).toEqual([two, gone, one]);
  expect(order?.listed[listing]).toBe(3);
  expect(order?.others.map(({ id }) => id)).not.toContain(one);
  expect(await save([two, gone, one], [one, two])).toMatchObject({ ok: true });
  expect((await shown(listing)).pinned).toEqual([one, two]);
  expect(await save([one, two], ['nothing-here'])).toMatchObject({ code: 'product_unknown' });
});

it('keeps the order of a category’s page when its slug changes', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const [slug, id] = [`cat-${randomUUID().slice(0, 8)}`, await product()];
  await shop.sql`insert into categories (slug, name, name_lt, name_ru) values (${slug}, 'A', 'A', 'A')`;
  await ask(editor, { act: 'save_order', listing: slug, was: [], products: [id] });
  await shop.sql`update categories set slug = ${`${slug}-new`} where slug = ${slug}`;
  expect((await shown(`${slug}-new`)).pinned).toEqual([id]);
});

it('makes synonyms of what was searched in vain, and the shop’s search follows them', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const invent = () => `q${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 10)}`;
  const [id, word, meant] = [await product(), invent(), invent()];
  await shop.sql`update products set name_lt = ${meant} where id = ${id}`;
  const find = async (words: string) =>
    triedSearch.parse(await read(editor, 'try_search', { words, language: 'lt' }))?.products.map((each) => each.id);
  expect(await find(word)).toEqual([]);
  await shop.sql`select count_search(${word}, 'lt', 0)`;
  const words = async () => searchWords.parse(await read(editor, 'read_search_words', { language: 'lt' }));
  expect((await words())?.missed).toContainEqual({ query: word, searches: 1 });
  const synonym = {
    act: 'save_synonym',
    synonym: randomUUID(),
    version: null,
    language: 'lt',
    words: [word, meant.toUpperCase(), meant],
  };
  expect(await ask(editor, synonym)).toMatchObject({ ok: true });
  expect(await find(word)).toContain(id);
  const after = await words();
  expect(after?.missed.map(({ query }) => query)).not.toContain(word);
  const kept = after?.synonyms.find((each) => each.words.includes(word));
  expect(kept?.words).toEqual([word, meant]);
  expect(await ask(editor, { ...synonym, synonym: randomUUID() })).toMatchObject({ code: 'synonym_taken' });
  expect(await ask(editor, { ...synonym, synonym: randomUUID(), words: ['Šalikas', 'salikas'] })).toMatchObject({
    code: 'synonym_single',
  });
  expect(await ask(editor, { ...synonym, version: '2020-01-01T00:00:00Z' })).toMatchObject({ code: 'synonym_stale' });
  const gone = { act: 'delete_synonym', synonym: synonym.synonym, version: kept?.version };
  expect(await ask(editor, gone)).toMatchObject({ ok: true, changed: true });
  expect(await find(word)).toEqual([]);
});

it('leads a search straight to a page, however it is written, and where it is changed to', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const word = `ž${randomUUID().slice(0, 8)}`;
  const leads = async (words: string) => {
    const { data } = await editor.client.rpc('search_shop', { words, language: 'lt' });
    return (data as { redirect: string | null }).redirect;
  };
  const redirect = {
    act: 'save_redirect',
    language: 'lt',
    was: null,
    version: null,
    query: ` ${word}  Prekės`,
    path: '/returns',
  };
  expect(await ask(editor, redirect)).toMatchObject({ ok: true });
  expect(await leads(`${word.toUpperCase()} prekes`)).toBe('/returns');
  expect(await ask(editor, redirect)).toMatchObject({ code: 'redirect_taken' });
  const kept = searchWords
    .parse(await read(editor, 'read_search_words', { language: 'lt' }))
    ?.redirects.find(({ path, query }) => path === '/returns' && query.includes('prekes'));
  const change = { ...redirect, was: kept?.query, version: kept?.version, path: '/sale' };
  expect(await ask(editor, change)).toMatchObject({ ok: true });
  expect(await ask(editor, change)).toMatchObject({ code: 'redirect_stale' });
  expect(await leads(`${word} prekės`)).toBe('/sale');
  expect(await ask(editor, { ...redirect, query: 'kitas', path: 'https://evil.example' })).toMatchObject({
    code: 'invalid_request',
  });
});

it('tells administrators, and nobody else, who waits for what', async () => {
  const [admin, editor] = [await makeOpenStaff(shop), await makeOpenStaff(shop, 'editor')];
  const id = `awaited-${randomUUID().slice(0, 8)}`;
  const [small, large] = await addProduct(shop.sql, id, { stock: { 'S/sage': 0, 'L/sage': 0 } });
  const request = (variant: string | undefined, confirmed: boolean, told: boolean) => shop.sql`
    insert into back_in_stock_requests (id, variant_id, email, language, token_hash, confirmed_at, notified_at)
    values (gen_random_uuid(), ${variant ?? ''}, ${`${randomUUID()}@example.com`}, 'lt', encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
      ${confirmed ? '2026-11-01T10:00Z' : null}, ${told ? new Date() : null})`;
  for (const [variant, confirmed, told] of [
    [small, true, false],
    [small, true, false],
    [small, false, false],
    [small, true, true],
    [large, true, false],
  ] as const)
    await request(variant?.id, confirmed, told);
  const list = async (by: string) =>
    demandPage.parse(await read(admin, 'list_demand', { by, language: 'lt', words: id }));
  expect((await list('variant'))?.rows).toMatchObject([
    { key: `${id}-0`.toUpperCase(), size: 'S', waiting: 2, told: 1, free: 0, since: '2026-11-01T10:00:00+00:00' },
    { key: `${id}-1`.toUpperCase(), size: 'L', waiting: 1, told: 0 },
  ]);
  expect(await list('product')).toMatchObject({
    total: 1,
    people: 3,
    rows: [{ key: id, waiting: 3, sizes: 2, size: null }],
  });
  const first = demandPage.parse(
    await read(admin, 'list_demand', { by: 'variant', language: 'lt', words: id, size: 1 }),
  );
  const last = first?.rows[0];
  const rest = { by: 'variant', language: 'lt', words: id, after: { waiting: last?.waiting, key: last?.key } };
  expect(demandPage.parse(await read(admin, 'list_demand', rest))?.rows.map(({ size }) => size)).toEqual(['L']);
  expect(await read(editor, 'list_demand', { by: 'variant', language: 'lt' })).toBeNull();
});
