import { pageLanguage } from '#src/client/stores/page-language.ts';
import { fetchCards } from '../shared/live-cards.ts';

/** Milliseconds. */
const patience = 10_000;

/**
 * What pages made on request give for a page that is open already: cards, a price, a menu. Undefined when nothing comes. Where
 * the shop refuses it, `fault` is kept and reported; a lost connection is nobody's fault.
 */
export async function fetchFragment(path: string, query: Readonly<Record<string, string>> = {}, fault?: string) {
  const address = `/${pageLanguage()}/live/${path}?${new URLSearchParams(query)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  if (fault !== undefined && response?.ok === false) reportError(new Error(fault));
  // A connection can also be lost between the head of an answer and its end.
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined;
  return text === undefined ? undefined : new DOMParser().parseFromString(text, 'text/html').body;
}

/** The cards of these products as they are now; none where they cannot be had. `within` and `at` name a listing, as in live-cards.ts. */
export function fetchCardsCalmly(
  ids: readonly string[],
  listing: { readonly within?: string; readonly at?: string } = {},
): Promise<Map<string, HTMLElement>> {
  const options = { signal: AbortSignal.timeout(patience), ...listing };
  return fetchCards(pageLanguage(), ids, options).catch(() => new Map<string, HTMLElement>());
}
