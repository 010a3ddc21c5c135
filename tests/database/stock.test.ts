import { describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

async function kept(id: string) {
  const [row] = await database.sql`select stock_quantity, sizes, colors from products where id = ${id}`;
  return row;
}

describe('stock, sizes and colours of a product', () => {
  it('follow its variants: sizes from small to large, colours as they were added', async () => {
    await addProduct(database.sql, 'shirt', { stock: { 'XL/white': 1, 'S/white': 2, 'XS/black': 3, 'S/black': 0 } });
    expect(await kept('shirt')).toEqual({ stock_quantity: 6, sizes: ['XS', 'S', 'XL'], colors: ['white', 'black'] });
    await addProduct(database.sql, 'boots', { stock: { '41/brown': 1, '39.5/brown': 1, '40/brown': 1 } });
    expect((await kept('boots'))?.['sizes']).toEqual(['39.5', '40', '41']);
  });

  it('count only what is free, and forget a variant that is gone', async () => {
    const [first, second] = await addProduct(database.sql, 'coat', { stock: { 'S/camel': 5, 'M/navy': 4 } });
    await database.sql`update product_variants set reserved = 2 where id = ${first?.id ?? ''}`;
    expect((await kept('coat'))?.['stock_quantity']).toBe(7);
    await database.sql`update product_variants set color = 'black' where id = ${first?.id ?? ''}`;
    expect((await kept('coat'))?.['colors']).toEqual(['black', 'navy']);
    await addProduct(database.sql, 'scarf', { stock: { '/red': 0 } });
    await database.sql`delete from product_variants where product_id = 'scarf'`;
    expect(await kept('scarf')).toEqual({ stock_quantity: 0, sizes: [], colors: [] });
    expect(second?.size).toBe('M');
  });

  it('are right after a statement that moves variants of many products at once', async () => {
    const ids = ['many-1', 'many-2', 'many-3'];
    for (const id of ids) await addProduct(database.sql, id, { stock: { 'S/red': 3, 'M/red': 3 } });
    await database.sql`update product_variants set reserved = 1 where product_id = any (${ids}) and size = 'S'`;
    expect(await Promise.all(ids.map(kept))).toEqual(
      ids.map(() => ({ stock_quantity: 5, sizes: ['S', 'M'], colors: ['red'] })),
    );
  });

  it('cannot be written by hand, nor can rating, reviews and lowest price', async () => {
    await addProduct(database.sql, 'dress', { stock: { 'S/red': 3 } });
    await database.sql`
      update products set stock_quantity = 999, sizes = '{XXL}', colors = '{gold}', rating = 5, review_count = 99,
        lowest_price = 1, name = 'Renamed' where id = 'dress'`;
    expect(
      await database.sql`
        select name, stock_quantity, sizes, colors, rating, review_count, lowest_price from products where id = 'dress'`,
    ).toEqual([
      {
        name: 'Renamed',
        stock_quantity: 3,
        sizes: ['S'],
        colors: ['red'],
        rating: null,
        review_count: 0,
        lowest_price: null,
      },
    ]);
  });

  it('leave the product as new as it was: only a change of content makes it newer', async () => {
    const [variant] = await addProduct(database.sql, 'belt', { stock: { '/brown': 3 } });
    const changedAt = async () =>
      (await database.sql`select updated_at from products where id = 'belt'`)[0]?.['updated_at'];
    const before = await changedAt();
    await database.sql`update product_variants set reserved = 1 where id = ${variant?.id ?? ''}`;
    expect(await changedAt()).toEqual(before);
    await database.sql`update products set brand = 'Audra' where id = 'belt'`;
    expect(await changedAt()).not.toEqual(before);
  });

  it('never lets more be reserved than there is', async () => {
    const [variant] = await addProduct(database.sql, 'hat', { stock: { 'M/grey': 2 } });
    const reserve = (pieces: number) =>
      database.sql`update product_variants set reserved = ${pieces} where id = ${variant?.id ?? ''}`;
    await expect(reserve(3)).rejects.toThrow('product_variants_reserved_is_on_hand');
    await expect(reserve(-1)).rejects.toThrow('product_variants_reserved_is_on_hand');
  });

  it('is moved neither by the service key nor by an editor, who may still add an empty variant', async () => {
    const [variant] = await addProduct(database.sql, 'tie', { stock: { '/navy': 2 } });
    const raise = (role: 'service_role' | 'authenticated') =>
      database.as(role, {}, (sql) => sql`update product_variants set on_hand = 50 where id = ${variant?.id ?? ''}`);
    await expect(raise('service_role')).rejects.toThrow('permission denied');
    await expect(raise('authenticated')).rejects.toThrow('permission denied');
    await database.as(
      'service_role',
      {},
      (sql) => sql`
      insert into product_variants (product_id, sku, color) values ('tie', 'TIE-RED', 'red')`,
    );
    expect(await kept('tie')).toEqual({ stock_quantity: 2, sizes: [], colors: ['navy', 'red'] });
  });

  it('is in no index, so that moving it rewrites rows in place (heap-only updates)', async () => {
    expect(
      await database.sql`
        select indexrelid::regclass as index from pg_index
        where indrelid in ('products'::regclass, 'product_variants'::regclass)
          and pg_get_indexdef(indexrelid) ~ '(stock_quantity|on_hand|reserved|free)'`,
    ).toEqual([]);
  });
});
