import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, lineKey, maximumLines } from './cart.ts';
import { mergeCart } from './merge.ts';

const line = fc.record({
  id: fc.constantFrom('dress', 'coat', 'hat', 'scarf'),
  size: fc.constantFrom('S', 'M'),
  color: fc.constantFrom('sage', 'red'),
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 1, max: 50_000 }),
  available: fc.integer({ min: 0, max: 120 }),
});
const complete = (part: Partial<CartItem>): CartItem => ({
  ...{ id: 'dress', name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', price: 8900, image: '' },
  ...{ size: 'M', color: 'sage', quantity: 1 },
  ...part,
});
const carts: fc.Arbitrary<Cart> = fc
  .uniqueArray(line, { selector: lineKey, maxLength: 16 })
  .map((lines) => lines.map(complete));
const quantityOf = (cart: Cart, key: string) => cart.find((each) => lineKey(each) === key)?.quantity ?? 0;

describe('bringing a cart back', () => {
  it('loses nothing of what is there, and brings everything that can be bought', () => {
    fc.assert(
      fc.property(carts, carts, (present, restored) => {
        const merged = mergeCart(present, restored);
        for (const each of present) expect(quantityOf(merged, lineKey(each))).toBeGreaterThanOrEqual(each.quantity);
        for (const each of restored)
          expect(quantityOf(merged, lineKey(each))).toBeGreaterThanOrEqual(
            Math.min(each.quantity, each.available ?? 99, 99),
          );
      }),
    );
  });

  it('twice is once', () => {
    fc.assert(
      fc.property(carts, carts, (present, restored) => {
        const once = mergeCart(present, restored);
        expect(mergeCart(once, restored)).toEqual(once);
      }),
    );
  });

  it('adds no more than there is: a line has what it had or what can be bought', () => {
    fc.assert(
      fc.property(carts, carts, (present, restored) => {
        for (const each of mergeCart(present, restored)) {
          const key = lineKey(each);
          const source = restored.find((other) => lineKey(other) === key);
          const allowed = Math.max(quantityOf(present, key), Math.min(source?.quantity ?? 0, source?.available ?? 0));
          expect(each.quantity).toBe(allowed);
        }
      }),
    );
  });

  it('takes today’s price and names over', () => {
    const [merged] = mergeCart([complete({ price: 9900 })], [complete({ price: 7900, quantity: 3, available: 2 })]);
    expect(merged).toMatchObject({ price: 7900, quantity: 2, available: 2 });
  });

  it('leaves out what a full cart has no room for', () => {
    const full = Array.from({ length: maximumLines }, (_, index) => complete({ id: `dress-${index}` }));
    expect(mergeCart(full, [complete({ id: 'one more' })])).toEqual(full);
  });
});
