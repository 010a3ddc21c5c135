import type { Language } from '#src/domain/language/languages.ts';
import { fetchParts } from './fetch-parts.ts';

/** As many as `/live/cards` gives at once. */
const atOnce = 50;

interface CardOptions {
  /** Address of a listing without language: what does not belong to it is left out. */
  readonly within?: string;
  /** The same for a list of any kind, whether it follows what comes in or not. */
  readonly at?: string;
  /** With stars and the number of reviews, as search shows them. */
  readonly isRated?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * The cards of these products as they are sold now, by id, in the order asked; what is not sold any more is left out. Throws
 * where they cannot be had.
 */
export async function fetchCards(
  language: Language,
  ids: readonly string[],
  { within, at: listing, isRated = false, signal }: CardOptions = {},
): Promise<Map<string, HTMLElement>> {
  const byId = new Map<string, HTMLElement>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const query = new URLSearchParams({ ids: ids.slice(at, at + atOnce).join() });
    if (within !== undefined) query.set('in', within);
    if (listing !== undefined) query.set('at', listing);
    if (isRated) query.set('rating', '1');
    for (const card of await fetchParts(`/${language}/live/cards?${query}`, '[data-product-id]', signal))
      byId.set(card.dataset['productId'] ?? '', card);
  }
  return new Map(
    ids.flatMap((id) => {
      const card = byId.get(id);
      return card === undefined ? [] : [[id, card] as const];
    }),
  );
}
