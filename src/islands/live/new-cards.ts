import { pageLanguage } from '#src/client/stores/page-language.ts';
import { splitPath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { liveTexts } from '#src/i18n/live-texts.ts';
import { fetchCardsCalmly } from './fetch-fragment.ts';
import { announceCards } from './revalidate.ts';
import { settledPointer } from './settled-pointer.ts';

const language = pageLanguage();
const grid = document.querySelector<HTMLElement>('[data-listing]');
let status: HTMLElement | undefined;

/** Filters, an order or a later page are the shopper's own view: new cards do not push into it. */
export function isWholeList(): boolean {
  const query = new URLSearchParams(location.search);
  query.delete('view');
  return query.size === 0;
}

/** Said politely, once for all that came together. */
function announce(count: number): void {
  if (status === undefined) {
    status = Object.assign(document.createElement('p'), { className: 'sr-only', role: 'status' });
    document.body.append(status);
  }
  status.textContent = islandText(language, liveTexts[language])('new', { count });
}

/** Where the reader is past the top of the list, cards wait until it is in sight: nothing moves under their eyes. */
function whenTopIsSeen(put: () => void): void {
  const first = grid?.firstElementChild;
  if (!first || first.getBoundingClientRect().top >= 0) {
    put();
    return;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    put();
  });
  observer.observe(first);
}

/** The large pictures between the cards keep their places while `count` cards come before them. */
function keepLargePictures(count: number): void {
  for (const large of grid?.querySelectorAll('.listing-large') ?? [])
    for (let step = 0; step < count; step += 1) large.previousElementSibling?.before(large);
}

function put(cards: readonly HTMLElement[]): void {
  const places = grid?.querySelectorAll('.card').length ?? 0;
  grid?.prepend(...cards);
  keepLargePictures(cards.length);
  // Where the list goes on, its last cards stand on the next page now.
  if (document.querySelector('.pages'))
    for (const card of [...(grid?.querySelectorAll('.card') ?? [])].slice(places)) card.remove();
  announceCards();
}

/** More at once would push the list that the reader came for out of sight. */
const atMost = 12;

/** Puts the cards of products that have just come in, the newest first, at the head of the list that they belong to. */
export async function showNewCards(ids: readonly string[]): Promise<void> {
  if (!grid || !isWholeList()) return;
  const cards = await fetchCardsCalmly(ids.slice(-atMost).reverse(), {
    within: splitPath(location.pathname).path.slice(1),
  });
  if (cards.size === 0) return;
  announce(cards.size);
  await settledPointer();
  whenTopIsSeen(() => put([...cards.values()]));
}
