import { describe, expect, it } from 'vitest';
import { listingIndexFile } from '#src/contracts/listing-index.ts';
import { exampleProduct } from '#tests/support/example-product.ts';
import type { Catalogue } from './catalogue.ts';
import { cardShards, listingData, listingFilter } from './listing-data.ts';
import { listingPages } from './listing-pages.ts';

const products = Array.from({ length: 20 }, (_, number) =>
  exampleProduct({ id: `dress-${number}`, createdAt: `2026-01-${10 + number}T08:00:00Z` }),
);
const catalogueOf = (own: typeof products) =>
  ({ products: own, categories: [], reviews: [], facts: { curation: {} }, texts: [] }) as unknown as Catalogue;
const catalogue = catalogueOf(products);
const page = (path: string, of = catalogue) => {
  const found = listingPages(of).find((each) => each.path === path && each.page === 1);
  if (found === undefined) throw new Error(`There is no listing ${path}`);
  return found;
};

describe('fragments of cards', () => {
  it('hold every product once, eight at most, those of a category together, the oldest first', () => {
    const shards = cardShards(catalogue);
    expect(shards.map(({ name }) => name)).toEqual(['women-dresses-1', 'women-dresses-2', 'women-dresses-3']);
    expect(shards.flatMap((shard) => shard.products.map(({ id }) => id))).toEqual(products.map(({ id }) => id));
  });

  it('keep their version when something new comes, and change it with what they show', () => {
    const versions = (own: typeof products) => cardShards(catalogueOf(own)).map(({ version }) => version);
    const before = versions(products);
    const added = versions([...products, exampleProduct({ id: 'new', createdAt: '2026-06-01T08:00:00Z' })]);
    expect(added.slice(0, 2)).toEqual(before.slice(0, 2));
    const unseen = versions(products.map((product) => ({ ...product, description: { en: 'x', lt: 'x', ru: 'x' } })));
    expect(unseen, 'what no card shows').toEqual(before);
    const changed = versions(products.map((product, place) => (place === 0 ? { ...product, price: 1 } : product)));
    expect(changed[0]).not.toBe(before[0]);
    expect(changed.slice(1)).toEqual(before.slice(1));
  });
});

describe('the data of a listing', () => {
  it('is what the browser’s schema reads, with the rules of the listing', () => {
    expect(listingIndexFile.parse(listingData(page('women'), catalogue))).toMatchObject({
      sort: 'featured',
      pageSize: 12,
      priceTop: 500,
    });
    const bags = catalogueOf([exampleProduct({ subcategory: 'bags', category: 'women-bags' })]);
    expect(listingData(page('women/accessories', bags), bags).priceTop).toBe(300);
  });

  it('is named, and absent where there is nothing to filter', () => {
    expect(listingFilter(page('women'))?.data).toBe('women.json');
    expect(listingFilter(page('women-clothing'))?.data).toBe('women.json');
    expect(listingFilter(page('men'))).toBeUndefined();
  });
});
