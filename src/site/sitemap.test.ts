import { expect, it } from 'vitest';
import { exampleProduct } from '#tests/support/example-product.ts';
import type { Catalogue } from './catalogue.ts';
import { sitemap, sitemapEntry, sitemapFiles, sitemapParts, sitemapPaths } from './sitemap.ts';

it('lists each page in three languages with its alternates, x-default being English', () => {
  const xml = sitemap(['/women?page=2'], 'https://gija.example');
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://gija.example/en/women?page=2',
    'https://gija.example/lt/women?page=2',
    'https://gija.example/ru/women?page=2',
  ]);
  expect(xml).toContain('hreflang="x-default" href="https://gija.example/en/women?page=2"');
});

it('writes addresses so that XML can be read', () => {
  expect(sitemap(['/a?b=1&c=2'], 'https://gija.example')).toContain('/en/a?b=1&amp;c=2<');
});

it('lists canonical addresses only, and no empty listing', () => {
  const catalogue = {
    products: [exampleProduct()],
    categories: [],
    reviews: [],
    sizeGuides: [{ code: 'women' }],
    facts: { curation: {} },
  } as unknown as Catalogue;
  const paths = sitemapPaths(catalogue);
  for (const path of [
    '/',
    '/shop',
    '/women',
    '/women/dresses',
    '/product/linen-wrap-dress-ke9t',
    '/size-guide/women',
    '/shipping',
  ])
    expect(paths).toContain(path);
  for (const path of ['/products', '/women-clothing', '/men', '/sale', '/cart']) expect(paths).not.toContain(path);
});

it('is split where one file may not hold it, every address with its languages in one file', () => {
  const paths = Array.from({ length: 7 }, (_, index) => `/p${index}`);
  const parts = sitemapParts(paths, 10);
  expect(parts.map((part) => part.length)).toEqual([3, 3, 1]);
  expect(parts.flat()).toEqual(paths);
  const entry = sitemapEntry(parts, 'https://gija.example');
  expect([...entry.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual(
    [1, 2, 3].map((part) => `https://gija.example/sitemap/${part}.xml`),
  );
  // Astro takes texts alone: with a number the whole build of a shop of twenty thousand products failed.
  expect(sitemapFiles(parts).map(({ params, props }) => [params.part, props.paths])).toEqual(
    parts.map((part, index) => [`${index + 1}`, part]),
  );
  expect(sitemapFiles(sitemapParts(paths))).toEqual([]);
  expect(sitemapEntry(sitemapParts(paths), 'https://gija.example')).toContain('/lt/p6<');
  expect(sitemapParts([])).toEqual([]);
});
