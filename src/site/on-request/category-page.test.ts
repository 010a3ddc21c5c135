import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import type { Category } from '#src/domain/catalogue/category.ts';
import { exampleProduct } from '#tests/support/example-product.ts';
import { belongsWithin, categoryOfAddress, categoryPage, isWithinPages, resemblesCategory } from './category-page.ts';

const category = (slug: string, parentId: string | null): Category => ({
  id: slug,
  slug,
  name: { en: slug, lt: slug, ru: slug },
  description: { en: '', lt: '', ru: '' },
  parentId,
  displayOrder: 0,
});
const categories = [
  category('women', null),
  category('women-festive', 'women'),
  category('women-festive-gowns', 'women-festive'),
];
const products = Array.from({ length: 60 }, (_, index) =>
  exampleProduct({ id: `gown-${index}`, category: 'women-festive-gowns', createdAt: `2026-10-01T08:00:${index}Z` }),
);
const catalogue = {
  products,
  categories,
  reviews: [],
  sizeGuides: [],
  facts: { curation: {} },
} as unknown as Catalogue;

describe('the category of an address', () => {
  it.each(['women-festive', 'women/women-festive', 'women/festive', 'women/festive/page/2'])(
    'is found by %s, with what stands below it',
    (address) => {
      expect(categoryOfAddress(categories, address)).toEqual(['women-festive', 'women-festive-gowns']);
    },
  );

  it.each(['festive', 'women/none', 'women-festive/women', ''])('is none for “%s”', (address) => {
    expect(categoryOfAddress(categories, address)).toBeUndefined();
  });
});

describe('the page of a category', () => {
  it('shows fifty products, the rest on the pages after', () => {
    expect(categoryPage(catalogue, 'women/festive')).toMatchObject({ page: 1, pages: 2, total: 60 });
    expect(categoryPage(catalogue, 'women-festive/page/2')?.products).toHaveLength(10);
    expect(categoryPage(catalogue, 'women-festive/page/3')).toBeUndefined();
  });

  it('is not looked for past the last one', () => {
    expect(isWithinPages('women-festive/page/2', 60)).toBe(true);
    expect(isWithinPages('women-festive/page/3', 60)).toBe(false);
    expect(isWithinPages('women-festive/page/0', 60)).toBe(false);
    expect(isWithinPages('women-festive', 0)).toBe(true);
  });
});

describe('a new product', () => {
  const gown = { category: 'women-festive-gowns' };

  it.each([
    ['shop', true],
    ['products', true],
    ['women/festive', true],
    ['women-festive-gowns', true],
    ['women/dresses', false],
    ['new', false],
    ['none', false],
  ])('comes into the open list /%s: %s', (address, comes) => {
    expect(belongsWithin(address, categories)(gown)).toBe(comes);
  });
});

it.each([
  ['women/page/9', false],
  ['women/none', true],
  ['women-none', true],
  ['nothing/at/all', true],
  ['nothing', false],
  ['a/b/c/d', false],
  ['women/no_such', false],
])('%s resembles a category: %s', (address, resembles) => {
  expect(resemblesCategory(categories, address)).toBe(resembles);
});
