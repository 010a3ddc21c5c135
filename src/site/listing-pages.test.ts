import { describe, expect, it } from 'vitest';
import type { Category } from '#src/domain/catalogue/category.ts';
import { exampleProduct } from '#tests/support/example-product.ts';
import type { Catalogue } from './catalogue.ts';
import { builtPath, listingPages, listingSection, publicPath } from './listing-pages.ts';

const category = (slug: string, parentId: string | null): Category => ({
  id: slug,
  slug,
  name: { en: slug, lt: slug, ru: slug },
  description: { en: '', lt: '', ru: '' },
  parentId,
  displayOrder: 0,
});
const products = Array.from({ length: 60 }, (_, index) =>
  exampleProduct({ id: `dress-${String(index).padStart(2, '0')}` }),
);
const catalogue = {
  products: [
    ...products,
    exampleProduct({ id: 'romper', audience: 'kids', category: 'kids-baby', subcategory: 'baby' }),
  ],
  categories: [
    category('women', null),
    category('women-clothing', 'women'),
    category('women-dresses', 'women-clothing'),
    category('kids', null),
    category('kids-baby', 'kids'),
  ],
  reviews: [],
  facts: { curation: {} },
} as unknown as Catalogue;
const pages = listingPages(catalogue);
const find = (path: string, page = 1) => pages.find((candidate) => candidate.path === path && candidate.page === page);

describe('listingPages', () => {
  it('builds every page of a list, each product once', () => {
    const own = pages.filter((page) => page.path === 'women');
    expect(own.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
    const ids = own.flatMap((page) => page.products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
    expect(ids).toHaveLength(60);
  });

  it('puts what editors chose for a listing first, on its pages alone, aliases included', () => {
    const chosen = {
      ...catalogue,
      facts: { curation: { women: ['dress-41', 'romper', 'dress-07'] } },
    } as unknown as Catalogue;
    const first = (path: string) =>
      listingPages(chosen)
        .find((page) => page.path === path && page.page === 1)
        ?.products.slice(0, 2)
        .map(({ id }) => id);
    expect(first('women')).toEqual(['dress-41', 'dress-07']);
    expect(first('women-clothing')).toEqual(['dress-41', 'dress-07']);
    expect(first('women/dresses')).toEqual(
      find('women/dresses')
        ?.products.slice(0, 2)
        .map(({ id }) => id),
    );
  });

  it('gives no two pages the same file', () => {
    const files = pages.map(builtPath);
    expect(new Set(files).size).toBe(files.length);
  });

  it('lets the listing win where a category has the same address', () => {
    expect(find('women')?.subject.type).toBe('listing');
    expect(find('women-clothing')?.subject.type).toBe('listing');
    expect(find('women-dresses')?.subject.type).toBe('category');
  });

  it('shows a category with everything below it, fifty a page, under one canonical address', () => {
    expect(find('kids')?.products.map(({ id }) => id)).toEqual(['romper']);
    expect(find('women-dresses')?.products).toHaveLength(50);
    expect(find('women-dresses', 2)?.products).toHaveLength(10);
    expect(find('women/clothing/women-dresses')?.canonicalPath).toBe('women-dresses');
    expect(find('women/clothing/women-dresses', 2)).toBeUndefined();
  });

  it('keeps empty listings as pages', () => {
    expect(find('men')).toMatchObject({ total: 0, pages: 1, products: [] });
  });
});

describe('addresses of pages', () => {
  it('carry the page in the query for people and in the path for files', () => {
    expect(publicPath('shop', 1)).toBe('shop');
    expect(publicPath('shop', 3)).toBe('shop?page=3');
    expect(builtPath({ path: 'shop', page: 3 })).toBe('shop/page/3');
  });
});

it('marks the word of the header that a page stands under', () => {
  const section = (path: string) => {
    const page = find(path);
    return page && listingSection(page);
  };
  expect(section('women/dresses')).toBe('women');
  expect(section('kids-baby')).toBe('kids');
  expect(section('sale')).toBe('sale');
  expect(section('shop')).toBeUndefined();
});
