import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { fetchParts } from './fetch-parts.ts';

/**
 * The cards of these products as they are sold now, by id, in the order asked; what is not sold any more is left out. Throws
 * where they cannot be had.
 */
export async function fetchCards(language: Language, ids: readonly string[]): Promise<Map<string, HTMLElement>> {
  const cards = await fetchParts(`${localizePath('/live/cards', language)}?ids=${ids.join(',')}`, '[data-product-id]');
  const byId = new Map(cards.map((card) => [card.dataset['productId'] ?? '', card] as const));
  return new Map(ids.flatMap((id) => (byId.has(id) ? [[id, byId.get(id) as HTMLElement] as const] : [])));
}
