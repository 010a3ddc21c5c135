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

const companions = new WeakMap<readonly ShopProduct[], Map<string, readonly ShopProduct[]>>();

/** What is in stock of a product's department and not of its category: the same for all of the category, so made once. */
function goesWith({ audience, category }: ShopProduct, products: readonly ShopProduct[]): readonly ShopProduct[] {
  const foremost = foremostProducts(audience, products);
  const own = companions.get(foremost) ?? new Map<string, readonly ShopProduct[]>();
  companions.set(foremost, own);
  const made = own.get(category) ?? foremost.filter((other) => other.category !== category);
  own.set(category, made);
  return made;
}

/**
 * Products that go with this one: of the same department, in stock, another kind of thing each, featured ones first. The
 * first letters of the ids turn the list, so that not every page shows the same four.
 */
export function relatedProducts(product: ShopProduct, products: readonly ShopProduct[]): ShopProduct[] {
  const candidates = goesWith(product, products);
  const turn =
    candidates.length === 0
      ? 0
      : [...product.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % candidates.length;
  const chosen = new Map<string, ShopProduct>();
  for (let place = 0; place < candidates.length && chosen.size < relatedCount; place += 1) {
    const other = candidates[(turn + place) % candidates.length];
    if (other !== undefined && !chosen.has(other.subcategory)) chosen.set(other.subcategory, other);
  }
  return [...chosen.values()];
}
