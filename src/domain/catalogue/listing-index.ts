import { oldestFirst, type PlacedProduct } from './card-place.ts';
import {
  type Column,
  type PackedColumn,
  type PackedGroups,
  packColumn,
  packGroups,
  packNumbers,
} from './packed-column.ts';
import { effectivePrice, type LocalizedText, type Variant } from './product.ts';
import { groupSizes } from './size-groups.ts';
import type { SortedProduct } from './sort.ts';
import type { SortKey } from './sort-keys.ts';

/** What filtering and sorting need to know of a product. */
export interface IndexedProduct extends SortedProduct, PlacedProduct {
  readonly id: string;
  readonly createdAt: string;
  readonly brand: string;
  readonly colors: readonly string[];
  readonly variants: readonly Pick<Variant, 'size' | 'free'>[];
  readonly sizeGuide: string | null;
}

/** What a listing says of itself to its filter. */
export interface ListingRules {
  /** The order that it has by itself. */
  readonly sort: SortKey;
  readonly sorts: readonly SortKey[];
  readonly pageSize: number;
  /** The price slider's upper end, whole units of the shown currency; from there on it is open. */
  readonly priceTop: number;
}

/** Regular prices with the one that is paid, euro cents. */
type PricePair = readonly [regular: number, paid: number];

/** So many of the sizes count by one scale; the names say of what. */
type SizeScale = readonly [sizes: number, names: readonly LocalizedText[]];

/** The file of one listing: columns instead of rows, since alike values side by side pack well. */
export interface ListingIndexFile extends ListingRules {
  /** Slugs of categories with the versions of their fragments of cards. */
  readonly categories: readonly (readonly [slug: string, versions: readonly string[]])[];
  /** Scale by scale, the smallest of each first. */
  readonly sizes: readonly string[];
  readonly sizeScales: readonly SizeScale[];
  readonly colors: readonly string[];
  readonly brands: readonly string[];
  /** Each regular price, and after it the reduced ones that are paid instead, in euro cents. */
  readonly prices: readonly (readonly number[])[];
  /** Which sizes a product can be bought in, as each product's one of these sets; places in `sizes`. */
  readonly sizeSets: readonly (readonly number[])[];
  readonly colorSets: readonly (readonly number[])[];
  /** The category of each product in the order in which they came into the shop. */
  readonly order: string;
  /** The rows stand by category, oldest first within each. */
  readonly columns: Readonly<Record<PackedName, PackedColumn>>;
  /** Rows that stand first in the listing's own order; absent where none were chosen. */
  readonly pinned?: readonly number[] | undefined;
  readonly byCategory: Readonly<Record<GroupedName, PackedGroups>>;
}

/**
 * `paid`: the place of what is paid after its regular price. `size` and `brand`: places in `sizeSets` and `brands`. `flags`: 1
 * featured, 2 sold out. `rated`: the place by rating and number of ratings, 0 the best. `skipped`: cards of the category that
 * stand before and are not in this listing.
 */
export const packedNames = ['paid', 'flags', 'rated', 'brand', 'size', 'skipped'] as const;
type PackedName = (typeof packedNames)[number];

/** Places in `prices` and `colorSets`; a category has few of them. */
export const groupedNames = ['price', 'color'] as const;
type GroupedName = (typeof groupedNames)[number];

export const flag = { featured: 1, soldOut: 2 } as const;

/** Where a product's card is: the fragment of its category, and its number there. */
interface CardRow {
  readonly category: number;
  readonly ordinal: number;
}

