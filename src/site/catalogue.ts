import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';

export type { Catalogue } from '#src/domain/catalogue/catalogue.ts';

async function readBuilt(): Promise<Catalogue> {
  const { getCollection } = await import('astro:content');
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

/**
 * In pages built ahead the whole catalogue as it was when the build began. In pages made on request (src/site/on-request) the
 * shop as it is now, with the few products that any page leads on to: those pages read their own products by src/site/live.ts.
 */
export async function loadCatalogue(): Promise<Catalogue> {
  if (import.meta.env.ON_REQUEST) {
    const { readLiveCatalogue } = await import('./live.ts');
    return readLiveCatalogue();
  }
  loaded ??= readBuilt();
  return loaded;
}
