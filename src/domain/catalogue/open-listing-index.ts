import { cardsPerShard } from './card-place.ts';
import type { ListingIndex, ListingIndexFile, packedNames } from './listing-index.ts';
import { type Column, unpackColumn, unpackGroups, unpackNumbers } from './packed-column.ts';

/** The value of a column in a row. */
function valueAt({ values, rows }: Column, row: number): number {
  return values[rows[row] ?? 0] ?? 0;
}

/** How many rows each category has. */
function countRows(order: Uint16Array, categories: number): number[] {
  const counts = new Array<number>(categories).fill(0);
  for (const category of order) {
    if (category >= categories) throw new RangeError('The order names an unknown category');
    counts[category] = (counts[category] ?? 0) + 1;
  }
  return counts;
}

/** All rows, newest first: `order` names categories, whose rows stand together, oldest first. */
function newestFirst(order: Uint16Array, counts: readonly number[]): Uint32Array {
  let begin = 0;
  const next = counts.map((count) => {
    begin += count;
    return begin - count;
  });
  const newest = new Uint32Array(order.length);
  for (const [age, category] of order.entries()) {
    const row = next[category] ?? 0;
    newest[order.length - 1 - age] = row;
    next[category] = row + 1;
  }
  return newest;
}

/** Each row's category and number in it. */
function cardRows(counts: readonly number[], skipped: Column): ListingIndex['cards'] {
  let row = 0;
  return counts.flatMap((count, category) => {
    let ordinal = 0;
    return Array.from({ length: count }, () => {
      ordinal += valueAt(skipped, row++);
      return { category, ordinal: ordinal++ };
    });
  });
}

/** Every regular price with each that is paid for it, and which of these pairs each row has. */
function pairPrices(prices: ListingIndexFile['prices'], regular: Column, paid: Column) {
  const begins: number[] = [];
  const pairs = prices.flatMap((own, number) => {
    begins[number] = (begins[number - 1] ?? 0) + (prices[number - 1]?.length ?? 0);
    return own.map((price) => [own[0] ?? 0, price] as const);
  });
  const rows = regular.rows.map((_, row) => {
    const number = valueAt(regular, row);
    const place = valueAt(paid, row);
    if (prices[number]?.[place] === undefined)
      throw new RangeError('A row is paid at a price that the file does not have');
    return (begins[number] ?? 0) + place;
  });
  return { prices: pairs, column: { values: [...pairs.keys()], rows } };
}

/** Unpacks a listing's file. Throws where its parts do not fit each other. */
export function openListingIndex({
  order: ages,
  columns: packed,
  byCategory,
  prices,
  ...file
}: ListingIndexFile): ListingIndex {
  const order = unpackNumbers(ages);
  const { length } = order;
  const counts = countRows(order, file.categories.length);
  const column = (name: (typeof packedNames)[number]) => unpackColumn(packed[name], length);
  const [size, brand, color] = [column('size'), column('brand'), unpackGroups(byCategory.color, counts)];
  const isWhole =
    size.values.every((set) => set in file.sizeSets) &&
    color.values.every((set) => set in file.colorSets) &&
    brand.values.every((number) => number in file.brands);
  if (!isWhole) throw new RangeError('A column names something that the file does not have');
  const priced = pairPrices(prices, unpackGroups(byCategory.price, counts), column('paid'));
  const skipped = column('skipped');
  return {
    ...file,
    length,
    prices: priced.prices,
    columns: { size, brand, color, price: priced.column, flags: column('flags'), rated: column('rated'), skipped },
    newest: newestFirst(order, counts),
    cards: cardRows(counts, skipped),
  };
}

/** The fragment that holds a card, as its address below `/{language}/cards/`, and the card's number in it. */
export function cardAddress(index: ListingIndex, row: number): { readonly shard: string; readonly position: number } {
  const { category, ordinal } = index.cards[row] ?? { category: 0, ordinal: 0 };
  const [slug, versions] = index.categories[category] ?? ['', []];
  const number = Math.floor(ordinal / cardsPerShard);
  return { shard: `${slug}-${number + 1}?v=${versions[number] ?? ''}`, position: ordinal % cardsPerShard };
}
