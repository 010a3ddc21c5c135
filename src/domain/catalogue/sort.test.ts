import { describe, expect, it } from 'vitest';
import { type SortedProduct, sortProducts } from './sort.ts';

const make = (id: string, changes: Partial<SortedProduct> = {}): SortedProduct => ({
  id,
  price: 5000,
  salePrice: null,
  featured: false,
  createdAt: '2026-01-01T00:00:00Z',
  rating: null,
  reviewCount: 0,
  stock: 1,
  ...changes,
});
const ids = (products: readonly SortedProduct[]) => products.map(({ id }) => id).join(' ');

describe('sortProducts', () => {
  it('puts featured ones first, then the newest', () => {
    const list = [make('old'), make('new', { createdAt: '2026-05-01T00:00:00Z' }), make('star', { featured: true })];
    expect(ids(sortProducts(list, 'featured'))).toBe('star new old');
  });

  it('sorts by what is paid, not by the struck price', () => {
    const list = [make('a', { price: 4000 }), make('b', { price: 9000, salePrice: 3000 }), make('c', { price: 3500 })];
    expect(ids(sortProducts(list, 'price-asc'))).toBe('b c a');
    expect(ids(sortProducts(list, 'price-desc'))).toBe('a c b');
  });

  it('sorts by rating, then by how many rated', () => {
    const list = [
      make('none'),
      make('few', { rating: 4.5, reviewCount: 2 }),
      make('many', { rating: 4.5, reviewCount: 9 }),
    ];
    expect(ids(sortProducts(list, 'rating'))).toBe('many few none');
  });

  it('sorts the sale by percent, not by euros', () => {
    const list = [make('a', { price: 30_000, salePrice: 25_000 }), make('b', { price: 2000, salePrice: 1000 })];
    expect(ids(sortProducts(list, 'discount'))).toBe('b a');
  });

  it.each(['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const)(
    'shows what is sold out after all that can be bought, sorted by %s',
    (key) => {
      const best = { featured: true, rating: 5, createdAt: '2026-12-01T00:00:00Z' };
      const list = [
        make('gone-cheap', { ...best, price: 100, salePrice: 1, stock: 0 }),
        make('here'),
        make('gone-dear', { ...best, price: 90_000, salePrice: 9_000, stock: 0 }),
      ];
      expect(ids(sortProducts(list, key)).startsWith('here ')).toBe(true);
    },
  );

  it('gives equals the same order always and leaves the given list alone', () => {
    const list = [make('b'), make('a'), make('c')];
    expect(ids(sortProducts(list, 'newest'))).toBe('a b c');
    expect(ids(sortProducts([...list].reverse(), 'newest'))).toBe('a b c');
    expect(ids(list)).toBe('b a c');
  });
});
