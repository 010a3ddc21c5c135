import { type Shelf, sortProduct, type Unsorted, type UnsortedProduct } from './categorize.ts';

/** A category of the tree as it is now: what stands above it, itself first, and whether shoppers see it. */
export interface TreeShelf {
  readonly slug: string;
  readonly chain: readonly string[];
  readonly is_shown: boolean;
}

/** The tree as it is now, and where slugs that were lead. */
export interface Shelves {
  readonly categories: ReadonlyMap<string, TreeShelf>;
  readonly moved: Readonly<Record<string, string>>;
}

interface StandingProduct extends UnsortedProduct {
  readonly active: boolean;
}

/** Where a product is to be put, or why it stays where it is. */
export type Weighed =
  | { readonly after: Shelf; readonly words: readonly string[] }
  | { readonly why: Unsorted | 'fits' | 'no_category' | 'hidden_category'; readonly words: readonly string[] };

/** The category that a slug of the map is called now. */
function nowOf({ categories, moved }: Shelves, slug: string): TreeShelf | undefined {
  return categories.get(slug) ?? categories.get(moved[slug] ?? '');
}

/** The slug of the map behind a category: itself, or the first above it that has not another name on the map. */
const standsIn = (shelves: Shelves, stands: string | null, target: TreeShelf): boolean =>
  stands !== null && (shelves.categories.get(stands)?.chain.includes(target.slug) ?? false);

/**
 * Looks whether a product stands where its words say, in the tree as it is now: a finer category below the right one is right, and a
 * category that has another name is the same. Only what is wrong is changed.
 */
export function weighProduct(product: StandingProduct, shelves: Shelves): Weighed {
  const sorted = sortProduct(product);
  if ('why' in sorted) return sorted;
  const { words } = sorted;
  const choices = sorted.alternatives.map((shelf) => ({ shelf, target: nowOf(shelves, shelf.category) }));
  const fits = choices.find(
    ({ shelf, target }) =>
      target && standsIn(shelves, product.category, target) && shelf.subcategory === product.subcategory,
  );
  if (fits) return { why: 'fits', words };
  const target = nowOf(shelves, sorted.shelf.category);
  if (target === undefined) return { why: 'no_category', words };
  if (product.active && !target.is_shown) return { why: 'hidden_category', words };
  const stays = standsIn(shelves, product.category, target) && product.category !== null;
  const category = stays && product.category !== null ? product.category : target.slug;
  return { after: { category, subcategory: sorted.shelf.subcategory }, words };
}