/** A listing's products in the browser, ready to be counted. A product is known by its row. */
export interface ListingIndex extends ListingRules {
  readonly length: number;
  readonly sizes: readonly string[];
  readonly sizeScales: readonly SizeScale[];
  readonly colors: readonly string[];
  readonly brands: readonly string[];
  readonly sizeSets: readonly (readonly number[])[];
  readonly colorSets: readonly (readonly number[])[];
  readonly prices: readonly PricePair[];
  /** `price`: places in `prices`. */
  readonly columns: Readonly<Record<Exclude<PackedName, 'paid'> | GroupedName, Column>>;
  /** All rows, newest first. */
  readonly newest: Uint32Array;
  /** Rows that stand first in the listing's own order, unless they are sold out. */
  readonly pinned?: readonly number[] | undefined;
  readonly categories: ListingIndexFile['categories'];
  readonly cards: readonly CardRow[];
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** The sizes that somebody can buy now (decisions.md, filters: a size means in stock in that size). */
function sizesInStock(product: IndexedProduct): string[] {
  return distinct(product.variants.filter(({ size, free }) => size !== '' && free > 0).map(({ size }) => size));
}

/** Numbers each distinct set; gives the sets and each product's number. */
function numberSets(all: readonly (readonly string[])[], words: readonly string[]) {
  const places = new Map(words.map((word, place) => [word, place]));
  const known = new Map<string, number>();
  const sets: number[][] = [];
  const numbers = all.map((own) => {
    const set = own.map((word) => places.get(word) ?? 0).sort((left, right) => left - right);
    const key = set.join();
    const number = known.get(key) ?? sets.push(set) - 1;
    known.set(key, number);
    return number;
  });
  return { sets, numbers };
}

/** Numbers regular prices, and what is paid among those of its regular price. */
function numberPrices(rows: readonly IndexedProduct[]) {
  const known = new Map<number, number>();
  const prices: number[][] = [];
  const regular: number[] = [];
  const paid: number[] = [];
  for (const product of rows) {
    const number = known.get(product.price) ?? prices.push([product.price]) - 1;
    known.set(product.price, number);
    const own = prices[number] as number[];
    const price = effectivePrice(product);
    regular.push(number);
    paid.push(own.includes(price) ? own.indexOf(price) : own.push(price) - 1);
  }
  return { prices, regular, paid };
}

/** Each row's place by rating, then by how many rated; alike ones share it. */
function placesByRating(rows: readonly IndexedProduct[]): number[] {
  const keys = rows.map(({ rating, reviewCount }) => `${rating ?? 0} ${reviewCount}`);
  const order = [...new Map(rows.map((product, row) => [keys[row] ?? '', product]))].sort(
    ([, left], [, right]) => (right.rating ?? 0) - (left.rating ?? 0) || right.reviewCount - left.reviewCount,
  );
  const places = new Map(order.map(([key], place) => [key, place]));
  return keys.map((key) => places.get(key) ?? 0);
}

interface IndexSource extends ListingRules {
  readonly products: readonly IndexedProduct[];
  /** A card's number within its category, over the whole shop. */
  readonly ordinalOf: (product: IndexedProduct) => number;
  /** Versions of a category's fragments of cards. */
  readonly versionsOf: (category: string) => readonly string[];
  /** Ids that stand first in the listing's own order. */
  readonly pinned?: readonly string[] | undefined;
  /** What a size guide calls the things that it measures. */
  readonly guideName: (code: string) => LocalizedText | undefined;
}

/** Packs a listing's products. The order of the given ones does not matter. */
export function encodeListingIndex({
  products,
  ordinalOf,
  versionsOf,
  guideName,
  pinned = [],
  ...rules
}: IndexSource): ListingIndexFile {
  const byAge = [...products].sort(oldestFirst);
  const slugs = distinct(byAge.map(({ category }) => category)).sort();
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const placeOf = (product: IndexedProduct) => places.get(product.category) ?? 0;
  // Sorting keeps the order of equals, so that each category stays oldest first.
  const rows = [...byAge].sort((left, right) => placeOf(left) - placeOf(right));
  const ownSizes = rows.map(sizesInStock);
  const scales = groupSizes(rows.map(({ sizeGuide }, row) => ({ sizeGuide, sizes: ownSizes[row] ?? [] })));
  const sizes = scales.flatMap((scale) => scale.sizes);
  const colors = distinct(rows.flatMap((product) => product.colors)).sort();
  const brands = distinct(rows.map(({ brand }) => brand)).sort();
  const sizeSets = numberSets(ownSizes, sizes);
  const colorSets = numberSets(
    rows.map((product) => product.colors),
    colors,
  );
  const { prices, regular, paid } = numberPrices(rows);
  const skipped = rows.map((product, row) => {
    const before = rows[row - 1];
    return ordinalOf(product) - (before?.category === product.category ? ordinalOf(before) + 1 : 0);
  });
  const column = (value: (product: IndexedProduct) => number) => packColumn(rows.map(value));
  const pinnedRows = pinned.map((id) => rows.findIndex((product) => product.id === id)).filter((row) => row >= 0);
  const ofCategories = [...Map.groupBy(rows.keys(), (row) => rows[row]?.category).values()];
  const grouped = (values: readonly number[]) =>
    packGroups(ofCategories.map((own) => own.map((row) => values[row] as number)));
  return {
    ...rules,
    categories: slugs.map((slug) => [slug, versionsOf(slug)]),
    sizes,
    sizeScales: scales.map((scale) => [scale.sizes.length, scale.guides.flatMap((code) => guideName(code) ?? [])]),
    colors,
    brands,
    prices,
    sizeSets: sizeSets.sets,
    colorSets: colorSets.sets,
    order: packNumbers(byAge.map(placeOf)),
    columns: {
      paid: packColumn(paid),
      flags: column(({ featured, stock }) => (featured ? flag.featured : 0) + (stock <= 0 ? flag.soldOut : 0)),
      rated: packColumn(placesByRating(rows)),
      brand: column(({ brand }) => brands.indexOf(brand)),
      size: packColumn(sizeSets.numbers),
      skipped: packColumn(skipped),
    },
    byCategory: { price: grouped(regular), color: grouped(colorSets.numbers) },
    ...(pinnedRows.length > 0 && { pinned: pinnedRows }),
  };
}
