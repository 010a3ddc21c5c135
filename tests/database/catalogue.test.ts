import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

const addCategory = (slug: string, parent: string | null = null) =>
  database.sql`
    insert into categories (slug, name, name_lt, name_ru, parent_id)
    values (${slug}, 'N', 'N', 'Н', (select id from categories where slug = ${parent}))`;

describe('the category tree', () => {
  it('holds every slug of the specification, women, men and kids at the top', async () => {
    const rows = await database.sql<{ slug: string; parent: string | null }[]>`
      select child.slug, parent.slug as parent from categories child
      left join categories parent on parent.id = child.parent_id order by child.slug`;
    expect(rows.filter((row) => row.parent === null).map((row) => row.slug)).toEqual(['kids', 'men', 'women']);
    expect(rows.filter((row) => row.slug.startsWith('women-'))).toHaveLength(19);
    expect(rows.find((row) => row.slug === 'women-boots')?.parent).toBe('women-shoes');
    expect(rows.filter((row) => row.parent === 'kids').map((row) => row.slug)).toEqual([
      'kids-baby',
      'kids-boys',
      'kids-girls',
    ]);
  });

  it.each(['cart', 'withdraw', 'order', 'page', 'admin', 'lt', 'product'])(
    'refuses /%s, a path of the shop',
    async (slug) => {
      await expect(addCategory(slug)).rejects.toMatchObject({ constraint_name: 'categories_slug_not_reserved' });
      await expect(database.sql`update categories set slug = ${slug} where slug = 'kids-baby'`).rejects.toMatchObject({
        constraint_name: 'categories_slug_not_reserved',
      });
    },
  );

  it.each(['', 'Women', 'two words', 'a/b', '-a', 'a--b', 'suknelės'])('refuses %j as a slug', async (slug) => {
    await expect(addCategory(slug)).rejects.toMatchObject({ code: '23514' });
  });

  it('has three levels and no circles', async () => {
    await expect(addCategory('too-deep', 'women-dresses')).rejects.toMatchObject({
      constraint_name: 'categories_three_levels',
    });
    const move = (slug: string, below: string) =>
      database.sql`
        update categories set parent_id = (select id from categories where slug = ${below}) where slug = ${slug}`;
    await expect(move('women-clothing', 'kids-girls')).rejects.toMatchObject({
      constraint_name: 'categories_three_levels',
    });
    await expect(move('women', 'women-dresses')).rejects.toMatchObject({ constraint_name: 'categories_three_levels' });
    await expect(move('women', 'women')).rejects.toMatchObject({ code: '23514' });
    await move('kids-baby', 'women-clothing');
    await move('kids-baby', 'kids');
  });

  it('keeps a renamed category findable, its products with it', async () => {
    await addCategory('first-name');
    await addProduct(database.sql, 'renamed', { stock: {} });
    await database.sql`update products set category = 'first-name' where id = 'renamed'`;
    await database.sql`update categories set slug = 'second-name' where slug = 'first-name'`;
    await database.sql`update categories set slug = 'third-name' where slug = 'second-name'`;
    const redirects = () => database.sql`select old_path, new_path from slug_redirects order by old_path`;
    expect(await redirects()).toEqual([
      { old_path: '/first-name', new_path: '/third-name' },
      { old_path: '/second-name', new_path: '/third-name' },
    ]);
    expect(await database.sql`select category from products where id = 'renamed'`).toEqual([
      { category: 'third-name' },
    ]);
    await database.sql`update categories set slug = 'first-name' where slug = 'third-name'`;
    expect(await redirects()).toEqual([
      { old_path: '/second-name', new_path: '/first-name' },
      { old_path: '/third-name', new_path: '/first-name' },
    ]);
  });

  it('does not lose a category that has products', async () => {
    await expect(database.sql`delete from categories where slug = 'first-name'`).rejects.toThrow(
      'products_category_fkey',
    );
  });
});

describe('a product', () => {
  const change = (set: string) => database.sql.unsafe(`update products set ${set} where id = 'plain'`);

  beforeAll(() => addProduct(database.sql, 'plain', { stock: { 'S/red': 1 } }));

  it.each([
    ['manufacturer_id = null', 'products_active_are_complete'],
    [`images = '{}'`, 'products_active_are_complete'],
    [`name_ru = ''`, 'products_active_are_complete'],
    [`price = 0`, 'products_active_are_complete'],
    ['sale_price = 8900', 'products_sale_price_is_lower'],
    ['is_sale = true', 'products_on_sale_have_a_sale_price'],
    [`warnings_lt = 'Atsargiai'`, 'products_warn_in_every_language'],
  ])('is refused with %s', async (set, constraint) => {
    await expect(change(set)).rejects.toMatchObject({ constraint_name: constraint });
  });

  it('may be anything but complete while it is a draft', async () => {
    await change(`active = false, manufacturer_id = null, images = '{}', price = 0`);
    await expect(change('active = true')).rejects.toMatchObject({ constraint_name: 'products_active_are_complete' });
  });

  it('keeps its id for ever', async () => {
    await expect(change(`id = 'other'`)).rejects.toThrow('never changes');
  });

  it('names a maker outside the Union only with someone responsible inside it', async () => {
    const add = (country: string) =>
      database.sql`
        insert into manufacturers (name, postal_address, electronic_address, country)
        values (${`Maker in ${country}`}, 'Street 1', 'safety@example.com', ${country})`;
    await add('PT');
    await expect(add('VN')).rejects.toMatchObject({
      constraint_name: 'manufacturers_have_a_responsible_person_in_the_union',
    });
  });
});

