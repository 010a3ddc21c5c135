import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import { inOrder } from './catalogue-order.ts';
import { sizeGuides } from './size-guides.ts';

export type { Catalogue } from '#src/domain/catalogue/catalogue.ts';

/** The store wants an id for each entry; the facts have none. */
const withoutId = ({ id: _, ...facts }: ShopFacts & { readonly id?: string }): ShopFacts => facts;

async function readBuilt(): Promise<Catalogue> {
  const { getCollection } = await import('astro:content');
  const [products, categories, reviews, facts, texts] = await Promise.all([
    getCollection('products'),
    getCollection('categories'),
    getCollection('reviews'),
    getCollection('facts'),
    getCollection('texts'),
  ]);
  const [shop] = facts;
  if (shop === undefined) throw new Error('The database has no settings: is it migrated and seeded?');
  for (const { data } of products)
    if (data.sizeGuide !== null && !sizeGuides.some(({ code }) => code === data.sizeGuide))
      throw new Error(
        `The product ${data.id} names the size guide "${data.sizeGuide}", which content/size-guides.json does not have: add it there, or choose another for the product.`,
      );
  return inOrder({
    products: products.map((entry) => entry.data),
    categories: categories.map((entry) => entry.data),
    reviews: reviews.map((entry) => entry.data),
    sizeGuides,
    facts: withoutId(shop.data),
    texts: texts.flatMap(({ data }) => data.texts),
  });
}

/**
 * Who renders a few pages with the renderer that a build left behind (scripts/publish) says here what they are made of: that code
 * is bundled, and has no other door.
 */
export interface GivenCatalogue {
  gijaCatalogue?: Catalogue;
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
  const { gijaCatalogue } = globalThis as GivenCatalogue;
  if (gijaCatalogue !== undefined) return gijaCatalogue;
  loaded ??= readBuilt();
  return loaded;
}
