import { beforeAll, describe, expect, it } from 'vitest';
import { categoryTree } from '#src/contracts/staff-categories.ts';
import { categoryChain, categoryPaths } from '#src/domain/catalogue/category.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('editor'), aal: 'aal2', session_id: idOf('editor session') };

type Answer = Record<string, unknown> & { readonly ok: boolean };
async function answerOf(rows: Promise<readonly Record<string, unknown>[]>): Promise<Answer> {
  return (await rows)[0]?.['answer'] as Answer;
}
async function tree() {
  const [row] = await database.as('authenticated', claims, (sql) => sql`select read_category_tree() as answer`);
  const read = categoryTree.parse(row?.['answer']);
  if (read === null) throw new Error('the tree is not shown');
  return read;
}
async function node(slug: string) {
  const found = (await tree()).categories.find((category) => category.slug === slug);
  if (found === undefined) throw new Error(`there is no ${slug}`);
  return found;
}
const childrenOf = async (slug: string) => {
  const { id } = await node(slug);
  return (await tree()).categories.filter(({ parent_id: above }) => above === id).map((child) => child.slug);
};
const save = (wanted: object) =>
  answerOf(database.sql`select save_category(${database.sql.json(wanted as never)}) as answer`);
async function fresh(parent: string, slug: string, changes: object = {}) {
  const { id } = await node(parent);
  return {
    ...{ id: crypto.randomUUID(), version: null, parent_id: id, slug, name: slug, name_lt: slug, name_ru: slug },
    ...{ description: '', description_lt: '', description_ru: '', is_active: true },
    ...changes,
  };
}
async function change(slug: string, changes: object) {
  const { id, updated_at: version, ...known } = await node(slug);
  return save({ ...known, id, version, ...changes });
}
/** Of the department that a category stands in. */
async function versionOf(slug: string): Promise<string> {
  const { categories, versions } = await tree();
  const department = categories.find((category) => category.slug === slug.split('-')[0]);
  return versions[department?.id ?? ''] ?? '';
}
async function move(slug: string, parent: string | null, next: string | null = null, version?: string) {
  const { categories } = await tree();
  const now = await versionOf(slug);
  const idIn = (wanted: string | null) => categories.find((category) => category.slug === wanted)?.id ?? null;
  return answerOf(
    database.sql`select move_category(${idIn(slug)}, ${version ?? now}, ${idIn(parent)}, ${idIn(next)}) as answer`,
  );
}
const redirectsOf = async (path: string) => {
  const rows = await database.sql`select old_path from slug_redirects where new_path = ${path} order by old_path`;
  return rows.map((row) => String(row['old_path']));
};

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('editor')}, 'editor@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('editor')}, 'editor')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('editor session')}, ${idOf('editor')})`;
});

describe('the category tree of the back office', () => {
  it('is null for whoever may not see it', async () => {
    const [row] = await database.as(
      'authenticated',
      { ...claims, aal: 'aal1' },
      (sql) => sql`select read_category_tree() as answer`,
    );
    expect(row).toEqual({ answer: null });
  });

  it('stands in its order, parents first, with what stands in each', async () => {
    await addProduct(database.sql, 'boots', { stock: {} });
    await database.sql`update products set category = 'women-boots' where id = 'boots'`;
    await addProduct(database.sql, 'old-boots', { stock: {} });
    await database.sql`update products set category = 'women-boots', active = false where id = 'old-boots'`;
    expect(await node('women-boots')).toMatchObject({ products: 2, on_sale: 1, coupons: 0 });
    const tops = (await tree()).categories.filter(({ parent_id: above, slug }) => above === null && slug !== 'dresses');
    expect(tops.map(({ slug }) => slug)).toEqual(['women', 'men', 'kids']);
    expect((await childrenOf('women-shoes')).slice(0, 2)).toEqual(['women-sneakers', 'women-heels-pumps']);
  });

  it('knows the addresses of every category as the pages do', async () => {
    await save(await fresh('kids-girls', 'kids-school'));
    const { categories } = await tree();
    const nodes = categories.map(({ id, slug, parent_id: parentId }) => ({
      ...{ id, slug, parentId, displayOrder: 0 },
      ...{ name: { en: '', lt: '', ru: '' }, description: { en: '', lt: '', ru: '' } },
    }));
    const rows = await database.sql`select path from category_addresses() order by path collate "C"`;
    expect(rows.map((row) => row['path'])).toEqual(
      nodes.flatMap(({ slug }) => categoryPaths(categoryChain(nodes, slug))).sort(),
    );
  });
});

