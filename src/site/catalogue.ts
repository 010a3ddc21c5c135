import { getCollection } from 'astro:content';
import type { Category } from '#src/domain/catalogue/category.ts';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { ExchangeRates } from '#src/domain/money/currency.ts';
import type { ShippingZone } from '#src/domain/shipping/zones.ts';

/** Facts of the shop that pages show; administrators change them in the database. Money in euro cents. */
export interface ShopFacts {
  readonly rates: ExchangeRates;
  readonly zones: readonly ShippingZone[];
  /** The estimate before a destination is known. */
  readonly shippingEstimate: { readonly fee: number; readonly freeFrom: number };
}

export interface Catalogue {
  /** Active products, newest first. */
  readonly products: readonly ShopProduct[];
  readonly categories: readonly Category[];
  readonly reviews: readonly Review[];
  readonly facts: ShopFacts;
}

async function load(): Promise<Catalogue> {
  const [products, categories, reviews, facts] = await Promise.all([
    getCollection('products'),
    getCollection('categories'),
    getCollection('reviews'),
    getCollection('facts'),
  ]);
  const [shop] = facts;
  if (shop === undefined) throw new Error('The database has no settings: is it migrated and seeded?');
  return {
    products: products.map((entry) => entry.data),
    categories: categories.map((entry) => entry.data),
    reviews: reviews.map((entry) => entry.data),
    facts: shop.data,
  };
}

let loaded: Promise<Catalogue> | undefined;

/** The whole catalogue as it was when the build began. */
export function loadCatalogue(): Promise<Catalogue> {
  loaded ??= load();
  return loaded;
}
