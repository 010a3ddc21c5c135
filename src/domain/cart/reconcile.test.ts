import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { reconcileCart } from './reconcile.ts';

const line = (id: string, changes: Partial<CartItem> = {}): CartItem => ({
  id,
  name: id,
  name_lt: id,
  name_ru: id,
  price: 8900,
  image: '',
  size: 'M',
  color: 'green',
  quantity: 3,
  ...changes,
});

describe('reconciling a cart with the shop', () => {
  it('leaves lines that nothing is said about', () => {
    const cart = [line('a')];
    expect(reconcileCart(cart, [{ id: 'b', free: 0 }])).toEqual({ cart, changes: [] });
  });

  it('takes over a price and says so', () => {
    const { cart, changes } = reconcileCart([line('a')], [{ id: 'a', size: 'M', color: 'green', price: 9900 }]);
    expect(cart[0]?.price).toBe(9900);
    expect(changes).toEqual([{ line: line('a'), kind: 'price', before: 8900, after: 9900 }]);
  });

  it('lowers a quantity to what is there', () => {
    const { cart, changes } = reconcileCart([line('a')], [{ id: 'a', size: 'M', color: 'green', free: 1 }]);
    expect(cart[0]).toMatchObject({ quantity: 1, available: 1 });
    expect(changes).toMatchObject([{ kind: 'fewer', before: 3, after: 1 }]);
  });

  it('removes what is gone, in the said size and colour only', () => {
    const { cart, changes } = reconcileCart(
      [line('a'), line('a', { size: 'L' })],
      [{ id: 'a', size: 'M', color: 'green', free: 0 }],
    );
    expect(cart.map(({ size }) => size)).toEqual(['L']);
    expect(changes).toMatchObject([{ kind: 'gone', before: 3, after: 0 }]);
  });

  it('removes every size and colour of a product that is no longer sold', () => {
    expect(reconcileCart([line('a'), line('a', { size: 'L' }), line('b')], [{ id: 'a', free: 0 }]).cart).toEqual([
      line('b'),
    ]);
  });

  it('keeps a quantity that can be had, and remembers how many there are', () => {
    const { cart, changes } = reconcileCart([line('a')], [{ id: 'a', free: 8, price: 8900 }]);
    expect(cart[0]).toMatchObject({ quantity: 3, available: 8 });
    expect(changes).toEqual([]);
  });
});
