import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { openDatabase, type TestDatabase } from './harness.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
  await addProduct(database.sql, 'model', { stock: { 'S/red': 1 } });
  await database.sql.unsafe(`
    insert into products (id, sku, name, name_lt, name_ru, description, description_lt, description_ru, price, category,
      subcategory, brand, tags, images, manufacturer_id, featured, is_new, created_at)
    select 'p-' || n, 'SKU-' || n, 'Dress ' || md5(n::text), 'Suknelė ' || md5(n::text), 'Платье ' || md5(n::text),
      'D ' || md5('a' || n), 'A ' || md5('b' || n), 'О ' || md5('c' || n), 1000 + n % 30000,
      (array['women-dresses', 'women-boots', 'men-shirts', 'men-boots', 'kids-girls'])[1 + n % 5],
      (array['dresses', 'boots', 'shirts'])[1 + n % 3], 'Brand ' || n % 400,
      array['tag-' || n % 500], images, manufacturer_id, n % 200 = 0, n % 90 = 0, now() - n * interval '1 hour'
    from generate_series(1, 20000) n, products model where model.id = 'model';
    analyze products;
  `);
});
afterAll(() => database.close());

describe('indexes', () => {
  it('stand under every foreign key, so that no deletion and no join reads a whole table', async () => {
    expect(
      await database.sql`
        select conrelid::regclass || ' (' || string_agg(attname, ', ') || ')' as foreign_key
        from pg_constraint k join pg_attribute on attrelid = conrelid and attnum = any (conkey)
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index i
          where i.indrelid = k.conrelid
            and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
            -- A part of the table is enough where it is the part that has the key.
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
        )
        group by k.oid, conrelid order by 1`,
    ).toEqual([]);
  });

  it('are not there twice', async () => {
    expect(
      await database.sql`
        select indrelid::regclass as table, array_agg(indexrelid::regclass::text) as same from pg_index
        join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
        group by indrelid, indkey::text, coalesce(pg_get_expr(indexprs, indrelid), ''),
          coalesce(pg_get_expr(indpred, indrelid), ''), indclass::text, indoption::text
        having count(*) > 1`,
    ).toEqual([]);
  });

  it.each([
    ['a category, newest first', `where active and category = 'women-boots' order by created_at desc limit 24`],
    ['a subcategory', `where active and subcategory = 'boots' order by created_at desc limit 24`],
    ['the shop, newest first', 'where active order by created_at desc limit 24'],
    ['cheapest first', 'where active order by coalesce(sale_price, price), id limit 24'],
    ['best rated first', 'where active order by rating desc nulls last, review_count desc limit 24'],
    ['featured first', 'where active order by featured desc, created_at desc limit 24'],
    ['new arrivals', 'where active and is_new order by created_at desc limit 24'],
    ['the sale', 'where active and is_sale order by created_at desc limit 24'],
    ['a brand', `where active and brand = 'Brand 7'`],
    ['a tag', `where active and tags @> array['tag-7']`],
    ['the back office, newest first', 'order by created_at desc limit 100'],
    ['words in English', `where active and public.normalize_search(name || ' ' || description) like '%3f2a1%'`],
    [
      'words in Lithuanian',
      `where active and public.normalize_search(name_lt || ' ' || description_lt) like '%3f2a1%'`,
    ],
    ['words in Russian', `where active and public.normalize_search(name_ru || ' ' || description_ru) like '%3f2a1%'`],
  ])('serve %s among 20 000 products', async (_, clause) => {
    const plan = await database.sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain select id from products ${clause}`);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).not.toContain('Seq Scan');
  });

  it.each([
    ['search_documents', `words ~ ' (3f2a1|3f2a)'`],
    ['search_vocabulary', `likeness operator(extensions.%) 'dreses'`],
    ['search_synonyms', `words @> array['dress']`],
  ])('serve the words of %s', async (table, clause) => {
    const plan = await database.sql.begin(async (sql) => {
      await sql.unsafe(`analyze ${table}`);
      // Short rows may be cheaper to read whole; what counts is that they need not be.
      if (table !== 'search_documents') await sql.unsafe('set local enable_seqscan = off');
      return sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain select from ${table} where ${clause}`);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  });
});

