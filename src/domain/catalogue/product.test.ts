import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, effectivePrice } from './product.ts';

describe('what a shopper pays', () => {
  it('is the sale price when there is one, 0 included', () => {
    expect(effectivePrice({ price: 8900, salePrice: 6900 })).toBe(6900);
    expect(effectivePrice({ price: 8900, salePrice: 0 })).toBe(0);
    expect(effectivePrice({ price: 8900, salePrice: null })).toBe(8900);
  });
});

describe('discountPercent', () => {
  it.each([
    [8900, 6230, 30],
    [1000, 995, 1],
    [1000, 996, 0],
    [8900, null, 0],
    [0, 0, 0],
  ])('from %i to %j is %i', (price, salePrice, expected) => {
    expect(discountPercent({ price, salePrice })).toBe(expected);
  });

  it('stays between 0 and 100 for a real reduction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (price, cut) => {
        fc.pre(cut <= price);
        const percent = discountPercent({ price, salePrice: price - cut });
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});
