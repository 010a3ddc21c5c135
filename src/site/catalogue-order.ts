import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';

type Rows = Pick<Catalogue, 'products' | 'categories' | 'reviews'>;

const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/**
 * The rows of a catalogue in one order, whatever kept them: products by id, categories as they are displayed, reviews newest
 * first. Astro's store gives them by id, the database by its own collation; pages of both have to be the same.
 */
export function inOrder<Given extends Rows>(catalogue: Given): Given {
  return {
    ...catalogue,
    products: [...catalogue.products].sort((left, right) => byText(left.id, right.id)),
    categories: [...catalogue.categories].sort(
      (left, right) => left.displayOrder - right.displayOrder || byText(left.slug, right.slug),
    ),
    reviews: [...catalogue.reviews].sort(
      (left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt) || byText(left.id, right.id),
    ),
  };
}
