import type { fetchCardsCalmly } from './fetch-fragment.ts';

/** What the open page can do with its cards already: given, not imported, since naming its files once more would weigh as much as this. */
export interface OpenList {
  readonly fetchCardsCalmly: typeof fetchCardsCalmly;
  /** Nothing that the shopper chose narrows or orders it. */
  readonly isWholeList: () => boolean;
  readonly settledPointer: () => Promise<unknown>;
  readonly announceCards: () => void;
}

const cardsOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('.card')];

/** Puts cards first; large pictures keep their places between the others, and the page its number of cards. */
function putFirst(grid: HTMLElement, first: readonly HTMLElement[]): void {
  const before = [...grid.children];
  const larges = before.flatMap((child, place) => (child.matches('.listing-large') ? [[child, place] as const] : []));
  const places = cardsOf(grid).length;
  for (const [large] of larges) large.remove();
  grid.prepend(...first);
  for (const card of cardsOf(grid).slice(places)) card.remove();
  for (const [large, place] of larges) grid.insertBefore(large, grid.children[place] ?? null);
}

/** Puts what editors chose to stand first in the list that is open where it stands now. What was chosen before the build is there already. */
export async function keepOrder(
  { announceCards, fetchCardsCalmly, isWholeList, settledPointer }: OpenList,
  listing: string,
  pinned: readonly string[],
): Promise<void> {
  const grid = document.querySelector<HTMLElement>('[data-listing]');
  if (grid === null || pinned.length === 0 || !isWholeList()) return;
  const shown = cardsOf(grid).map((card) => card.dataset['productId'] ?? '');
  const missing = pinned.filter((id) => !shown.includes(id));
  const fetched =
    missing.length === 0 ? new Map<string, HTMLElement>() : await fetchCardsCalmly(missing, { at: listing });
  const first = pinned.flatMap(
    (id) => cardsOf(grid).find((card) => card.dataset['productId'] === id) ?? fetched.get(id) ?? [],
  );
  const wanted = first.map((card) => card.dataset['productId']).slice(0, shown.length);
  if (shown.slice(0, wanted.length).join() === wanted.join()) return;
  await settledPointer();
  putFirst(grid, first);
  announceCards();
}
