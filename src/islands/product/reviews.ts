import { fetchParts } from '../shared/fetch-parts.ts';

const ratingOf = (review: HTMLElement) => Number(review.dataset['rating']);

/** Lets the reviews of a list be put into another order; they come newest first. */
export function sortable(list: HTMLElement): void {
  const newestFirst = [...list.querySelectorAll<HTMLElement>('.review')];
  const orders: Readonly<Record<string, readonly HTMLElement[]>> = {
    newest: newestFirst,
    highest: newestFirst.toSorted((a, b) => ratingOf(b) - ratingOf(a)),
    lowest: newestFirst.toSorted((a, b) => ratingOf(a) - ratingOf(b)),
  };
  list.querySelector<HTMLSelectElement>('[data-review-sort]')?.addEventListener('change', (event) => {
    list.append(...(orders[(event.target as HTMLSelectElement).value] ?? newestFirst));
  });
}

/** All reviews in place of the first few; the link that asked for them goes, the focus stands at the first new one. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  const [all] = await fetchParts(link.href, '[data-all-reviews]');
  const few = document.querySelector<HTMLElement>('[data-reviews]');
  if (!all || !few) throw new Error(`${link.href} holds no reviews`);
  const shown = few.querySelectorAll('.review').length;
  few.replaceWith(all);
  sortable(all);
  link.parentElement?.remove();
  const next = all.querySelectorAll<HTMLElement>('.review')[shown];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}
