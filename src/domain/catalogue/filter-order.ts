import { flag, type ListingIndex } from './listing-index.ts';
import type { Column } from './packed-column.ts';
import { discountPercent } from './product.ts';
import type { SortKey } from './sort-keys.ts';

/** A small number for each row, by which rows are put in order. */
interface Ranks {
  readonly ranks: Uint16Array;
  readonly count: number;
}

/** Ranks by what `key` gives for the distinct values of a column, small ones first. */
function rankColumn({ values, rows }: Column, key: (value: number) => number): Ranks {
  const distinct = [...new Set(values.map(key))].sort((left, right) => left - right);
  const places = values.map((value) => distinct.indexOf(key(value)));
  const ranks = new Uint16Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) ranks[row] = places[rows[row] as number] as number;
  return { ranks, count: distinct.length };
}

/** What an order goes by; undefined leaves rows newest first. */
function ranksOf(index: ListingIndex, sort: SortKey): Ranks | undefined {
  const { columns } = index;
  const pair = (number: number) => {
    const [price = 0, salePrice = price] = index.prices[number] ?? [];
    return { price, salePrice };
  };
  if (sort === 'featured') return rankColumn(columns.flags, (flags) => -(flags & flag.featured));
  if (sort === 'price-asc') return rankColumn(columns.price, (number) => pair(number).salePrice);
  if (sort === 'price-desc') return rankColumn(columns.price, (number) => -pair(number).salePrice);
  if (sort === 'rating') return rankColumn(columns.rated, (place) => place);
  if (sort === 'discount') return rankColumn(columns.price, (number) => -discountPercent(pair(number)));
  return undefined;
}

/** Puts rows in the order of their ranks without changing the order of equals, by counting. */
function stableBy(rows: Uint32Array, { ranks, count }: Ranks): Uint32Array {
  const next = new Uint32Array(count + 1);
  for (let row = 0; row < ranks.length; row += 1) (next[(ranks[row] as number) + 1] as number) += 1;
  for (let rank = 1; rank < count; rank += 1) (next[rank] as number) += next[rank - 1] as number;
  const ordered = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] as number;
    const rank = ranks[row] as number;
    ordered[next[rank] as number] = row;
    (next[rank] as number) += 1;
  }
  return ordered;
}

/** As `pinFirst` does it for pages: chosen rows come first, unless they are sold out. */
function pinnedFirst({ pinned = [], columns }: ListingIndex, rows: Uint32Array): Uint32Array {
  const { values, rows: flags } = columns.flags;
  const first = pinned.filter((row) => ((values[flags[row] ?? 0] ?? 0) & flag.soldOut) === 0);
  if (first.length === 0) return rows;
  const chosen = new Set(first);
  return Uint32Array.from([...first, ...rows.filter((row) => !chosen.has(row))]);
}

/**
 * Puts a listing's rows in order: the same order as `sortProducts` gives its pages, sold-out ones last. Each order is made
 * once, when it is first asked for; choices then only leave rows out.
 */
export function orderRows(index: ListingIndex): (sort: SortKey) => Uint32Array {
  const made = new Map<SortKey, Uint32Array>();
  return (sort) => {
    const known = made.get(sort);
    if (known !== undefined) return known;
    const ranks = ranksOf(index, sort);
    const sorted = ranks === undefined ? index.newest : stableBy(index.newest, ranks);
    // What decides most is applied last.
    const ordered = stableBy(
      sorted,
      rankColumn(index.columns.flags, (flags) => flags & flag.soldOut),
    );
    const shown = sort === index.sort ? pinnedFirst(index, ordered) : ordered;
    made.set(sort, shown);
    return shown;
  };
}
