import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { WantedCategory } from '#src/contracts/admin-categories.ts';
import { categoryTree } from '#src/contracts/staff-categories.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: object) => (await askAs(shop, 'admin-categories', token, body)).answer;
async function read({ client }: Staff) {
  const { data } = await client.rpc('read_category_tree');
  const tree = categoryTree.parse(data);
  if (tree === null) throw new Error('the tree is not shown');
  return tree;
}
const idOf = async (staff: Staff, slug: string) =>
  (await read(staff)).categories.find((category) => category.slug === slug)?.id ?? '';
async function wanted(staff: Staff, changes: Partial<WantedCategory> = {}): Promise<WantedCategory> {
  const slug = `women-t-${randomUUID().slice(0, 8)}`;
  return {
    ...{ id: randomUUID(), version: null, parent_id: await idOf(staff, 'women-shoes'), slug, is_active: true },
    ...{ name: 'Clogs', name_lt: 'Klumpės', name_ru: 'Сабо', description: '', description_lt: '', description_ru: '' },
    ...changes,
  };
}

it('is made, moved, renamed and deleted by an editor; the log holds who, before and after', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const category = await wanted(editor);
  const { id, slug } = category;
  expect(await ask(editor, { act: 'save', category })).toEqual({ ok: true, id, slug });
  const version = (await read(editor)).versions[await idOf(editor, 'women')];
  const clothing = await idOf(editor, 'women-clothing');
  const moved = await ask(editor, { act: 'move', category: id, version, parent: clothing, next: null });
  expect(moved).toMatchObject({ ok: true, undo: { parent: category.parent_id, next: null } });
  expect(await ask(editor, { act: 'move', category: id, version, parent: clothing, next: null })).toMatchObject({
    code: 'tree_stale',
  });
  const afterMove = (await read(editor)).categories.find((each) => each.id === id)?.updated_at ?? '';
  const renamed = { ...category, version: afterMove, parent_id: clothing, slug: `${slug}-2`, name_lt: 'Šlepetės' };
  expect(await ask(editor, { act: 'save', category: renamed })).toMatchObject({ ok: true, slug: `${slug}-2` });
  expect(await ask(editor, { act: 'save', category: renamed })).toMatchObject({ code: 'category_stale' });
  const redirects = await shop.sql`select new_path from slug_redirects where old_path = ${`/${slug}`}`;
  expect([...redirects]).toEqual([{ new_path: `/${slug}-2` }]);
  const last = (await read(editor)).categories.find((each) => each.id === id)?.updated_at ?? '';
  expect(await ask(editor, { act: 'delete', category: id, version: last })).toEqual({ ok: true, changed: true });
  const logged = await shop.sql`
    select action, before ->> 'name_lt' as was, after ->> 'name_lt' as is, after ? 'parent_id' as moved from audit_log
    where actor_id = ${editor.userId} and table_name = 'categories' and row_key = ${id} order by id`;
  expect([...logged]).toEqual([
    { action: 'insert', was: null, is: 'Klumpės', moved: true },
    { action: 'update', was: null, is: null, moved: true },
    { action: 'update', was: 'Klumpės', is: 'Šlepetės', moved: false },
    { action: 'delete', was: 'Šlepetės', is: null, moved: null },
  ]);
});

it('says which word and how many stand in the way', async () => {
  const staff = await makeOpenStaff(shop);
  const save = async (changes: Partial<WantedCategory>) =>
    ask(staff, { act: 'save', category: await wanted(staff, changes) });
  expect(await save({ slug: 'men-clogs' })).toMatchObject({ code: 'slug_department', details: { word: 'women-' } });
  expect(await save({ slug: 'women-shoes-boots' })).toMatchObject({
    code: 'address_taken',
    details: { word: 'women-boots' },
  });
  const { categories } = await read(staff);
  const shoes = categories.find(({ slug }) => slug === 'women-shoes');
  expect(await ask(staff, { act: 'delete', category: shoes?.id, version: shoes?.updated_at })).toMatchObject({
    code: 'category_not_empty',
    details: { products: 0, below: categories.filter((each) => each.parent_id === shoes?.id).length },
  });
});

it('takes no category that is none', async () => {
  const staff = await makeOpenStaff(shop);
  for (const changes of [
    { slug: 'Women-Clogs' },
    { slug: '' },
    { name_ru: ' ' },
    { name: 'x'.repeat(81) },
    { description_lt: 'x'.repeat(1001) },
    { parent_id: 'women' },
    { display_order: 5 },
  ] as object[])
    expect(
      await ask(staff, { act: 'save', category: { ...(await wanted(staff)), ...changes } }),
      JSON.stringify(changes).slice(0, 60),
    ).toMatchObject({ code: 'invalid_request' });
});

it('cannot be written past the function', async () => {
  const { client } = await makeOpenStaff(shop);
  const { error } = await client.from('categories').update({ name: 'Mine' }).eq('slug', 'women-boots');
  expect(error?.code).toBe('42501');
});
