import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import { sizeGuides } from './size-guides.ts';

export type { Catalogue } from '#src/domain/catalogue/catalogue.ts';

async function readBuilt(): Promise<Catalogue> {
  const { getCollection } = await import('astro:content');
  const [products, categories, reviews, facts] = await Promise.all([
    getCollection('products'),
    getCollection('categories'),
    getCollection('reviews'),
    getCollection('facts'),
  ]);
  const [shop] = facts;
  if (shop === undefined) throw new Error('The database has no settings: is it migrated and seeded?');
  for (const { data } of products)
    if (data.sizeGuide !== null && !sizeGuides.some(({ code }) => code === data.sizeGuide))
      throw new Error(
        `The product ${data.id} names the size guide "${data.sizeGuide}", which content/size-guides.json does not have: add it there, or choose another for the product.`,
      );
  return {
    products: products.map((entry) => entry.data),
    categories: categories.map((entry) => entry.data),
    reviews: reviews.map((entry) => entry.data),
    sizeGuides,
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
