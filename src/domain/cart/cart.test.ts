import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, type Cart, countPieces, lineKey, maximumLineQuantity, type NewCartItem } from './cart.ts';
import { removeItem, setQuantity } from './change.ts';

const dress: NewCartItem = {
  id: 'linen-wrap-dress-7k2m',
  name: 'Linen wrap dress',
  name_lt: 'Lininė suknelė',
  name_ru: 'Льняное платье',
  price: 8900,
  image: 'women-wrap-dress/red',
  size: 'M',
  color: 'sage',
};
const items = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  size: fc.constantFrom('', 'S', 'M'),
  color: fc.constantFrom('', 'red'),
  available: fc.option(fc.nat(120), { nil: undefined }),
});
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), item: items, quantity: fc.double({ min: -5, max: 150 }) }),
    fc.record({ kind: fc.constant('set' as const), item: items, quantity: fc.double({ min: -5, max: 150 }) }),
    fc.record({ kind: fc.constant('remove' as const), item: items, quantity: fc.constant(0) }),
  ),
  { maxLength: 30 },
);

describe('the cart', () => {
  it('raises the same line by one and begins another for another size or colour', () => {
    let cart = addItem(addItem([], dress), dress);
    cart = addItem(addItem(cart, { ...dress, size: 'L' }), { ...dress, color: 'black' });
    expect(cart.map((line) => [line.size, line.color, line.quantity])).toEqual([
      ['M', 'sage', 2],
      ['L', 'sage', 1],
      ['M', 'black', 1],
    ]);
    expect(countPieces(cart)).toBe(4);
  });

  it('does not mistake lines whose parts run together', () => {
    expect(lineKey({ id: 'a', size: 'b', color: '' })).not.toBe(lineKey({ id: 'a', size: '', color: 'b' }));
    expect(lineKey({ id: 'a","b', size: '', color: '' })).not.toBe(lineKey({ id: 'a', size: 'b', color: '' }));
  });

  it('takes the newest price and never more than the variant has', () => {
    const cart = addItem(addItem([], { ...dress, available: 3 }, 2), { ...dress, price: 7900, available: 3 }, 5);
    expect(cart).toMatchObject([{ price: 7900, quantity: 3 }]);
    expect(addItem([], { ...dress, available: 0 })).toEqual([]);
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '2' as unknown as number])(
    'adding %s pieces changes nothing',
    (quantity) => {
      expect(addItem([], dress, quantity)).toEqual([]);
    },
  );

  it.each([null, 'dress', { ...dress, id: 5 }, {}])('ignores an item that is none: %j', (item) => {
    expect(addItem([], item as unknown as NewCartItem)).toEqual([]);
  });

  it('treats a price that is not a number as 0', () => {
    expect(addItem([], { ...dress, price: 'x' as unknown as number })).toMatchObject([{ price: 0 }]);
  });

  it('rounds a quantity down and removes the line at 0 or below', () => {
    const cart = addItem([], dress);
    expect(setQuantity(cart, lineKey(dress), 2.9)).toMatchObject([{ quantity: 2 }]);
    expect(setQuantity(cart, lineKey(dress), 0.9)).toEqual([]);
    expect(setQuantity(cart, lineKey(dress), -3)).toEqual([]);
    expect(setQuantity(cart, lineKey(dress), Number.NaN)).toBe(cart);
    expect(setQuantity(cart, lineKey(dress), 10 ** 9)).toMatchObject([{ quantity: maximumLineQuantity }]);
  });

  it('holds its rules after any sequence of steps and never changes a cart that it was given', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        let cart: Cart = [];
        for (const { kind, item, quantity } of sequence) {
          const before = structuredClone(cart);
          const given = cart;
          if (kind === 'add') cart = addItem(cart, { ...dress, ...item }, quantity);
          else if (kind === 'set') cart = setQuantity(cart, lineKey(item), quantity);
          else cart = removeItem(cart, lineKey(item));
          expect(given).toEqual(before);
        }
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        for (const line of cart) {
          expect(Number.isInteger(line.quantity)).toBe(true);
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(maximumLineQuantity);
        }
      }),
    );
  });
});
