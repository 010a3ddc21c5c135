import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, type Cart, cartWorth, countPieces, lineKey, maximumLines, type NewCartItem } from './cart.ts';
import { changeSize, removeItem, restoreLines, setQuantity } from './change.ts';

const dress: NewCartItem = {
  id: 'linen-wrap-dress-7k2m',
  name: 'Linen wrap dress',
  name_lt: 'Lininė suknelė',
  name_ru: 'Льняное платье',
  price: 8900,
  image: '',
  size: 'M',
  color: 'green',
};

describe('a cart that takes no more', () => {
  it('adds no new line when it is full, but more of a present one', () => {
    const full = Array.from({ length: maximumLines }, (_, index) => ({ ...dress, id: `p${index}`, quantity: 1 }));
    expect(addItem(full, dress)).toBe(full);
    expect(countPieces(addItem(full, { ...dress, id: 'p0' }))).toBe(maximumLines + 1);
  });

  it('ignores an item whose own quantity is no number', () => {
    expect(addItem([], { ...dress, quantity: '2' } as NewCartItem)).toEqual([]);
  });

  it('keeps within what the variant has when a quantity is set', () => {
    const cart = addItem([], { ...dress, available: 5 });
    expect(setQuantity(cart, lineKey(dress), 9)[0]?.quantity).toBe(5);
    expect(setQuantity(cart, 'no such line', 9)).toEqual(cart);
  });
});

describe('another size', () => {
  const cart = [
    ...addItem([], { ...dress, id: 'first' }),
    { ...dress, quantity: 2, available: 9 },
    { ...dress, size: 'L', quantity: 3, available: 4 },
  ];
  const key = lineKey(dress);

  it('takes the line’s place, with what there is of it', () => {
    expect(changeSize(cart, key, 'S', 1)[1]).toEqual({ ...dress, size: 'S', quantity: 1, available: 1 });
    expect(changeSize(cart, key, 'S', 9).map(({ size, quantity }) => [size, quantity])).toEqual([
      ['M', 1],
      ['S', 2],
      ['L', 3],
    ]);
  });

  it('joins a line that has it, never beyond what there is', () => {
    expect(changeSize(cart, key, 'L', 4).map(({ id, size, quantity }) => [id, size, quantity])).toEqual([
      ['first', 'M', 1],
      [dress.id, 'L', 4],
    ]);
    expect(countPieces(changeSize(cart, key, 'L', 9))).toBe(6);
  });

  it('changes nothing for its own size, a sold-out one or an unknown line', () => {
    expect(changeSize(cart, key, 'M', 5)).toBe(cart);
    expect(changeSize(cart, key, 'S', 0)).toBe(cart);
    expect(changeSize(cart, 'no such line', 'S', 5)).toBe(cart);
  });
});

describe('undo', () => {
  const cart = ['a', 'b', 'c'].reduce<Cart>((lines, id) => addItem(lines, { ...dress, id }, 2), []);
  const second = { ...dress, id: 'b', quantity: 2 };

  it('puts a line back where it stood', () => {
    expect(restoreLines(removeItem(cart, lineKey(second)), [{ line: second, index: 1 }])).toEqual(cart);
  });

  it('puts a cleared cart back', () => {
    const removed = cart.map((line, index) => ({ line, index }));
    expect(restoreLines([], removed)).toEqual(cart);
    expect(restoreLines([], removed.toReversed())).toEqual(cart);
  });

  it('adds to a line that was added anew meanwhile, as far as there is', () => {
    expect(restoreLines(cart, [{ line: second, index: 1 }])[1]?.quantity).toBe(4);
    const scarce = cart.map((line) => ({ ...line, available: 3 }));
    expect(restoreLines(scarce, [{ line: second, index: 1 }])[1]?.quantity).toBe(3);
  });

  it('gives the same cart back, whatever was removed in whatever order', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(), (chosen, choice) => {
        const full = chosen.reduce<Cart>((lines, id) => addItem(lines, { ...dress, id }), []);
        const index = choice % full.length;
        const line = full[index];
        if (line === undefined) return;
        expect(restoreLines(removeItem(full, lineKey(line)), [{ line, index }])).toEqual(full);
      }),
    );
  });
});

it('the worth is price times quantity, over all lines', () => {
  expect(cartWorth(addItem(addItem([], dress, 2), { ...dress, size: 'L', price: 100 }))).toBe(17_900);
  expect(cartWorth([])).toBe(0);
});
