import { categoryOfListingSlug } from '#src/domain/catalogue/category-map.ts';
import { type Audience, subcategories } from '#src/domain/catalogue/listings.ts';

export { womenKnitwear } from '#src/domain/catalogue/category-map.ts';
export type CatalogueAudience = Audience;

/** Every listing slug of an audience. */
export function subcategoriesOf(audience: CatalogueAudience): readonly string[] {
  return audience === 'kids' ? ['girls', 'boys', 'baby'] : Object.values(subcategories[audience]).flat();
}

/** The category slug that belongs to a listing slug; throws where the map has none, since the data are ours. */
export function categoryOf(audience: CatalogueAudience, subcategory: string): string {
  const category = categoryOfListingSlug(audience, subcategory);
  if (category === undefined) throw new Error(`${audience} has no subcategory ${subcategory}`);
  return category;
}
