import { cardsPerShard } from './card-place.ts';
import { type ListingIndex, type ListingIndexFile, packedNames } from './listing-index.ts';
import { type Column, unpackColumn, unpackNumbers } from './packed-column.ts';

/** The value of a column in a row. */
function valueAt({ values, rows }: Column, row: number): number {
  return values[rows[row] ?? 0] ?? 0;
}

/** All rows, newest first: `order` names categories, whose rows stand together, oldest first. */
function newestFirst(order: Uint16Array, categories: number): Uint32Array {
  const next = new Uint32Array(categories + 1);
  for (const category of order) {
    if (category >= categories) throw new RangeError('The order names an unknown category');
    next[category + 1] = (next[category + 1] ?? 0) + 1;
  }
  for (let category = 1; category <= categories; category += 1)
    next[category] = (next[category] ?? 0) + (next[category - 1] ?? 0);
  const newest = new Uint32Array(order.length);
  for (const [age, category] of order.entries()) {
    const row = next[category] ?? 0;
    newest[order.length - 1 - age] = row;
    next[category] = row + 1;
  }
  return newest;
}

/** Each row's category and number in it. */
function cardRows(order: Uint16Array, categories: number, skipped: Column): ListingIndex['cards'] {
  const counts = new Array<number>(categories).fill(0);
  for (const category of order) counts[category] = (counts[category] ?? 0) + 1;
  let row = 0;
  return counts.flatMap((count, category) => {
    let ordinal = 0;
    return Array.from({ length: count }, () => {
      ordinal += valueAt(skipped, row++);
      return { category, ordinal: ordinal++ };
    });
  });
}

/** Unpacks a listing's file. Throws where its parts do not fit each other. */
export function openListingIndex({ order: ages, columns: files, ...file }: ListingIndexFile): ListingIndex {
  const order = unpackNumbers(ages);
  const { length } = order;
  const columns = Object.fromEntries(
    packedNames.map((name) => [name, unpackColumn(files[name], length)]),
  ) as ListingIndex['columns'];
  const isWhole =
    columns.price.values.every((pair) => pair in file.prices) &&
    columns.size.values.every((set) => set in file.sizeSets) &&
    columns.color.values.every((set) => set in file.colorSets) &&
    columns.brand.values.every((brand) => brand in file.brands);
  if (!isWhole) throw new RangeError('A column names something that the file does not have');
  return {
    ...file,
    length,
    columns,
    newest: newestFirst(order, file.categories.length),
    cards: cardRows(order, file.categories.length, columns.skipped),
  };
}

/** The fragment that holds a card, as its address below `/{language}/cards/`, and the card's number in it. */
export function cardAddress(index: ListingIndex, row: number): { readonly shard: string; readonly position: number } {
  const { category, ordinal } = index.cards[row] ?? { category: 0, ordinal: 0 };
  const [slug, versions] = index.categories[category] ?? ['', []];
  const number = Math.floor(ordinal / cardsPerShard);
  return { shard: `${slug}-${number + 1}?v=${versions[number] ?? ''}`, position: ordinal % cardsPerShard };
}
