import { type ListedChoice, listedChoices, type PriceRange, type Selection } from './filter.ts';
import { parseSortKey, type SortKey } from './sort-keys.ts';

export type ListingView = 'grid' | 'list';

/** What an address says of a listing. */
export interface ListingState {
  readonly selection: Selection;
  /** Undefined where the listing's own order is meant. */
  readonly sort: SortKey | undefined;
  readonly view: ListingView;
  /** From 1. */
  readonly page: number;
}

const names: Readonly<Record<ListedChoice, string>> = { sizes: 'size', colors: 'color', brands: 'brand' };
const ownNames = [...Object.values(names), 'price', 'sort', 'view', 'page'];

/** The most values of one kind that are read, and the longest: nobody chooses more, and an address is anybody's text. */
const mostValues = 60;
const longestValue = 60;

function readValues(query: URLSearchParams, choice: ListedChoice): string[] {
  const values = query.getAll(names[choice]).filter((value) => value !== '' && value.length <= longestValue);
  return [...new Set(values)].slice(0, mostValues);
}

/** `40-250`, `40-` (and more), `-250` (at most). */
function readPrice(text: string | null): PriceRange | undefined {
  const [, from, to] = /^(\d{0,6})-(\d{0,6})$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { from: Number(from), to: to === '' ? undefined : Number(to) };
}

function readPage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}

/** Reads the query of a listing's address; whatever it does not understand counts as absent. */
export function readListingQuery(search: string): ListingState {
  const query = new URLSearchParams(search);
  return {
    selection: {
      sizes: readValues(query, 'sizes'),
      colors: readValues(query, 'colors'),
      brands: readValues(query, 'brands'),
      price: readPrice(query.get('price')),
    },
    sort: parseSortKey(query.get('sort')),
    view: query.get('view') === 'list' ? 'list' : 'grid',
    page: readPage(query.get('page')),
  };
}

/** The query for a state, with its question mark, or an empty text; what else stood in `search` stays before it. */
export function writeListingQuery({ selection, sort, view, page }: ListingState, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ownNames) query.delete(name);
  for (const choice of listedChoices) for (const value of selection[choice]) query.append(names[choice], value);
  const { price } = selection;
  if (price !== undefined) query.set('price', `${price.from === 0 ? '' : price.from}-${price.to ?? ''}`);
  if (sort !== undefined) query.set('sort', sort);
  if (view === 'list') query.set('view', view);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
