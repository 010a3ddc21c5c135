import { expect, it } from 'vitest';
import { sortProduct } from '#src/domain/catalogue/categorize/categorize.ts';
import { type CatalogueProduct, expandCatalogue } from './expand.ts';
import { productGroups } from './products/index.ts';

const catalogue = expandCatalogue(productGroups);
const told = ({ name, description, tags }: CatalogueProduct) => ({ name, description, tags });

it('every product of the demonstration stays where it stands', () => {
  const moved = catalogue.filter((product) => {
    const sorted = sortProduct({ ...told(product), category: product.category, subcategory: product.subcategory });
    return (
      'why' in sorted ||
      !sorted.alternatives.some(
        (shelf) => shelf.category === product.category && shelf.subcategory === product.subcategory,
      )
    );
  });
  expect(moved.map(({ id }) => id)).toEqual([]);
});

it('those whose department is known are all found their category, by their words alone', () => {
  const wrong = catalogue.filter((product) => {
    const department = product.audience === 'kids' ? product.category : product.audience;
    const sorted = sortProduct({ ...told(product), category: department, subcategory: null });
    return (
      'why' in sorted || sorted.shelf.category !== product.category || sorted.shelf.subcategory !== product.subcategory
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('of those of whom nothing is known, six in seven are found their category, and none a wrong one', () => {
  const blind = catalogue.map((product) => {
    const sorted = sortProduct({ ...told(product), category: null, subcategory: null });
    if ('why' in sorted) return sorted.why;
    return sorted.shelf.category === product.category ? 'right' : `wrong: ${product.id}`;
  });
  const right = blind.filter((outcome) => outcome === 'right').length;
  expect(right / catalogue.length).toBeGreaterThan(6 / 7);
  expect(new Set(blind)).toEqual(new Set(['right', 'no_department']));
});
