import { randomUUID } from 'node:crypto';
import { addProduct } from '#tests/support/order-rows.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** Regular price, what the supplier asks where that is known, and what else is not as usual; euro cents. */
export type Terms = [price: number, cost?: number, changes?: { readonly salePrice?: number; readonly gross?: boolean }];

/** A product on sale; `cost` as a supplier of the test asks it. */
export async function sellProduct(shop: ShopUnderTest, ...[price, cost, changes = {}]: Terms) {
  const id = `scarf-${randomUUID().slice(0, 8)}`;
  const { salePrice = null, gross = true } = changes;
  await addProduct(shop.sql, id, { price, salePrice, stock: { 'M/sage': 5 } });
  const [made] = await shop.sql<{ id: string }[]>`
    insert into suppliers (name) values (${`Supplier of ${id}`}) returning id`;
  const supplier = made?.id ?? '';
  if (cost !== undefined)
    await shop.sql`insert into supplier_products (supplier_id, product_id, cost, cost_includes_vat) values (${supplier}, ${id}, ${cost}, ${gross})`;
  return { id, supplier };
}

/** Regular price and sale price. */
export async function readPrices(shop: ShopUnderTest, id: string) {
  const [row] = await shop.sql`select price, sale_price from products where id = ${id}`;
  return [row?.['price'], row?.['sale_price']];
}