describe('search', () => {
  const search = (words: string, language: string) =>
    database.as('anon', {}, async (sql) => {
      const rows = await sql<{ id: string }[]>`select id from search_products(${words}, ${language})`;
      return rows.map((row) => row.id);
    });

  beforeAll(async () => {
    await addProduct(database.sql, 'found', { stock: { 'S/red': 1 } });
    await addProduct(database.sql, 'sold-out', { stock: { 'S/red': 0 } });
    await database.sql`
      update products set name_lt = 'Ypatinga suknelė', name_ru = 'Особое платье', name = 'Odd 100%_dress',
        tags = '{elegant}' where id in ('found', 'sold-out')`;
    for (let n = 0; n < 12; n += 1) {
      const [variant] = await addProduct(database.sql, `elegant-${n}`, { stock: { 'S/red': 1 } });
      await database.sql`
        update products set tags = '{elegant}', created_at = now() - ${n} * interval '1 minute'
        where id = ${variant?.productId ?? ''}`;
    }
  });

  it('finds without accents and capitals, in the language of the page, what is in stock', async () => {
    expect(await search('YPATINGA SUKNELE', 'lt')).toEqual(['found']);
    expect(await search('особое', 'ru')).toEqual(['found']);
    expect(await search('ypatinga', 'en')).toEqual([]);
  });

  it('takes % and _ as letters', async () => {
    expect(await search('100%_', 'en')).toEqual(['found']);
    expect(await search('%', 'lt')).toEqual([]);
    expect(await search('O_d', 'en')).toEqual([]);
    expect(await search(`'); drop table products; --`, 'en')).toEqual([]);
    expect(await search('\\', 'en')).toEqual([]);
  });

  it('adds products by tag when words find fewer than ten, at most twenty, none twice', async () => {
    const found = await search('elegant', 'en');
    expect(found).toHaveLength(13);
    expect(new Set(found).size).toBe(13);
  });

  it('lists what is in stock for no words, newest first, 50 at most', async () => {
    const found = await search('  ', 'lt');
    expect(found.slice(0, 2)).toEqual(['elegant-0', 'found']);
    expect(found.length).toBeLessThanOrEqual(50);
    expect(found).not.toContain('sold-out');
  });

  it.each(['d', 'xq', 'dress', 'drss', 'dress brand women boots', '%_\\'.repeat(3_000), 'a b '.repeat(3_000), 'щщщщщ'])(
    'answers within a second among 20 000 products: %.20s',
    async (words) => {
      for (const language of ['en', 'lt', 'ru']) {
        const start = performance.now();
        await database.as('anon', {}, (sql) => sql`select suggest_search(${words}, ${language})`);
        expect(performance.now() - start).toBeLessThan(1_000);
      }
    },
  );

  it('takes words of any length', async () => {
    expect(await search('x'.repeat(100_000), 'en')).toEqual([]);
  });
});

describe('the back office among 20 000 products', () => {
  const claims = { sub: idOf('editor'), aal: 'aal2', session_id: idOf('editor session') };

  beforeAll(async () => {
    await database.sql`insert into auth.users (id, email) values (${idOf('editor')}, 'editor@example.com')`;
    await database.sql`insert into user_roles (user_id, role) values (${idOf('editor')}, 'editor')`;
    await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('editor session')}, ${idOf('editor')})`;
  });

  it.each([
    {},
    { view: 'incomplete' },
    { view: 'sold_out' },
    { words: 'suknele' },
    { words: 'sku-19999' },
    { category: 'women' },
  ])('shows the first page of products within a second: %j', async (asked) => {
    const start = performance.now();
    const [row] = await database.as(
      'authenticated',
      claims,
      (sql) => sql`select list_products(${sql.json({ language: 'lt', ...asked })}) as answer`,
    );
    expect(row?.['answer']).toMatchObject({ products: expect.any(Array), counts: expect.any(Object) });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
