export const sortKeys = ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Names of the same orders in older addresses (storefront.md section 9). */
const olderNames: Readonly<Record<string, SortKey>> = { 'price-low': 'price-asc', 'price-high': 'price-desc' };

/** The order that a word of an address means, or undefined. */
export function parseSortKey(word: string | null): SortKey | undefined {
  if (word !== null && Object.hasOwn(olderNames, word)) return olderNames[word];
  return sortKeys.find((key) => key === word);
}

/** The orders that a list offers, its own first (storefront.md section 9). */
export function offeredSorts(own: SortKey): readonly SortKey[] {
  if (own === 'discount') return ['discount', 'price-asc', 'price-desc', 'newest'];
  if (own === 'newest') return ['newest', 'price-asc', 'price-desc', 'rating'];
  return ['featured', 'newest', 'price-asc', 'price-desc', 'rating'];
}
