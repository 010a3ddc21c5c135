import { describe, expect, it } from 'vitest';
import { askAs, customer, dress, orderOf, pay } from './customer-calls.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const products = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await dress(database.sql)).id));

interface Favorite {
  readonly product_id: string;
  readonly product_price: number;
  readonly now: { readonly price: number; readonly sale_price: number | null; readonly free: number } | null;
}

describe('favourites', () => {
  it('of a browser join those of the account, the latest first, and nothing is lost', async () => {
    const ruta = await customer(database.sql);
    const [coat = '', tie = '', hat = ''] = await products(3);
    expect(await askAs(database, ruta, 'merge_favorites', { product_ids: [tie] })).toEqual([tie]);
    expect(await askAs(database, ruta, 'merge_favorites', { product_ids: [coat, tie, hat] })).toEqual([coat, hat, tie]);
    expect(await askAs(database, ruta, 'merge_favorites', { product_ids: [hat, coat] })).toEqual([coat, hat, tie]);
  });

  it('that stand further back than a browser shows come forward when they are pressed again, at their first price', async () => {
    const ruta = await customer(database.sql);
    const all = await products(52);
    await askAs(database, ruta, 'merge_favorites', { product_ids: all });
    const [seen = '', hidden = ''] = [all[10], all[51]];
    await database.sql`update favorites set product_price = 12345 where user_id = ${ruta.id} and product_id = ${hidden}`;
    const now = await askAs<string[]>(database, ruta, 'merge_favorites', { product_ids: [hidden, seen] });
    expect(now).toEqual([hidden, ...all.filter((id) => id !== hidden)]);
    const [first] = await askAs<Favorite[]>(database, ruta, 'list_favorites');
    expect(first).toMatchObject({ product_id: hidden, product_price: 12345 });
  });

  it('leave out what is not sold and what never was', async () => {
    const ruta = await customer(database.sql);
    const [draft = '', sold = ''] = await products(2);
    await database.sql`update products set active = false where id = ${draft}`;
    expect(await askAs(database, ruta, 'merge_favorites', { product_ids: [draft, 'never-was', sold] })).toEqual([sold]);
  });

  it('are each person’s own', async () => {
    const [ruta, jonas] = [await customer(database.sql), await customer(database.sql)];
    const [coat = ''] = await products(1);
    await askAs(database, ruta, 'merge_favorites', { product_ids: [coat] });
    expect(await askAs(database, jonas, 'list_favorites')).toEqual([]);
    const gone = await database.as(
      'authenticated',
      { sub: jonas.id },
      (sql) => sql`delete from favorites where product_id = ${coat} returning id`,
    );
    expect(gone).toHaveLength(0);
    expect(await askAs<Favorite[]>(database, ruta, 'list_favorites')).toHaveLength(1);
  });

  it('show the price of then and of now, the free pieces, and what is not sold any more', async () => {
    const ruta = await customer(database.sql);
    const [kept = '', over = ''] = await products(2);
    await askAs(database, ruta, 'merge_favorites', { product_ids: [kept, over] });
    await database.sql`update products set sale_price = 6900 where id = ${kept}`;
    await database.sql`update products set active = false where id = ${over}`;
    const [first, second] = await askAs<Favorite[]>(database, ruta, 'list_favorites');
    expect(first).toMatchObject({
      product_id: kept,
      product_price: 8900,
      product_name: 'Linen dress',
      user_id: ruta.id,
    });
    expect(first?.now).toMatchObject({ price: 8900, sale_price: 6900, lowest_price: 8900, free: 20 });
    expect(second).toMatchObject({ product_id: over, now: null });
  });

  it('come back as they were when a removal is undone, sold or not, and are nobody else’s', async () => {
    const [ruta, jonas] = [await customer(database.sql), await customer(database.sql)];
    const [kept = '', over = ''] = await products(2);
    await database.sql`update products set active = false where id = ${over}`;
    const since = '2026-11-01T08:00:00+00:00';
    const restore = (product: string, price: number, day = since) =>
      askAs<boolean>(database, ruta, 'restore_favorite', {
        ...{ kept_product: product, kept_price: price, kept_since: day },
      });
    expect(await restore(kept, 9900)).toBe(true);
    expect(await restore(over, 5900, '2999-01-01T00:00:00Z')).toBe(true);
    expect(await restore('never-was', 1)).toBe(false);
    const [second, first] = await askAs<(Favorite & { created_at: string })[]>(database, ruta, 'list_favorites');
    expect(first).toMatchObject({ product_id: kept, product_price: 9900, now: { price: 8900 } });
    expect(Date.parse(first?.created_at ?? '')).toBe(Date.parse(since));
    expect(second).toMatchObject({ product_id: over, product_price: 5900, now: null });
    expect(Date.parse(second?.created_at ?? '')).toBeLessThanOrEqual(Date.now() + 60_000);
    expect(await askAs(database, jonas, 'list_favorites')).toEqual([]);
    await expect(
      database.as('authenticated', {}, (sql) => sql`select restore_favorite(${kept}, 1, now())`),
    ).rejects.toThrow('nobody is signed in');
  });

  it('that come back tell nothing of a draft: of what is not sold the person’s own words are kept', async () => {
    const ruta = await customer(database.sql);
    const [draft = '', bare = '', sold = ''] = await products(3);
    await database.sql`
      update products set active = false, name = 'Secret coat', price = 77700, images = '{secret/coat}'
      where id in (${draft}, ${bare})`;
    const was = { kept_price: 5900, kept_since: '2026-11-01T08:00:00Z' };
    const words = { kept_name: 'Old coat', kept_image: 'coat/old' };
    for (const given of [
      { ...was, ...words, kept_product: draft },
      { ...was, kept_product: bare },
      { ...was, ...words, kept_product: sold },
    ]) {
      expect(await askAs<boolean>(database, ruta, 'restore_favorite', given)).toBe(true);
    }
    const rows = await database.sql`
      select product_id, product_name, product_price, product_image from favorites where user_id = ${ruta.id}`;
    expect(Object.fromEntries(rows.map((row) => [row['product_id'], row]))).toEqual({
      [draft]: { product_id: draft, product_name: 'Old coat', product_price: 5900, product_image: 'coat/old' },
      [bare]: { product_id: bare, product_name: bare, product_price: 5900, product_image: null },
      [sold]: {
        product_id: sold,
        product_name: 'Linen dress',
        product_price: 5900,
        product_image: 'women-wrap-dress/red',
      },
    });
  });

  it('are five hundred at most, however they come', async () => {
    const ruta = await customer(database.sql);
    const [last = ''] = await products(1);
    await database.sql`
      insert into products (id, sku, name, name_lt, name_ru, description, description_lt, description_ru, price, category, images, active, manufacturer_id)
      select 'bulk-' || n, 'BULK-' || n, name, name_lt, name_ru, description, description_lt, description_ru, price, category, images, active, manufacturer_id
      from products, generate_series(1, 500) n where id = ${last}`;
    await database.sql`insert into favorites (user_id, product_id) select ${ruta.id}, 'bulk-' || n from generate_series(1, 500) n`;
    expect(await askAs<string[]>(database, ruta, 'merge_favorites', { product_ids: [last] })).toHaveLength(500);
    await expect(
      database.as(
        'authenticated',
        { sub: ruta.id },
        (sql) => sql`
        insert into favorites (user_id, product_id) values (${ruta.id}, ${last})`,
      ),
    ).rejects.toMatchObject({ constraint_name: 'favorites_within_limit' });
  });

  it('are nobody’s without a session', async () => {
    await expect(database.as('authenticated', {}, (sql) => sql`select merge_favorites(array['coat'])`)).rejects.toThrow(
      'nobody is signed in',
    );
    await expect(database.as('anon', {}, (sql) => sql`select merge_favorites(array['coat'])`)).rejects.toThrow(
      'permission denied',
    );
  });
});

