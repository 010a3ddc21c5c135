import { describe, expect, it } from 'vitest';
import { type Category, categoryBranch, categoryChain, categoryPaths, childCategories } from './category.ts';

const make = (slug: string, parentId: string | null, displayOrder = 0): Category => ({
  id: `id-${slug}`,
  slug,
  name: { en: slug, lt: slug, ru: slug },
  description: { en: '', lt: '', ru: '' },
  parentId,
  displayOrder,
});
const tree = [
  make('women', null, 10),
  make('women-clothing', 'id-women', 20),
  make('women-shoes', 'id-women', 10),
  make('women-dresses', 'id-women-clothing'),
  make('women-boots', 'id-women-shoes'),
  make('kids', null, 30),
  make('kids-girls', 'id-kids'),
];

describe('the category tree', () => {
  it('gives the chain from the root', () => {
    expect(categoryChain(tree, 'women-dresses').map(({ slug }) => slug)).toEqual([
      'women',
      'women-clothing',
      'women-dresses',
    ]);
    expect(categoryChain(tree, 'nothing')).toEqual([]);
  });

  it('survives a circle', () => {
    const circle = [make('a', 'id-b'), make('b', 'id-a')];
    expect(categoryChain(circle, 'a').map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('gives children in their display order, and everything below', () => {
    expect(childCategories(tree, 'id-women').map(({ slug }) => slug)).toEqual(['women-shoes', 'women-clothing']);
    expect(categoryBranch(tree, 'women')).toEqual([
      'women',
      'women-shoes',
      'women-boots',
      'women-clothing',
      'women-dresses',
    ]);
    expect(categoryBranch(tree, 'nothing')).toEqual([]);
  });
});

describe('categoryPaths', () => {
  it('begins with the full slug, which is canonical', () => {
    expect(categoryPaths(categoryChain(tree, 'women-dresses'))[0]).toBe('women-dresses');
  });

  it('accepts full slugs and slugs without the parent’s prefix at every level', () => {
    const paths = categoryPaths(categoryChain(tree, 'women-dresses'));
    for (const path of ['women/clothing/women-dresses', 'women/women-clothing/women-dresses', 'women/clothing/dresses'])
      expect(paths).toContain(path);
    expect(categoryPaths(categoryChain(tree, 'kids-girls'))).toEqual(['kids-girls', 'kids/girls', 'kids/kids-girls']);
    expect(categoryPaths(categoryChain(tree, 'kids'))).toEqual(['kids']);
  });
});
