import { describe, expect, it } from 'vitest';
import { exampleProduct } from '#tests/support/example-product.ts';
import { featuredProducts } from './home.ts';

const many = Array.from({ length: 10 }, (_, index) => exampleProduct({ id: `p${index}`, featured: index < 6 }));

describe('featuredProducts', () => {
  it('takes four featured ones, the same four for the same seed', () => {
    const four = featuredProducts(many, 'seed');
    expect(four).toHaveLength(4);
    expect(four.every(({ featured }) => featured)).toBe(true);
    expect(featuredProducts([...many].reverse(), 'seed').map(({ id }) => id)).toEqual(four.map(({ id }) => id));
  });

  it('turns with the seed', () => {
    const seen = new Set(
      ['a', 'b', 'c', 'd', 'e'].map((seed) =>
        featuredProducts(many, seed)
          .map(({ id }) => id)
          .join(),
      ),
    );
    expect(seen.size).toBeGreaterThan(1);
  });

  it('never shows what is sold out, and anything in stock where nothing is featured', () => {
    expect(featuredProducts([exampleProduct({ featured: true, stock: 0 })], 'x')).toEqual([]);
    expect(featuredProducts([exampleProduct({ featured: false })], 'x')).toHaveLength(1);
  });
});
