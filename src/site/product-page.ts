import { type Category, categoryChain } from '#src/domain/catalogue/category.ts';
import { imagesOfColor, type Review, type ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { translator } from '#src/i18n/translator.ts';
import { foremostProducts } from './foremost-products.ts';
import { type Crumb, categoryName } from './listing-text.ts';

/** How many products stand under “Wear it with”. */
const relatedCount = 4;

/** How many reviews a product's own page shows; more stand on a page of their own. */
export const shownReviews = 3;

/** The products whose reviews need a page of their own, with them. */
export function reviewedProducts(products: readonly ShopProduct[], reviews: readonly Review[]) {
  const byProduct = Map.groupBy(reviews, ({ productId }) => productId);
  return products.flatMap((product) => {
    const own = byProduct.get(product.id) ?? [];
    return own.length > shownReviews ? [{ product, reviews: own }] : [];
  });
}

/** Home and the category chain; the department leads to its listing. The product's name stands right below, so it is left out. */
export function productCrumbs(product: ShopProduct, categories: readonly Category[], language: Language): Crumb[] {
  const words = translator(language, 'catalogue');
  return [
    { name: words('home'), href: localizePath('/', language) },
    ...categoryChain(categories, product.category).map((category) => ({
      name: categoryName(category, language),
      href: localizePath(`/${category.slug}`, language),
    })),
  ];
}

export interface ColorPictures {
  readonly color: string;
  readonly keys: readonly string[];
}

/**
 * The pictures of a product by colour, the card's colour first. A colour that has none of its own is shown by those of another; a
 * product without colours has one, without a name.
 */
export function galleryPictures(product: ShopProduct): ColorPictures[] {
  const seen = new Set<string>();
  return (product.colors.length > 0 ? product.colors : [''])
    .map((color) => {
      const keys = imagesOfColor(product, color).filter((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return { color, keys };
    })
    .filter(({ keys }) => keys.length > 0);
}

/** A place on a ring for an id: alike ids lie far apart (FNV-1a, 32 bits). */
function placeOf(id: string): number {
  let place = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) place = Math.imul(place ^ id.charCodeAt(index), 0x01000193);
  return place >>> 0;
}

interface Companion {
  readonly place: number;
  readonly product: ShopProduct;
}

const companions = new WeakMap<readonly ShopProduct[], Map<string, readonly Companion[]>>();

/** What is in stock of a product's department and not of its category, round a ring: the same for all of the category, so made once. */
function goesWith({ audience, category }: ShopProduct, products: readonly ShopProduct[]): readonly Companion[] {
  const own = companions.get(products) ?? new Map<string, readonly Companion[]>();
  companions.set(products, own);
  const key = `${audience} ${category}`;
  const made =
    own.get(key) ??
    foremostProducts(audience, products)
      .filter((other) => other.category !== category)
      .map((other) => ({ place: placeOf(other.id), product: other }))
      .sort((left, right) => left.place - right.place || (left.product.id < right.product.id ? -1 : 1));
  own.set(key, made);
  return made;
}

/** The first of a ring at or after a place. */
function firstFrom(ring: readonly Companion[], place: number): number {
  let [low, high] = [0, ring.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ring[middle] as Companion).place < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Products that go with this one: of the same department, in stock, another kind of thing each. They are the next ones round a ring,
 * so that not every page shows the same four, and that what comes, goes or sells out changes the pages beside it alone.
 */
export function relatedProducts(product: ShopProduct, products: readonly ShopProduct[]): ShopProduct[] {
  const ring = goesWith(product, products);
  const start = firstFrom(ring, placeOf(product.id));
  const chosen = new Map<string, ShopProduct>();
  for (let step = 0; step < ring.length && chosen.size < relatedCount; step += 1) {
    const { product: other } = ring[(start + step) % ring.length] as Companion;
    if (!chosen.has(other.subcategory)) chosen.set(other.subcategory, other);
  }
  return [...chosen.values()];
}
