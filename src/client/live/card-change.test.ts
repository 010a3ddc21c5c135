import { describe, expect, it } from 'vitest';
import { cardChange, freeOnCard, type ShownCard } from './card-change.ts';
import type { LiveProduct } from './live-products.ts';

const shown: ShownCard = { prices: [8900], sizes: ['S', 'M'], free: { red: [3, 0], navy: [2, 0] } };
const variant = (size: string, color: string, free: number) => ({ size, color, free });
const live = (changes: Partial<Extract<LiveProduct, { active: true }>> = {}) => ({
  id: 'dress',
  active: true as const,
  price: 8900,
  sale_price: null,
  lowest_price: null,
  stock: 5,
  variants: [variant('S', 'red', 3), variant('M', 'red', 0), variant('S', 'navy', 2)],
  ...changes,
});

describe('a card beside the product as it is now', () => {
  it('stays as it is where it says the same', () => {
    expect(cardChange(shown, live())).toBe('none');
  });

  it.each([
    ['dearer', live({ price: 9900 })],
    ['reduced', live({ sale_price: 5900 })],
    ['sold out', live({ stock: 0, variants: [variant('S', 'red', 0)] })],
    ['down to the last pieces', live({ stock: 2, variants: [variant('S', 'red', 2)] })],
    ['to be had in another size', live({ variants: [variant('L', 'red', 5)] })],
    ['to be had in another colour', live({ variants: [variant('S', 'ecru', 5)] })],
  ])('is made anew when the product is %s', (_, product) => {
    expect(cardChange(shown, product)).toBe('card');
  });

  it('takes over figures of stock that nobody sees', () => {
    const product = live({ stock: 44, variants: [variant('S', 'red', 40), variant('M', 'red', 4)] });
    expect(cardChange(shown, product)).toBe('stock');
    expect(freeOnCard(shown, product)).toEqual({ red: [9, 4], navy: [0, 0] });
  });

  it('shows sale, regular and lowest price in this order', () => {
    const reduced = { ...shown, prices: [5900, 8900, 6400] };
    expect(cardChange(reduced, live({ sale_price: 5900, lowest_price: 6400 }))).toBe('none');
    expect(cardChange(reduced, live({ sale_price: 5900, lowest_price: 6300 }))).toBe('card');
  });

  it('knows products without sizes', () => {
    const bag: ShownCard = { prices: [4500], sizes: [], free: { tan: [4] } };
    const product = live({ price: 4500, stock: 4, variants: [variant('', 'tan', 4)] });
    expect(cardChange(bag, product)).toBe('none');
  });
});
