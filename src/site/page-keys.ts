import { createHash } from 'node:crypto';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListingPage } from './listing-pages.ts';
import { lowestPriceOf } from './listing-text.ts';
import { relatedProducts } from './product-page.ts';

// What a page shows, as a short text: while it stays the same, so do the bytes of the page, and the next build takes the page over
// from the last one (docs/decisions/0030). A page without a key is made anew in every build. Whatever `Catalogue` holds beside its
// products and reviews counts for every page, so a fact that comes to be read by some component needs no thought here.

const brief = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

const versions = new WeakMap<object, string>();

/** Changes with anything that a row holds; rows are never changed in place. */
function versionOf(row: object): string {
  const known = versions.get(row) ?? brief(JSON.stringify(row));
  versions.set(row, known);
  return known;
}

const cards = new WeakMap<ShopProduct, string>();

/** As `versionOf`, of what a card or a list may show of a product: not what stands on its own page alone. */
export function cardVersion(product: ShopProduct): string {
  const { description: _, composition, care, maker, warnings, model, measurements, ...shown } = product;
  const known = cards.get(product) ?? brief(JSON.stringify(shown));
  cards.set(product, known);
  return known;
}

const shops = new WeakMap<Catalogue, string>();

/** The key of what any page may show: tree, facts, size guides, texts. */
export function shopKey(catalogue: Catalogue): string {
  const { products: _, reviews: __, ...shop } = catalogue;
  const known =
    shops.get(catalogue) ??
    brief(JSON.stringify(Object.entries(shop).sort(([left], [right]) => (left < right ? -1 : 1))));
  shops.set(catalogue, known);
  return known;
}

const keyOf = (catalogue: Catalogue, ...parts: readonly (string | number | readonly string[])[]) =>
  brief([shopKey(catalogue), ...parts.map((part) => (typeof part === 'object' ? part.join() : part))].join('|'));

/** The key of a product's own page, and of the page of its reviews. */
export function productKey(catalogue: Catalogue, product: ShopProduct, reviews: readonly Review[]): string {
  const related = relatedProducts(product, catalogue.products);
  return keyOf(catalogue, versionOf(product), reviews.map(versionOf), related.map(cardVersion));
}

/** The key of a page of a listing. */
export function listingKey(catalogue: Catalogue, { products, page, pages, total, all }: ListingPage): string {
  return keyOf(catalogue, products.map(cardVersion), page, pages, total, total === 0 ? '' : lowestPriceOf(all));
}

/** The key of what tells filters of a whole list: its products, and the versions of the fragments that hold their cards. */
export const listKey = (catalogue: Catalogue, all: readonly ShopProduct[], fragments: readonly string[]) =>
  keyOf(catalogue, all.map(cardVersion), fragments);

/** The key of a file of the product feed, which says nearly all that a row holds. */
export const feedKey = (catalogue: Catalogue, products: readonly ShopProduct[]) =>
  keyOf(catalogue, products.map(versionOf));

/** The key of a fragment that has a version of its own. */
export const fragmentKey = (catalogue: Catalogue, version: string) => keyOf(catalogue, version);