describe('a composition', () => {
  const add = (percents: Readonly<Record<string, number>>, part = 'main') =>
    database.sql.begin(async (sql) => {
      for (const [fibre, percent] of Object.entries(percents))
        await sql`insert into product_compositions values ('blended', ${part}, ${fibre}, ${percent})`;
    });

  beforeAll(() => addProduct(database.sql, 'blended', { stock: {} }));

  it('adds up to 100 in each part when its transaction ends', async () => {
    await add({ cotton: 95, elastane: 5 });
    await add({ viscose: 100 }, 'lining');
    await expect(add({ cotton: 60 }, 'trim')).rejects.toMatchObject({
      constraint_name: 'product_compositions_add_up_to_100',
    });
    await expect(add({ cotton: 60, silk: 60 }, 'trim')).rejects.toThrow('120 percent');
  });

  it('can be rewritten row by row, but not left in pieces', async () => {
    await database.sql.begin(async (sql) => {
      await sql`update product_compositions set percent = 90 where product_id = 'blended' and fibre_code = 'cotton'`;
      await sql`update product_compositions set percent = 10 where product_id = 'blended' and fibre_code = 'elastane'`;
    });
    await expect(
      database.sql`delete from product_compositions where product_id = 'blended' and fibre_code = 'elastane'`,
    ).rejects.toThrow('90 percent');
    await database.sql`delete from product_compositions where product_id = 'blended' and part_code = 'main'`;
  });

  it('names fibres that the law knows', async () => {
    await expect(add({ unobtainium: 100 }, 'trim')).rejects.toMatchObject({ code: '23503' });
  });
});

describe('what listeners hear', () => {
  const heard = async (work: () => Promise<unknown>) => {
    const [last] = await database.sql<{ id: string }[]>`select coalesce(max(id), 0) as id from catalogue_changes`;
    await work();
    return database.sql`
      select kind, row_id, action from catalogue_changes where id > ${last?.id ?? '0'} order by id`;
  };

  it('is that a product was hidden, though its row is hidden too', async () => {
    await addProduct(database.sql, 'hidden', { stock: { 'S/red': 2 } });
    expect(await heard(() => database.sql`update products set active = false where id = 'hidden'`)).toEqual([
      { kind: 'product', row_id: 'hidden', action: 'delete' },
    ]);
    const seen = await database.as(
      'anon',
      {},
      (sql) => sql`select row_id from catalogue_changes where row_id = 'hidden'`,
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(await database.as('anon', {}, (sql) => sql`select id from products where id = 'hidden'`)).toEqual([]);
  });

  it('is that a product was published, and nothing of drafts', async () => {
    const draft = () => addProduct(database.sql, 'draft', { stock: {}, active: false });
    expect(await heard(draft)).toEqual([]);
    expect(await heard(() => database.sql`update products set name = 'Draft' where id = 'draft'`)).toEqual([]);
    expect(await heard(() => database.sql`update products set active = true where id = 'draft'`)).toEqual([
      { kind: 'product', row_id: 'draft', action: 'insert' },
    ]);
    expect(await heard(() => database.sql`delete from products where id = 'draft'`)).toEqual([
      { kind: 'product', row_id: 'draft', action: 'delete' },
    ]);
  });

  it('can be asked for afterwards: what came is new, whatever became of it since', async () => {
    const [last] = await database.sql<{ id: string }[]>`select last_catalogue_change() as id`;
    await addProduct(database.sql, 'asked-for', { stock: { 'S/red': 2 } });
    await database.sql`update products set price = 9900 where id = 'asked-for'`;
    const rows = await database.as(
      'anon',
      {},
      (sql) => sql<{ changes: object[] }[]>`select read_catalogue_changes(${last?.id ?? '0'}) as changes`,
    );
    const own = rows[0]?.changes.filter((change) => 'row_id' in change && change.row_id === 'asked-for');
    expect(own).toMatchObject([{ kind: 'product', row_id: 'asked-for', action: 'insert' }]);
    // Lists ask for what came and for the tree: nothing else moves where they stand.
    const [now] = await database.sql<{ id: string }[]>`select last_catalogue_change() as id`;
    await database.sql`update products set price = 9800 where id = 'asked-for'`;
    expect((await database.sql`select last_catalogue_change() as id`)[0]).toEqual(now);
  });

  it('is that stock began or ended, not each piece of it', async () => {
    const [variant] = await addProduct(database.sql, 'counted', { stock: { 'S/red': 2 } });
    const reserve = (pieces: number) => () =>
      database.sql`update product_variants set reserved = ${pieces} where id = ${variant?.id ?? ''}`;
    expect(await heard(reserve(1))).toEqual([]);
    expect(await heard(reserve(2))).toEqual([{ kind: 'product', row_id: 'counted', action: 'update' }]);
    expect(await heard(reserve(0))).toHaveLength(1);
  });

  it('comes from the tables that realtime publishes', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1`;
    expect(rows.map((row) => row.name)).toEqual(['catalogue_changes', 'categories', 'products']);
  });
});
