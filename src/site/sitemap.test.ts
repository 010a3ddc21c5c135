import { expect, it } from 'vitest';
import { exampleProduct } from '#tests/support/example-product.ts';
import type { Catalogue } from './catalogue.ts';
import { sitemap, sitemapPaths } from './sitemap.ts';

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
  const catalogue = { products: [exampleProduct()], categories: [], reviews: [], facts: {} } as unknown as Catalogue;
  const paths = sitemapPaths(catalogue);
  for (const path of ['/', '/shop', '/women', '/women/dresses', '/product/linen-wrap-dress-ke9t', '/shipping'])
    expect(paths).toContain(path);
  for (const path of ['/products', '/women-clothing', '/men', '/sale', '/cart']) expect(paths).not.toContain(path);
});
