import { $currency } from '#src/client/stores/preferences.ts';
import { emptySelection, type Selection } from '#src/domain/catalogue/filter.ts';
import type { ListingState } from '#src/domain/catalogue/filter-address.ts';
import { parseSortKey } from '#src/domain/catalogue/sort-keys.ts';
import { unreachableTexts } from '#src/i18n/unreachable-texts.ts';
import { cartData } from '../shared/cart-data.ts';
import { closestTo, isForBrowser } from '../shared/page-events.ts';
import { endPlaceholders, endWaiting, showFailure, showPlaceholders, showView, showWaiting } from './card-grid.ts';
import { forgetIndex, hasData, IndexIsOld, type ListingData, listingData } from './listing-data.ts';
import * as place from './listing-place.ts';
import { createPanel, type Panel } from './panel.ts';
import { knownState, showState } from './show-state.ts';

let panel: Panel | undefined;
/** The state that was asked for last; one that is slower to arrive is not shown any more. */
let wanted: object = {};

function fail(retry: () => void): void {
  const again = () => {
    showFailure();
    retry();
  };
  showFailure({ ...unreachableTexts[cartData().language], again });
}

async function draw(data: ListingData, isWanted: () => boolean): Promise<void> {
  const state = knownState(data, place.readPlace());
  await showState(data, state, choose, isWanted);
  if (isWanted()) panel?.refresh(state.selection);
}

/** Shows what the address says. `then` follows when it stands there. */
async function show(then: () => void = () => {}): Promise<void> {
  if (!hasData) return;
  const mine = {};
  wanted = mine;
  const isWanted = () => wanted === mine;
  showWaiting();
  try {
    await draw(await listingData(), isWanted).catch(async (error: unknown) => {
      if (!(error instanceof IndexIsOld)) throw error;
      await draw(await forgetIndex(), isWanted);
    });
    if (!isWanted()) return;
    showFailure();
    then();
  } catch {
    if (!isWanted()) return;
    endPlaceholders();
    fail(() => void show(then));
  } finally {
    if (isWanted()) endWaiting();
  }
}

/** After the choices changed, the focus is where the number of results is read. */
function focusCount(): void {
  place.scrollToCards();
  document.querySelector<HTMLElement>('[data-count]')?.focus({ preventScroll: true });
}

function goTo(change: Partial<ListingState>, then: () => void): void {
  place.enter({ ...place.readPlace(), page: 1, ...change });
  void show(then);
}

/** Applies choices, from the panel or from the words beside it. */
function choose(selection: Selection): void {
  goTo({ selection }, focusCount);
}

async function openPanel(): Promise<void> {
  if (panel?.isOpen) return panel.close();
  try {
    const data = await listingData();
    panel ??= createPanel(data, {
      apply: choose,
      clear: () => goTo({ selection: emptySelection }, () => {}),
    });
    showFailure();
    panel.open(knownState(data, place.readPlace()).selection);
  } catch {
    fail(() => void openPanel());
  }
}

function chooseView(view: string | undefined): void {
  const shown = view === 'list' ? 'list' : 'grid';
  showView(shown);
  place.correct({ ...place.readPlace(), view: shown });
  // Cards that are still on their way would come with page links of the view before.
  if (!place.isWholeList(place.readPlace())) void show();
}

/** What happens in the toolbar; the first reach for it fetches the data ahead. */
export function onToolbar(event: Event): void {
  const { type, target } = event;
  const isAt = (selector: string) => closestTo(event, selector);
  const view = isAt('[data-view]');
  if (type === 'click' && view) chooseView(view.dataset['view']);
  else if (type === 'click' && isAt('[data-filter]')) void openPanel();
  else if (type === 'change' && target instanceof HTMLSelectElement)
    goTo({ sort: parseSortKey(target.value) }, place.scrollToCards);
  else if (type !== 'click' && !view && isAt('[data-filter], [data-sort]')) listingData().catch(() => {});
}

/** Back and Forward between states of this listing. */
export function onReturn(): void {
  void show(place.scrollBack);
}

/** Pages of a filtered list change in place; those of the whole list are built ahead and simply links. */
document.addEventListener('click', (event) => {
  const link = closestTo<HTMLAnchorElement>(event, '.pages a');
  if (!link || isForBrowser(event)) return;
  if (place.isWholeList(place.readPlace())) return;
  event.preventDefault();
  place.rememberScroll();
  history.pushState({}, '', link.href);
  void show(focusCount);
});
addEventListener('pagehide', place.rememberScroll);
addEventListener('scrollend', place.rememberScroll);
// A range of prices is in the shown currency: other cards may be in it now.
$currency.listen(() => {
  if (place.readPlace().selection.price !== undefined) void show();
});

const first = place.readPlace();
if (first.view === 'list') showView('list');
if (!hasData || place.isWholeList(first)) endWaiting();
else {
  showPlaceholders();
  void show(place.scrollBack);
}