describe('a category', () => {
  it('is made once, last below its parent, and changed by whoever read it last', async () => {
    const wanted = await fresh('women-shoes', 'women-slippers');
    expect(await save(wanted)).toEqual({ ok: true, id: wanted.id, slug: 'women-slippers' });
    expect(await save({ ...wanted, name: 'Said twice' })).toMatchObject({ ok: true });
    expect((await childrenOf('women-shoes')).at(-1)).toBe('women-slippers');
    const before = await node('women-slippers');
    expect(await change('women-slippers', { name_lt: 'Šlepetės' })).toMatchObject({ ok: true });
    expect(await change('women-slippers', { version: before.updated_at, name_lt: 'Kitos' })).toMatchObject({
      code: 'category_stale',
    });
    expect(await node('women-slippers')).toMatchObject({ name: 'women-slippers', name_lt: 'Šlepetės' });
    expect(await save({ ...wanted, id: crypto.randomUUID(), version: before.updated_at })).toMatchObject({
      code: 'category_unknown',
    });
  });

  it('has an address that the shop can serve', async () => {
    for (const [parent, slug, answer] of [
      ['women', 'men-boots', { code: 'slug_department', word: 'women-' }],
      ['women', 'women-boots', { code: 'slug_taken' }],
      ['women-shoes', 'women-page', { code: 'slug_reserved' }],
      ['women-shoes', 'women-shoes-boots', { code: 'address_taken', word: 'women-boots' }],
      ['women-boots', 'women-winter-boots', { code: 'too_deep' }],
    ] as const)
      expect(await save(await fresh(parent, slug)), slug).toMatchObject({ ok: false, ...answer });
    expect(await save({ ...(await fresh('women', 'women-x')), parent_id: null })).toMatchObject({
      code: 'department_fixed',
    });
    expect(await save({ ...(await fresh('women', 'women-x')), parent_id: crypto.randomUUID() })).toMatchObject({
      code: 'parent_unknown',
    });
  });

  it('leaves redirects at all its addresses when its slug changes, its products with it', async () => {
    await save(await fresh('women-shoes', 'women-clogs'));
    await addProduct(database.sql, 'clogs', { stock: {} });
    await database.sql`update products set category = 'women-clogs' where id = 'clogs'`;
    expect(await change('women-clogs', { slug: 'women-mules' })).toMatchObject({ ok: true, slug: 'women-mules' });
    expect(await redirectsOf('/women-mules')).toEqual([
      ...['/women-clogs', '/women/shoes/clogs', '/women/shoes/women-clogs', '/women/women-shoes/clogs'],
      '/women/women-shoes/women-clogs',
    ]);
    expect(await database.sql`select category from products where id = 'clogs'`).toEqual([{ category: 'women-mules' }]);
    expect((await node('women-mules')).old_paths).toContain('/women-clogs');
    expect(await change('women-mules', { slug: 'women-clogs' })).toMatchObject({ ok: true });
    expect(await redirectsOf('/women-mules'), 'no circle').toEqual([]);
    expect(await redirectsOf('/women-clogs')).not.toContain('/women-clogs');
  });

  it('is hidden with all below it, unless something for sale stands there', async () => {
    await save(await fresh('kids-boys', 'kids-summer'));
    expect(await change('women-boots', { is_active: false })).toMatchObject({ code: 'category_sells', products: 1 });
    expect(await change('women', { is_active: false })).toMatchObject({ code: 'department_fixed' });
    expect(await change('kids-boys', { is_active: false })).toMatchObject({ ok: true });
    expect(await node('kids-summer')).toMatchObject({ is_active: false });
    expect(await change('kids-summer', { is_active: true })).toMatchObject({ code: 'parent_hidden' });
    expect(await save(await fresh('kids-boys', 'kids-winter'))).toMatchObject({ code: 'parent_hidden' });
    expect(await move('kids-school', 'kids-boys')).toMatchObject({ code: 'parent_hidden' });
    expect(await change('kids-boys', { is_active: true })).toMatchObject({ ok: true });
  });

  it('is deleted when nothing stands in it; its addresses lead to the one above', async () => {
    await save(await fresh('men-shoes', 'men-clogs'));
    const remove = async (slug: string, version?: string) => {
      const { id, updated_at: read } = await node(slug);
      return answerOf(database.sql`select delete_category(${id}, ${version ?? read}::text::timestamptz) as answer`);
    };
    await database.sql`insert into coupons (code, kind, value, restricted) values ('CLOGS', 'percent', 10, true)`;
    await database.sql`insert into coupon_categories select id, 'men-clogs' from coupons where code = 'CLOGS'`;
    expect(await remove('men-clogs')).toMatchObject({ code: 'category_in_coupons', coupons: 1 });
    await database.sql`delete from coupon_categories where category = 'men-clogs'`;
    expect(await remove('men-clogs', '2020-01-01T00:00:00Z')).toMatchObject({ code: 'category_stale' });
    expect(await remove('women-shoes')).toMatchObject({ code: 'category_not_empty', products: 0, below: 7 });
    expect(await remove('women-boots')).toMatchObject({ code: 'category_not_empty', products: 2, below: 0 });
    expect(await remove('men')).toMatchObject({ code: 'department_fixed' });
    await change('men-clogs', { slug: 'men-mules' });
    expect(await remove('men-mules')).toEqual({ ok: true, changed: true });
    const led = await redirectsOf('/men-shoes');
    for (const path of ['/men-clogs', '/men-mules', '/men/shoes/mules']) expect(led).toContain(path);
  });

  it('is emptied into another of its department, what can be had again with it', async () => {
    const empty = async (from: string, into: string) =>
      answerOf(database.sql`select empty_category(${(await node(from)).id}, ${(await node(into)).id}) as answer`);
    expect(await empty('women-boots', 'men-boots')).toMatchObject({ code: 'other_department' });
    expect(await empty('women-boots', 'women-boots')).toMatchObject({ code: 'parent_unknown' });
    await save(await fresh('women-shoes', 'women-hidden', { is_active: false }));
    expect(await empty('women-boots', 'women-hidden')).toMatchObject({ code: 'parent_hidden' });
    expect(await empty('women-boots', 'women-sandals')).toEqual({ ok: true, moved: 2, left: 0 });
    const versions = await database.sql`
      select content ->> 'category' as category from product_versions where product_id = 'boots' order by id`;
    expect([...versions]).toEqual([{ category: 'women-boots' }, { category: 'women-sandals' }]);
    expect(await node('women-boots')).toMatchObject({ products: 0, on_sale: 0 });
  });
});

