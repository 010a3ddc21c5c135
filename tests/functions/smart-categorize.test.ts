import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { categorizationRuns, smartCategorizeResponse } from '#src/contracts/smart-categorize.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, everybodyElse, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: object = {}) =>
  smartCategorizeResponse.parse((await askAs(shop, 'smart-categorize-products', token, body)).answer);
async function report(staff: Staff, body: object = {}) {
  const answer = await ask(staff, body);
  if (answer.act === 'undo') throw new Error('no report');
  return answer;
}
const standing = async (id: string) => {
  const [row] = await shop.sql`select category, subcategory from products where id = ${id}`;
  return `${row?.['category']} ${row?.['subcategory']}`;
};
async function add(id: string, changes: Readonly<Record<string, unknown>>) {
  await addProduct(shop.sql, id, { stock: { M: 1 } });
  await shop.sql`update products set ${shop.sql({ name_lt: 'X', name_ru: 'X', ...changes } as never)} where id = ${id}`;
}

beforeAll(async () => {
  await add('lost-boots', { name: 'Winter boots', category: 'women-dresses', subcategory: 'dresses' });
  await add('right-scarf', { name: 'Wool scarf', category: 'women-accessories', subcategory: 'scarves' });
  await add('a-riddle', {
    name: 'Aurora',
    description: '-',
    description_lt: '-',
    description_ru: '-',
    category: 'women-jewelry',
  });
});

it('answers 403 to whoever has not opened every lock, and does nothing', async () => {
  for (const [who, token] of await everybodyElse(shop)) {
    const { status } = await askAs(shop, 'smart-categorize-products', token, { act: 'preview' });
    expect(status, who).toBe(who === 'editor' ? 200 : 403);
  }
  expect(await standing('lost-boots')).toBe('women-dresses dresses');
});

it('says what it would change and why the others stay, and changes nothing', async () => {
  const previewed = await report(await makeOpenStaff(shop, 'editor'), { act: 'preview' });
  expect(previewed).toMatchObject({ act: 'preview', run: null });
  expect(previewed.changed.find(({ id }) => id === 'lost-boots')).toMatchObject({
    before: { category: 'women-dresses', subcategory: 'dresses' },
    after: { category: 'women-boots', subcategory: 'boots' },
    words: ['boots'],
  });
  expect(previewed.left.find(({ id }) => id === 'a-riddle')).toMatchObject({ why: 'no_words' });
  expect(
    previewed.left.some(({ id }) => id === 'right-scarf'),
    'what stands right is counted alone',
  ).toBe(false);
  expect(previewed.summary.left.fits).toBeGreaterThan(0);
  const { checked, changed, left } = previewed.summary;
  expect(changed + Object.values(left).reduce((sum, number) => sum + number, 0)).toBe(checked);
  expect(await standing('lost-boots')).toBe('women-dresses dresses');
});

it('runs with an empty body, once however often it is said, and is undone; the log holds who', async () => {
  const staff = await makeOpenStaff(shop, 'editor');
  const ran = await report(staff);
  expect(ran).toMatchObject({ act: 'run' });
  expect(ran.changed.map(({ id }) => id)).toContain('lost-boots');
  expect(await standing('lost-boots')).toBe('women-boots boots');
  expect(await standing('a-riddle')).toBe('women-jewelry null');
  expect(await report(staff), 'there is nothing left to change').toMatchObject({ run: null, summary: { changed: 0 } });
  const runs = async () => categorizationRuns.parse((await staff.client.rpc('list_categorization_runs')).data)?.runs;
  expect(await runs()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ id: ran.run, changed: ran.changed.length, undone_at: null })]),
  );
  const versions = await shop.sql`
    select content ->> 'category' as category, saved_by from product_versions where product_id = 'lost-boots' order by id`;
  expect(versions.map((row) => row['category'])).toEqual(['women-dresses', 'women-boots']);
  expect(versions.at(-1)?.['saved_by']).toBe(staff.userId);
  const logged = await shop.sql`
    select before ->> 'category' as was, after ->> 'category' as is from audit_log
    where actor_id = ${staff.userId} and table_name = 'products' and row_key = 'lost-boots'`;
  expect([...logged]).toEqual([{ was: 'women-dresses', is: 'women-boots' }]);

  expect(await ask(staff, { act: 'undo', run: ran.run })).toEqual({
    ...{ ok: true, act: 'undo', restored: ran.changed.length, kept: 0 },
  });
  expect(await standing('lost-boots')).toBe('women-dresses dresses');
  expect(await ask(staff, { act: 'undo', run: ran.run })).toMatchObject({ restored: ran.changed.length });
  expect(
    (await askAs(shop, 'smart-categorize-products', staff.token, { act: 'undo', run: randomUUID() })).answer,
  ).toMatchObject({ code: 'run_unknown' });
});

it('undoing leaves what was changed again, and a run is the same run when it is said twice', async () => {
  const staff = await makeOpenStaff(shop);
  const run = randomUUID();
  const first = await report(staff, { act: 'run', run });
  await shop.sql`update products set subcategory = 'heels' where id = 'lost-boots'`;
  await report(staff, { act: 'run', run });
  expect(await standing('lost-boots'), 'one run changes a product once').toBe('women-boots heels');
  expect(await ask(staff, { act: 'undo', run })).toMatchObject({ restored: first.changed.length - 1, kept: 1 });
  expect(await standing('lost-boots')).toBe('women-boots heels');
});

it('changes what was chosen of the preview alone', async () => {
  const staff = await makeOpenStaff(shop);
  await add('more-boots', { name: 'Rain boots', category: 'women-dresses', subcategory: 'dresses' });
  await add('other-boots', { name: 'Ankle boots', category: 'women-dresses', subcategory: 'dresses' });
  const ran = await report(staff, { act: 'run', only: ['other-boots', 'right-scarf'] });
  expect(ran.changed.map(({ id }) => id)).toEqual(['other-boots']);
  expect(ran.summary.left.not_chosen).toBeGreaterThan(0);
  expect(await standing('more-boots')).toBe('women-dresses dresses');
});

it('takes no request that is none', async () => {
  const { token } = await makeOpenStaff(shop);
  for (const body of [{ act: 'undo' }, { act: 'everything' }, { run: 'x' }, { products: [] }])
    expect((await askAs(shop, 'smart-categorize-products', token, body)).answer).toMatchObject({
      code: 'invalid_request',
    });
});
