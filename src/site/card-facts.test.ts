import { describe, expect, it } from 'vitest';
import { exampleProduct } from '#tests/support/example-product.ts';
import { cardBadges, compactVariants, secondView } from './card-facts.ts';

const kinds = (changes: Parameters<typeof exampleProduct>[0]) =>
  cardBadges(exampleProduct(changes)).map(({ kind }) => kind);

describe('cardBadges', () => {
  it('shows new and sale both where both are true', () => {
    expect(kinds({ isNew: true, salePrice: 6230 })).toEqual(['sale', 'new']);
    expect(cardBadges(exampleProduct({ salePrice: 6230 }))).toEqual([{ kind: 'sale', figure: 30 }]);
  });

  it('shows sold out alone', () => {
    expect(kinds({ stock: 0, isNew: true, salePrice: 6230 })).toEqual(['soldOut']);
  });

  it('tells of the last two pieces where nothing else is to be told', () => {
    expect(kinds({ stock: 2 })).toEqual(['low']);
    expect(kinds({ stock: 3 })).toEqual([]);
    expect(kinds({ stock: 2, isNew: true })).toEqual(['new']);
  });
});

describe('compactVariants', () => {
  it('gives free pieces by colour in the order of the sizes, 0 where there is no such variant', () => {
    expect(JSON.parse(compactVariants(exampleProduct()))).toEqual({ s: ['S', 'M'], c: { red: [3, 0], navy: [2, 0] } });
  });

  it('says no more than nine, so that a figure is one digit', () => {
    const variants = [{ sku: 'A', size: 'S', color: 'red', free: 42 }];
    expect(JSON.parse(compactVariants(exampleProduct({ sizes: ['S'], variants }))).c).toEqual({ red: [9] });
  });

  it('has one figure a colour for what has no sizes', () => {
    const bag = exampleProduct({ sizes: [], variants: [{ sku: 'A', size: '', color: 'tan', free: 4 }] });
    expect(JSON.parse(compactVariants(bag))).toEqual({ s: [], c: { tan: [4] } });
  });
});

describe('secondView', () => {
  it('is a view of the first colour with the version of its own picture', () => {
    const coat = exampleProduct({ images: ['women-wrap-coat/camel', 'women-wrap-coat/camel-back'] });
    expect(secondView(coat)).toMatch(/^back\?v=\w+$/);
  });

  it('is never another colour', () => {
    expect(secondView(exampleProduct())).toBeUndefined();
    expect(secondView(exampleProduct({ images: [] }))).toBeUndefined();
  });
});
