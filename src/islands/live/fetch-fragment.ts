import { pageLanguage } from '#src/client/stores/page-language.ts';

/** What pages made on request give for a page that is open already: cards, a price, a menu. Undefined when nothing comes. */
export async function fetchFragment(path: string, query: Readonly<Record<string, string>> = {}) {
  const address = `/${pageLanguage()}/live/${path}?${new URLSearchParams(query)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html').body;
}

/** How many cards one request gives. */
const atOnce = 50;

/** The cards of these products as they are now, by id. `within` names a listing: what does not belong to it is left out. */
export async function fetchCards(ids: readonly string[], within?: string): Promise<Map<string, HTMLElement>> {
  const cards = new Map<string, HTMLElement>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const query = { ids: ids.slice(at, at + atOnce).join(), ...(within === undefined ? {} : { in: within }) };
    const body = await fetchFragment('cards', query);
    for (const card of body?.querySelectorAll<HTMLElement>('.card') ?? [])
      cards.set(card.dataset['productId'] ?? '', card);
  }
  return cards;
}