describe('moving a category', () => {
  it('puts it between its new neighbours, and says how to undo it', async () => {
    const before = await childrenOf('women-clothing');
    const moved = await move('women-skirts-shorts', 'women-clothing', 'women-dresses');
    expect(moved).toMatchObject({ ok: true, undo: { next: (await node('women-jackets-coats')).id } });
    expect((await childrenOf('women-clothing')).slice(0, 2)).toEqual(['women-skirts-shorts', 'women-dresses']);
    expect(moved['version']).toBe(await versionOf('women'));
    expect(await move('women-skirts-shorts', 'women-clothing', 'women-jackets-coats')).toMatchObject({ ok: true });
    expect(await childrenOf('women-clothing')).toEqual(before);
    const still = await move('women-skirts-shorts', 'women-clothing', 'women-jackets-coats');
    expect(still, 'it stands there already').toEqual({ ok: true, version: await versionOf('women') });
  });

  it('finds room where its neighbours stand close', async () => {
    const expected = await childrenOf('women-accessories');
    for (const _ of Array.from({ length: 12 })) {
      const last = expected.pop() ?? '';
      expect(await move(last, 'women-accessories', expected[0] ?? null)).toMatchObject({ ok: true });
      expected.unshift(last);
      expect(await childrenOf('women-accessories')).toEqual(expected);
    }
  });

  it('leaves the version of its neighbours, and addresses that lead on', async () => {
    const before = await node('women-belts-wallets');
    expect(await move('women-jewelry', 'women')).toMatchObject({ ok: true });
    expect(await redirectsOf('/women-jewelry')).toContain('/women/accessories/jewelry');
    expect(await move('women-jewelry', 'women-accessories', 'women-belts-wallets')).toMatchObject({ ok: true });
    expect(await redirectsOf('/women-jewelry')).not.toContain('/women/accessories/jewelry');
    expect((await node('women-belts-wallets')).updated_at).toBe(before.updated_at);
  });

  it('is refused where pages would break or somebody else has moved something', async () => {
    const version = await versionOf('women');
    for (const [slug, parent, code] of [
      ['women', 'men', 'department_fixed'],
      ['women-dresses', null, 'department_fixed'],
      ['women-dresses', 'men-clothing', 'other_department'],
      ['women-dresses', 'women-boots', 'too_deep'],
      ['women-shoes', 'women-accessories', 'too_deep'],
      ['women-shoes', 'women-boots', 'below_itself'],
    ] as const)
      expect(await move(slug, parent), `${slug} below ${parent}`).toMatchObject({ ok: false, code });
    expect(await move('women-dresses', 'women-clothing', 'men-boots')).toMatchObject({ code: 'tree_stale' });
    await move('men-boots', 'men-shoes', 'men-sneakers');
    expect(await versionOf('women'), 'what is done in another department is no matter').toBe(version);
    await move('women-dresses', 'women-clothing');
    expect(await move('women-boots', 'women-shoes', 'women-sneakers', version)).toMatchObject({ code: 'tree_stale' });
  });

  it('is done one after the other, however many come at once', async () => {
    const version = await versionOf('women');
    const answers = await Promise.all(
      ['women-boots', 'women-sandals', 'women-sneakers', 'women-flats-loafers'].map((slug) =>
        move(slug, 'women-shoes', 'women-heels-pumps', version),
      ),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(answers.filter(({ code }) => code === 'tree_stale').length).toBe(3);
  });
});