const line = (id: string, quantity = 1, size = 'S') => ({
  ...{ id, name: 'Linen dress', name_lt: 'Lininė suknelė', name_ru: 'Льняное платье', price: 8900 },
  ...{ image: '', size, color: 'red', quantity },
});
type Line = ReturnType<typeof line>;
interface Saved {
  readonly ok: boolean;
  readonly version?: number;
  readonly code?: string;
  readonly cart?: { readonly version: number; readonly items: readonly Line[] } | null;
}
const save = (who: { id: string; email: string }, items: readonly object[], version: number) =>
  askAs<Saved>(database, who, 'save_cart', { items: items as never, currency: 'EUR', language: 'LT', version });
const cartOf = async ({ id }: { id: string }) => {
  const [row] = await database.sql<
    { items: Line[]; version: number }[]
  >`select items, version from carts where user_id = ${id}`;
  return row;
};

describe('a cart', () => {
  it('is saved by whoever knows its version; others get what is kept', async () => {
    const ruta = await customer(database.sql);
    expect(await save(ruta, [line('coat')], 0)).toEqual({ ok: true, version: 1 });
    expect(await save(ruta, [line('hat')], 0)).toMatchObject({
      ...{ ok: false, code: 'cart_changed' },
      cart: { version: 1, items: [{ id: 'coat' }] },
    });
    expect(await save(ruta, [line('coat'), line('hat')], 1)).toEqual({ ok: true, version: 2 });
    expect(await save(ruta, [], 1)).toMatchObject({ ok: false, cart: { version: 2 } });
  });

  it('keeps the fields of a line and nothing beside', async () => {
    const ruta = await customer(database.sql);
    await save(ruta, [{ ...line('coat'), available: 3, note: 'x'.repeat(500), user_id: 'somebody' }], 0);
    expect((await cartOf(ruta))?.items).toEqual([{ ...line('coat'), available: 3 }]);
  });

  it.each([
    ['no list', { id: 'coat' }],
    ['more than fifty lines', Array.from({ length: 51 }, (_, place) => line(`coat-${place}`))],
    ['a line without a product', [{ quantity: 1 }]],
    ['no pieces', [line('coat', 0)]],
    ['a hundred pieces', [line('coat', 100)]],
  ])('refuses %s', async (_, items) => {
    const ruta = await customer(database.sql);
    await expect(save(ruta, items as never, 0)).rejects.toMatchObject({ code: '22023' });
  });

  it('is written by nobody past its versions, and read by nobody else', async () => {
    const [ruta, jonas] = [await customer(database.sql), await customer(database.sql)];
    await save(ruta, [line('coat')], 0);
    const as = (who: { id: string }, statement: string) =>
      database.as('authenticated', { sub: who.id }, (sql) => sql.unsafe(statement));
    await expect(as(ruta, `update carts set items = '[]'`)).rejects.toThrow('permission denied');
    expect(await as(jonas, 'select items from carts')).toHaveLength(0);
  });

  it('loses what was paid for, and only that, when the order is paid', async () => {
    const ruta = await customer(database.sql);
    const bought = await dress(database.sql);
    const items = [line(bought.id, 2), line(bought.id, 1, 'M'), line('hat')];
    await save(ruta, items, 0);
    const order = await orderOf(database.sql, ruta.email, bought.small, { owner: ruta, quantity: 2 });
    expect((await cartOf(ruta))?.items).toHaveLength(3);
    await pay(database.sql, order);
    expect(await cartOf(ruta)).toMatchObject({ version: 2, items: [{ size: 'M' }, { id: 'hat' }] });
  });

  it('of somebody else stays as it is when an order is paid', async () => {
    const [ruta, jonas] = [await customer(database.sql), await customer(database.sql)];
    const bought = await dress(database.sql);
    for (const who of [ruta, jonas]) await save(who, [line(bought.id)], 0);
    await pay(database.sql, await orderOf(database.sql, ruta.email, bought.small, { owner: ruta }));
    expect([(await cartOf(ruta))?.items.length, (await cartOf(jonas))?.items.length]).toEqual([0, 1]);
  });
});
