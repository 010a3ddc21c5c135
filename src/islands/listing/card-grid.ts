import { element } from '../shared/element.ts';
import { emptyCard } from '../shared/empty-card.ts';
import type { ListingWords } from './listing-data.ts';

/** How long the cards stand as they are before they show that something is under way. */
const patience = 150;
/** Places that are shown while the cards of a shared address are fetched (storefront.md section 9). */
const placeholders = 6;

const grid = document.querySelector<HTMLElement>('[data-listing]');
const area = document.querySelector<HTMLElement>('[data-area]');
const builtCards = [...(grid?.children ?? [])];
const builtPages = document.querySelector<HTMLElement>('.pages');
let timer: ReturnType<typeof setTimeout> | undefined;

/** The grid dims when what comes takes longer than a moment. */
export function showWaiting(): void {
  clearTimeout(timer);
  timer = setTimeout(() => grid?.toggleAttribute('data-waiting', true), patience);
}

export function endWaiting(): void {
  clearTimeout(timer);
  grid?.removeAttribute('data-waiting');
  delete document.documentElement.dataset['filtered'];
}

/** Empty places instead of the built cards, which are not what the address asks for. */
export function showPlaceholders(): void {
  grid?.replaceChildren(...Array.from({ length: placeholders }, emptyCard));
  delete document.documentElement.dataset['filtered'];
}

function putPages(pages: HTMLElement | null | undefined): void {
  document.querySelector('.pages')?.remove();
  if (pages) area?.after(pages);
}

/** Other parts of the page look after cards: prices, hearts, live stock. */
function putCards(cards: readonly Node[]): void {
  document.querySelector('[data-none]')?.remove();
  if (grid === null) return;
  grid.hidden = cards.length === 0;
  grid.replaceChildren(...cards);
  document.dispatchEvent(new CustomEvent('gija:cards'));
}

/** Puts the page back as it was built, its large pictures included. */
export function showBuilt(): void {
  putCards(builtCards);
  putPages(builtPages);
}

export function showCards(cards: readonly Node[], pages: HTMLElement | undefined): void {
  putCards(cards);
  putPages(pages);
}

/** Nothing passes: says so, and offers the way back. */
export function showNone(words: ListingWords, clear: () => void): void {
  showCards([], undefined);
  const none = element(
    'div',
    { className: 'empty' },
    element('h2', { className: 'title-2' }, words('none.title')),
    element('p', { className: 'ui muted' }, words('none.text')),
    element(
      'p',
      {},
      element('button', { type: 'button', className: 'button button-line', onclick: clear }, words('clear')),
    ),
  );
  none.dataset['none'] = '';
  area?.append(none);
}

/** Where what was asked for does not come: the whole list rather than empty places. */
export function endPlaceholders(): void {
  if (grid?.querySelector('.card-place')) showBuilt();
}

interface Failure {
  readonly text: string;
  readonly retry: string;
  readonly again: () => void;
}

/** A calm line above the cards where the filter's data cannot be had; without a failure it goes away. */
export function showFailure(failure?: Failure): void {
  document.querySelector('[data-filter-failure]')?.remove();
  if (failure === undefined) return;
  const { text, retry, again } = failure;
  const button = element('button', { type: 'button', className: 'link', onclick: again }, retry);
  const line = element('p', { className: 'wrap ui listing-failure', role: 'alert' }, text, ' ', button);
  line.dataset['filterFailure'] = '';
  area?.before(line);
}

export function showView(view: 'grid' | 'list'): void {
  grid?.toggleAttribute('data-as-list', view === 'list');
  for (const button of document.querySelectorAll<HTMLElement>('[data-view]'))
    button.setAttribute('aria-pressed', String(button.dataset['view'] === view));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.pages a')) {
    const address = new URL(link.href);
    if (view === 'list') address.searchParams.set('view', 'list');
    else address.searchParams.delete('view');
    link.href = address.href;
  }
}
