import { countChoices, type Selection } from '#src/domain/catalogue/filter.ts';
import { type ListingState, readListingQuery, writeListingQuery } from '#src/domain/catalogue/filter-address.ts';

/** The page of the whole list that was built into this document. */
const builtPage = readListingQuery(location.search).page;

export const readPlace = (): ListingState => readListingQuery(location.search);

/** Are these pages of the whole list in its own order, which are built ahead? */
export function isWholeList({ selection, sort }: { readonly selection: Selection; readonly sort?: unknown }): boolean {
  return countChoices(selection) === 0 && sort === undefined;
}

/** Are these the cards that were built into this document? */
export const isAsBuilt = (state: ListingState): boolean => isWholeList(state) && state.page === builtPage;

export const addressOf = (state: ListingState): string =>
  `${location.pathname}${writeListingQuery(state, location.search)}`;

/** The place on the page is kept with each entry of the history: its cards may arrive after the browser went back to it. */
export function rememberScroll(): void {
  history.replaceState({ ...history.state, scroll: scrollY }, '');
}

export function enter(state: ListingState): void {
  rememberScroll();
  history.pushState({}, '', addressOf(state));
}

export function correct(state: ListingState): void {
  history.replaceState(history.state, '', addressOf(state));
}

export function scrollBack(): void {
  const place: unknown = history.state?.scroll;
  if (typeof place === 'number') scrollTo({ top: place, behavior: 'instant' });
}

/** Up to the first row, unless it is in sight. */
export function scrollToCards(): void {
  const toolbar = document.querySelector<HTMLElement>('[data-toolbar]');
  const area = document.querySelector<HTMLElement>('[data-area]');
  if (!toolbar || !area) return;
  const edge = (document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0) + toolbar.offsetHeight;
  const distance = area.getBoundingClientRect().top - edge;
  if (distance < 0) scrollBy({ top: distance, behavior: 'instant' });
}
