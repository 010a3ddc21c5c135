import type { ListingIndex } from './listing-index.ts';
import type { Column } from './packed-column.ts';

/** In whole units of the shown currency; undefined is open. */
export interface PriceRange {
  readonly from: number;
  readonly to: number | undefined;
}

/** What a shopper chose. An empty list means any. */
export interface Selection {
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  readonly brands: readonly string[];
  readonly price: PriceRange | undefined;
}
export type ListedChoice = 'sizes' | 'colors' | 'brands';
export const listedChoices: readonly ListedChoice[] = ['sizes', 'colors', 'brands'];
export const emptySelection: Selection = { sizes: [], colors: [], brands: [], price: undefined };

/** How many choices are made: the figure beside “Filters”. */
export function countChoices({ sizes, colors, brands, price }: Selection): number {
  return sizes.length + colors.length + brands.length + (price === undefined ? 0 : 1);
}

/** What passes, and how many would pass with each size, colour and brand, its own kind of choice not made. */
export interface Outcome {
  /** 1 where the row passes. */
  readonly passed: Uint8Array;
  readonly count: number;
  /** In the order of the index's own lists. */
  readonly facets: Readonly<Record<ListedChoice, readonly number[]>>;
}

/** Turns euro cents into minor units of the shown currency. */
export type ToShown = (euroCents: number) => number;

/** One kind of choice: which distinct values of its column have a chosen word, and how many rows of each would pass. */
interface Facet {
  readonly rows: Uint16Array;
  readonly passes: Uint8Array;
  readonly counts: Uint32Array;
  readonly sets: readonly (readonly number[])[];
  readonly words: readonly string[];
}

function facet(
  { values, rows }: Column,
  setOf: (value: number) => readonly number[],
  words: readonly string[],
  chosen: readonly string[],
): Facet {
  const wanted = new Set(chosen.map((word) => words.indexOf(word)));
  const sets = values.map(setOf);
  const passes = Uint8Array.from(sets, (set) => Number(wanted.size === 0 || set.some((number) => wanted.has(number))));
  return { rows, passes, counts: new Uint32Array(sets.length), sets, words };
}

/** Compared as shown, in the shown currency (storefront.md section 4); both ends belong to the range. */
function passingPrices(prices: readonly number[], range: PriceRange | undefined, toShown: ToShown): Uint8Array {
  const { from, to = Number.POSITIVE_INFINITY } = range ?? { from: 0, to: undefined };
  return Uint8Array.from(prices, (cents) => Number(toShown(cents) >= from * 100 && toShown(cents) <= to * 100));
}

/** How many rows have each word, from how many have each set of words. */
function countWords({ sets, counts, words }: Facet): number[] {
  const found = new Array<number>(words.length).fill(0);
  for (const [value, set] of sets.entries())
    for (const number of set) found[number] = (found[number] ?? 0) + (counts[value] ?? 0);
  return found;
}

/**
 * Applies the choices in one pass: any chosen size (in stock), any colour, any brand, and the price range (decisions.md,
 * filters). Rows only look up tables of distinct values; one that fails in a single kind of choice still counts for that kind.
 */
export function applySelection(index: ListingIndex, selection: Selection, toShown: ToShown): Outcome {
  const { columns } = index;
  const size = facet(columns.size, (set) => index.sizeSets[set] ?? [], index.sizes, selection.sizes);
  const color = facet(columns.color, (set) => index.colorSets[set] ?? [], index.colors, selection.colors);
  const brand = facet(columns.brand, (number) => [number], index.brands, selection.brands);
  const paid = columns.price.values.map((number) => index.prices[number]?.[1] ?? 0);
  const pricePasses = passingPrices(paid, selection.price, toShown);
  const priceRows = columns.price.rows;
  const passed = new Uint8Array(index.length);
  let count = 0;
  for (let row = 0; row < passed.length; row += 1) {
    const sizeValue = size.rows[row] as number;
    const colorValue = color.rows[row] as number;
    const brandValue = brand.rows[row] as number;
    const bySize = size.passes[sizeValue] as number;
    const byColor = color.passes[colorValue] as number;
    const byBrand = brand.passes[brandValue] as number;
    const others = pricePasses[priceRows[row] as number] as number;
    const passes = bySize & byColor & byBrand & others;
    passed[row] = passes;
    count += passes;
    (size.counts[sizeValue] as number) += byColor & byBrand & others;
    (color.counts[colorValue] as number) += bySize & byBrand & others;
    (brand.counts[brandValue] as number) += bySize & byColor & others;
  }
  return { passed, count, facets: { sizes: countWords(size), colors: countWords(color), brands: countWords(brand) } };
}

/** The choices that this listing knows; what an address names besides is passed over. */
export function knownSelection(index: ListingIndex, selection: Selection): Selection {
  const known = (choice: ListedChoice) => index[choice].filter((word) => selection[choice].includes(word));
  return {
    sizes: known('sizes'),
    colors: known('colors'),
    brands: known('brands'),
    price: knownRange(index, selection.price),
  };
}

/** Steps of the price slider, whole units of the shown currency (storefront.md section 5). */
export const priceStep = 5;

/** The range on the slider's steps; undefined where it says nothing: from nothing to open, or turned around. */
export function knownRange(
  { priceTop }: Pick<ListingIndex, 'priceTop'>,
  range: PriceRange | undefined,
): PriceRange | undefined {
  if (range === undefined) return undefined;
  const onStep = (units: number) => Math.min(priceTop, Math.max(0, Math.round(units / priceStep) * priceStep));
  const from = onStep(range.from);
  const to = range.to === undefined || onStep(range.to) >= priceTop ? undefined : onStep(range.to);
  if (to === undefined ? from === 0 : from > to) return undefined;
  return { from, to };
}
