import type { Sql } from 'postgres';
import { dress } from './shopping.ts';

const idPrefix = 'test-dress-';

/** Whether an id is the catalogue's, not that of a product which a test running beside this one has just published. */
export const isCatalogueId = (id: string): boolean => !id.startsWith(idPrefix);

/** A product of a test's own: a copy of the dress under another id and name, as an editor would publish it. */
export interface PublishedProduct {
  readonly id: string;
  readonly name: string;
}

/** Publishes a product: five pieces of the dress's every size and colour, at its price, in this category. */
export async function publish(sql: Sql, category = 'women-dresses'): Promise<PublishedProduct> {
  const word = crypto.randomUUID().slice(0, 8);
  const product = { id: `${idPrefix}${word}`, name: `Dress ${word}` };
  await sql.begin(async (transaction) => {
    const columns = await transaction<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER'
        and column_name not in ('id', 'sku', 'name', 'name_lt', 'name_ru', 'category', 'created_at', 'featured', 'active')`;
    const copied = transaction.unsafe(columns.map((column) => column.name).join(', '));
    await transaction`
      insert into products (id, sku, name, name_lt, name_ru, category, active, ${copied})
      select ${product.id}, ${`T-${word}`}, ${product.name}, ${product.name}, ${product.name}, ${category}, false, ${copied}
      from products where id = ${dress.id}`;
    await transaction`
      insert into product_variants (product_id, sku, size, color, on_hand)
      select ${product.id}, ${word} || '-' || sku, size, color, 5 from product_variants where product_id = ${dress.id}`;
    await transaction`update products set active = true where id = ${product.id}`;
  });
  return product;
}

/** Takes a test's product off again; orders keep what they name. */
export async function takeOff(sql: Sql, { id }: PublishedProduct): Promise<void> {
  await sql`update products set active = false where id = ${id}`;
}
