import { compareSizes } from './size-order.ts';

/** Sizes that one scale counts: letters, shoe numbers, heights of children, … */
export interface SizeGroup {
  /** Codes of the size guides that share the scale, the one with most products first; empty where none is known. */
  readonly guides: readonly string[];
  /** The smallest first. */
  readonly sizes: readonly string[];
}

interface SizedProduct {
  readonly sizes: readonly string[];
  readonly sizeGuide: string | null;
}

/**
 * Puts the sizes of products into groups by size guide. Guides that have a size in common are one group, since the word means
 * all of them: S to XXL of women and men, 39 to 42 of their shoes. The group with most products comes first.
 */
export function groupSizes(products: readonly SizedProduct[]): SizeGroup[] {
  const groups: { count: number; guides: Map<string, number>; sizes: Set<string> }[] = [];
  for (const { sizes, sizeGuide } of products) {
    if (sizes.length === 0) continue;
    const joined = { count: 1, guides: new Map<string, number>(), sizes: new Set(sizes) };
    if (sizeGuide !== null) joined.guides.set(sizeGuide, 1);
    for (const group of groups.filter(
      ({ guides, sizes: known }) => guides.has(sizeGuide ?? '') || sizes.some((size) => known.has(size)),
    )) {
      joined.count += group.count;
      for (const [guide, count] of group.guides) joined.guides.set(guide, (joined.guides.get(guide) ?? 0) + count);
      for (const size of group.sizes) joined.sizes.add(size);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(joined);
  }
  return groups
    .map(({ count, guides, sizes }) => ({
      count,
      guides: [...guides]
        .sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
        .map(([code]) => code),
      sizes: [...sizes].sort(compareSizes),
    }))
    .sort((left, right) => right.count - left.count || compareSizes(left.sizes[0] ?? '', right.sizes[0] ?? ''))
    .map(({ guides, sizes }) => ({ guides, sizes }));
}
