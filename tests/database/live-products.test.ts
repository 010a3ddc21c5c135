import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { openDatabase, type Role, type TestDatabase } from './harness.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
  await addProduct(database.sql, 'dress', { stock: { 'M/red': 2, 'S/red': 0, 'S/navy': 3 } });
  await addProduct(database.sql, 'reduced', { stock: { 'S/red': 1 } });
  await addProduct(database.sql, 'draft', { stock: { 'S/red': 1 } });
  await addProduct(database.sql, 'sold-out', { stock: { 'S/red': 0 } });
  await database.sql`update products set price = 8900 where id = 'dress'`;
  await database.sql`update products set price = 5000, sale_price = null where id = 'reduced'`;
  await database.sql`update products set sale_price = 4000 where id = 'reduced'`;
  await database.sql`update products set active = false where id = 'draft'`;
});
afterAll(() => database.close());

const read = (ids: readonly string[], role: Role = 'anon') =>
  database.as(role, {}, async (sql) => {
    const [row] = await sql<{ live: Record<string, unknown>[] }[]>`select read_live_products(${[...ids]}) as live`;
    return row?.live ?? [];
  });

describe("today's facts of products", () => {
  it('are price, sale price, 30-day price, stock and what is free of each size and colour', async () => {
    const [dress, reduced] = await read(['dress', 'reduced']);
    expect(dress).toMatchObject({ id: 'dress', active: true, price: 8900, sale_price: null, stock: 5 });
    expect(dress?.['variants']).toContainEqual({ size: 'S', color: 'navy', free: 3 });
    expect(dress?.['variants']).toContainEqual({ size: 'S', color: 'red', free: 0 });
    expect(reduced).toMatchObject({ price: 5000, sale_price: 4000 });
    expect(reduced?.['lowest_price']).toBeGreaterThan(0);
  });

  it('tell nothing of a draft but that it is not sold, as of an id that never was', async () => {
    expect(await read(['draft', 'never-was'])).toEqual([
      { id: 'draft', active: false },
      { id: 'never-was', active: false },
    ]);
    // Editors may read drafts, but a page shows everyone the same.
    expect(await read(['draft'], 'service_role')).toEqual([{ id: 'draft', active: false }]);
  });

  it('come in the order asked, each id once, and never how much lies in the store', async () => {
    const rows = await read(['reduced', 'dress', 'reduced']);
    expect(rows.map(({ id }) => id)).toEqual(['reduced', 'dress']);
    expect(JSON.stringify(rows)).not.toMatch(/on_hand|reserved/);
    expect(await read([])).toEqual([]);
  });

  it('are read for a hundred products at once and no more', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `p-${index}`);
    expect(await read(ids.slice(1))).toHaveLength(100);
    await expect(read(ids)).rejects.toMatchObject({ code: '22023' });
  });
});

describe('what pages rendered on request read', () => {
  const one = async <Value>(query: Promise<readonly { readonly value: Value }[]>) => (await query)[0]?.value;
  const sql = () => database.sql;

  it('is the same of a product as the build reads', async () => {
    type Rows = readonly { readonly id: string }[];
    const built = await one<Rows>(sql()`select read_catalogue_products('', 100) as value`);
    const chosen = await one<Rows>(
      sql()`select read_chosen_products(${['reduced', 'draft', 'none', 'dress']}) as value`,
    );
    expect(chosen).toEqual(built?.filter(({ id }) => ['dress', 'reduced'].includes(id)));
  });

  it('lists the active products of categories, newest first', async () => {
    const [row] = await sql()<{ category: string }[]>`select category from products where id = 'dress'`;
    await sql()`update products set created_at = now() + interval '1 minute' where id = 'reduced'`;
    const ids = await one<string[]>(sql()`select read_product_ids(${[row?.category ?? '']}, 100) as value`);
    expect(ids?.[0]).toBe('reduced');
    expect(ids).toContain('sold-out');
    expect(ids).not.toContain('draft');
    expect(await one(sql()`select read_product_ids(${['no-such']}, 100) as value`)).toEqual([]);
  });

  it('leads on to what is in stock, a few of each category', async () => {
    const ids = await one<string[]>(sql()`select read_foremost_ids(2) as value`);
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain('sold-out');
  });

  it('knows where an address that was leads now', async () => {
    await sql()`insert into slug_redirects (old_path, new_path) values ('/was', '/is')`;
    expect(await one(sql()`select find_moved_path('/was') as value`)).toBe('/is');
    expect(await one(sql()`select find_moved_path('/is') as value`)).toBeNull();
  });

  it.each(['read_chosen_products', 'read_product_ids', 'read_foremost_ids', 'find_moved_path'])(
    'keeps %s to the service',
    async (name) => {
      const [row] = await sql()<{ allowed: boolean }[]>`
      select bool_or(has_function_privilege('anon', oid, 'execute')) as allowed from pg_proc where proname = ${name}`;
      expect(row?.allowed).toBe(false);
    },
  );
});
