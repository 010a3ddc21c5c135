import type { Audience } from '#src/domain/catalogue/listings.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import { sortProducts } from '#src/domain/catalogue/sort.ts';

const sorted = new WeakMap<readonly ShopProduct[], Map<Audience, readonly ShopProduct[]>>();

/** What is in stock of a department, featured ones first: sorted once a catalogue, not once a page. */
export function foremostProducts(audience: Audience, products: readonly ShopProduct[]): readonly ShopProduct[] {
  const own = sorted.get(products) ?? new Map<Audience, readonly ShopProduct[]>();
  sorted.set(products, own);
  const known = own.get(audience);
  if (known !== undefined) return known;
  const inStock = products.filter((product) => product.audience === audience && product.stock > 0);
  const made = sortProducts(inStock, 'featured');
  own.set(audience, made);
  return made;
}
