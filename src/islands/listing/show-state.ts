import { applySelection, countChoices, knownSelection, type Selection } from '#src/domain/catalogue/filter.ts';
import type { ListingState } from '#src/domain/catalogue/filter-address.ts';
import { orderRows } from '#src/domain/catalogue/filter-order.ts';
import type { ListingIndex } from '#src/domain/catalogue/listing-index.ts';
import { countPages, pageOf } from '#src/domain/catalogue/pagination.ts';
import type { SortKey } from '#src/domain/catalogue/sort-keys.ts';
import { showBuilt, showCards, showNone, showView } from './card-grid.ts';
import { drawChips } from './chips.ts';
import { type ListingData, readCards } from './listing-data.ts';
import { addressOf, isAsBuilt } from './listing-place.ts';
import { pageLinks } from './page-links.ts';
import { toShown } from './shown-price.ts';

const orders = new WeakMap<ListingIndex, (sort: SortKey) => Uint32Array>();

function orderOf(index: ListingIndex, sort: SortKey): number[] {
  const order = orders.get(index) ?? orderRows(index);
  orders.set(index, order);
  return [...order(sort)];
}

/** The state as this listing understands it: unknown choices, orders and pages are passed over. */
export function knownState({ index }: ListingData, state: ListingState): ListingState {
  const { sort } = state;
  return {
    ...state,
    selection: knownSelection(index, state.selection),
    sort: sort !== undefined && sort !== index.sort && index.sorts.includes(sort) ? sort : undefined,
  };
}

function showToolbar(
  { words, index }: ListingData,
  state: ListingState,
  count: number,
  apply: (to: Selection) => void,
) {
  const choices = countChoices(state.selection);
  const figure = document.querySelector('[data-filter-count]');
  if (figure) figure.textContent = choices === 0 ? '' : String(choices);
  const items = document.querySelector('[data-count]');
  if (items) items.textContent = words('items', { count });
  const sort = document.querySelector<HTMLSelectElement>('[data-sort]');
  if (sort) sort.value = state.sort ?? index.sort;
  drawChips(words, state.selection, apply);
}

/**
 * Shows a state that the listing knows: its cards first, since they may have to be fetched, then everything that tells of
 * them. Nothing changes where the cards cannot be had (throws) or `isWanted` says that another state is asked for by now.
 */
export async function showState(
  data: ListingData,
  state: ListingState,
  apply: (selection: Selection) => void,
  isWanted: () => boolean,
): Promise<void> {
  const { index, words } = data;
  const { passed, count } = applySelection(index, state.selection, toShown);
  const pages = countPages(count, index.pageSize);
  const page = Math.min(state.page, pages);
  const isBuilt = isAsBuilt(state);
  const rows = isBuilt ? [] : orderOf(index, state.sort ?? index.sort).filter((row) => passed[row] === 1);
  const cards = await readCards(index, pageOf(rows, page, index.pageSize));
  if (!isWanted()) return;
  if (isBuilt) showBuilt();
  else if (count === 0) showNone(words, () => apply({ sizes: [], colors: [], brands: [], price: undefined }));
  else
    showCards(
      cards,
      pageLinks(words, page, pages, (to) => addressOf({ ...state, page: to })),
    );
  showToolbar(data, state, count, apply);
  showView(state.view);
}
