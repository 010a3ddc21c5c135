import { flag, type ListingIndex } from './listing-index.ts';
import { valueAt } from './open-listing-index.ts';
import { discountPercent } from './product.ts';
import type { SortKey } from './sort-keys.ts';

type Key = (row: number) => number;

/** The numbers by which rows are put in order, from small to large; `[]` leaves them newest first. */
function keysOf(index: ListingIndex, sort: SortKey): readonly Key[] {
  const at = (name: 'price' | 'list' | 'flags' | 'rating' | 'reviews') => (row: number) =>
    valueAt(index.columns[name], row);
  const price = at('price');
  const reduction = at('list');
  const rating = at('rating');
  const reviews = at('reviews');
  const flags = at('flags');
  switch (sort) {
    case 'newest':
      return [];
    case 'featured':
      return [(row) => flag.featured - (flags(row) & flag.featured)];
    case 'price-asc':
      return [price];
    case 'price-desc':
      return [(row) => -price(row)];
    case 'rating':
      return [(row) => -rating(row), (row) => -reviews(row)];
    case 'discount':
      return [(row) => -discountPercent({ price: price(row) + reduction(row), salePrice: price(row) })];
  }
}

/** Orders rows by one number each without changing the order of equals: counts them by their place among the distinct ones. */
function stableBy(rows: Uint32Array, key: Key): Uint32Array {
  const keys = Float64Array.from(rows, key);
  const distinct = Float64Array.from(new Set(keys)).sort();
  const places = new Map([...distinct].map((value, place) => [value, place]));
  const next = new Uint32Array(distinct.length + 1);
  const ranks = Uint32Array.from(keys, (value) => places.get(value) ?? 0);
  for (const rank of ranks) next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const ordered = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const rank = ranks[place] as number;
    ordered[next[rank] as number] = rows[place] as number;
    (next[rank] as number) += 1;
  }
  return ordered;
}

/**
 * Puts a listing's rows in order: the same order as `sortProducts` gives its pages, sold-out ones last. Each order is made
 * once, when it is first asked for; choices then only leave rows out.
 */
export function orderRows(index: ListingIndex): (sort: SortKey) => Uint32Array {
  const made = new Map<SortKey, Uint32Array>();
  const soldOut: Key = (row) => valueAt(index.columns.flags, row) & flag.soldOut;
  return (sort) => {
    const known = made.get(sort);
    if (known !== undefined) return known;
    // The last key decides most, so it is applied last.
    const ordered = [...keysOf(index, sort).toReversed(), soldOut].reduce(stableBy, index.newest);
    made.set(sort, ordered);
    return ordered;
  };
}
