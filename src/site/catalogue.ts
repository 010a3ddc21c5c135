import { getCollection } from 'astro:content';
import type { Category } from '#src/domain/catalogue/category.ts';
import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { SizeGuide } from '#src/domain/catalogue/size-guide.ts';

export interface Catalogue {
  /** Active products, newest first. */
  readonly products: readonly ShopProduct[];
  readonly categories: readonly Category[];
  readonly reviews: readonly Review[];
  readonly sizeGuides: readonly SizeGuide[];
  readonly facts: ShopFacts;
}

async function load(): Promise<Catalogue> {
  const [products, categories, reviews, sizeGuides, facts] = await Promise.all([
    getCollection('products'),
    getCollection('categories'),
    getCollection('reviews'),
    getCollection('sizeGuides'),
    getCollection('facts'),
  ]);
  const [shop] = facts;
  if (shop === undefined) throw new Error('The database has no settings: is it migrated and seeded?');
  return {
    products: products.map((entry) => entry.data),
    categories: categories.map((entry) => entry.data),
    reviews: reviews.map((entry) => entry.data),
    sizeGuides: sizeGuides.map((entry) => entry.data),
    facts: shop.data,
  };
}

let loaded: Promise<Catalogue> | undefined;

/** The whole catalogue as it was when the build began. */
export function loadCatalogue(): Promise<Catalogue> {
  loaded ??= load();
  return loaded;
}
