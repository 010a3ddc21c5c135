import type sizeGuides from '#content/size-guides.json';
import type { CatalogueAudience } from './category-map.ts';
import type { SizeSet } from './vocabulary.ts';

type SizeGuideKey = keyof typeof sizeGuides;

const guideOfSet: Readonly<Partial<Record<SizeSet, SizeGuideKey>>> = {
  women: 'women-clothing',
  men: 'men-clothing',
  'women-shoes': 'women-shoes',
  'men-shoes': 'men-shoes',
  kids: 'kids',
  baby: 'baby',
  'kids-shoes': 'kids-shoes',
  'women-belts': 'belts',
  'men-belts': 'belts',
  rings: 'rings',
  hats: 'hats',
};

/** The guide of a product's sizes; null where it has none. Sizes written out are those of their subcategory or audience. */
export function sizeGuideOf(
  audience: CatalogueAudience,
  subcategory: string,
  sizes: SizeSet | readonly string[],
): SizeGuideKey | null {
  if (typeof sizes === 'string') return guideOfSet[sizes] ?? null;
  if (sizes.length === 0) return null;
  if (subcategory === 'gloves') return 'gloves';
  if (audience === 'kids') return sizes.every((size) => Number(size) < 50) ? 'kids-shoes' : 'kids';
  return audience === 'men' ? 'men-clothing' : 'women-clothing';
}
