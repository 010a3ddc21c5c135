import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, lineKey, maximumLines } from './cart.ts';
import { type CartStorage, emptyCartStorage } from './cart-storage.ts';
import { mergeCarts } from './merge-carts.ts';

const complete = (part: Partial<CartItem>): CartItem => ({
  ...{ id: 'dress', name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', price: 8900, image: '' },
  ...{ size: 'M', color: 'sage', quantity: 1 },
  ...part,
});
const line: fc.Arbitrary<CartItem> = fc
  .record(
    {
      id: fc.constantFrom('dress', 'coat', 'hat', 'scarf'),
      size: fc.constantFrom('S', 'M'),
      color: fc.constantFrom('sage', 'red'),
      quantity: fc.integer({ min: 1, max: 99 }),
      available: fc.integer({ min: 1, max: 120 }),
    },
    { requiredKeys: ['id', 'size', 'color', 'quantity'] },
  )
  .map((part) => complete({ ...part, quantity: Math.min(part.quantity, part.available ?? 99) }));
const carts: fc.Arbitrary<CartStorage> = fc
  .uniqueArray(line, { selector: lineKey, maxLength: 16 })
  .map((items) => ({ ...emptyCartStorage, items }));

const quantities = (cart: Cart) =>
  cart.map((each) => [lineKey(each), each.quantity, each.available ?? null]).toSorted();
const find = (cart: Cart, key: string) => cart.find((each) => lineKey(each) === key);

describe('two carts that meet at sign-in', () => {
  const meet = (ours: CartStorage, theirs: CartStorage) => mergeCarts({ base: [], ours, theirs });

  it('lose no line', () => {
    fc.assert(
      fc.property(carts, carts, (ours, theirs) => {
        const keys = new Set(meet(ours, theirs).items.map(lineKey));
        for (const each of [...ours.items, ...theirs.items]) expect(keys).toContain(lineKey(each));
      }),
    );
  });

  it('give the larger quantity of a line, never above what either saw to be had', () => {
    fc.assert(
      fc.property(carts, carts, (ours, theirs) => {
        for (const each of meet(ours, theirs).items) {
          const [one, other] = [find(ours.items, lineKey(each)), find(theirs.items, lineKey(each))];
          const larger = Math.max(one?.quantity ?? 0, other?.quantity ?? 0);
          expect(each.quantity).toBe(Math.min(larger, one?.available ?? 99, other?.available ?? 99, 99));
          expect(each.quantity).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  it('come to the same whichever is met by which, and twice is once', () => {
    fc.assert(
      fc.property(carts, carts, (ours, theirs) => {
        const merged = meet(ours, theirs);
        expect(quantities(meet(theirs, ours).items)).toEqual(quantities(merged.items));
        expect(quantities(meet(merged, theirs).items)).toEqual(quantities(merged.items));
        expect(meet(ours, ours).items).toEqual(ours.items);
      }),
    );
  });

  it('take currency and language of this browser', () => {
    const ours: CartStorage = { ...emptyCartStorage, currency: 'USD', language: 'RU' };
    expect(meet(ours, emptyCartStorage)).toMatchObject({ currency: 'USD', language: 'RU' });
  });

  it('have room for fifty lines, this browser’s first', () => {
    const filled = (name: string, count: number): CartStorage => ({
      ...emptyCartStorage,
      items: Array.from({ length: count }, (_, index) => complete({ id: `${name}-${index}` })),
    });
    const merged = meet(filled('ours', 40), filled('theirs', 40)).items;
    expect(merged).toHaveLength(maximumLines);
    expect(merged.slice(0, 40)).toEqual(filled('ours', 40).items);
  });
});

describe('two carts that have met before', () => {
  it('keep what either has added, and lose what either has taken out', () => {
    fc.assert(
      fc.property(carts, carts, carts, (agreed, added, other) => {
        const base = agreed.items;
        const isNew = (each: CartItem) => find(base, lineKey(each)) === undefined;
        const ours = { ...emptyCartStorage, items: [...base.slice(1), ...added.items.filter(isNew)] };
        const theirs = { ...emptyCartStorage, items: [...base.slice(0, 1), ...other.items.filter(isNew)] };
        const keys = mergeCarts({ base, ours, theirs }).items.map(lineKey);
        const wanted = new Set([...added.items, ...other.items].filter(isNew).map(lineKey));
        expect(new Set(keys)).toEqual(wanted);
      }),
    );
  });

  it('take the quantity of the one that changed it, the larger where both did', () => {
    const cart = (quantity: number): CartStorage => ({ ...emptyCartStorage, items: [complete({ quantity })] });
    const merged = (base: number, ours: number, theirs: number) =>
      mergeCarts({ base: cart(base).items, ours: cart(ours), theirs: cart(theirs) }).items[0]?.quantity;
    expect([merged(3, 1, 3), merged(3, 3, 2), merged(3, 5, 4), merged(3, 1, 2)]).toEqual([1, 2, 5, 2]);
  });

  it('keep a line that one has changed since the other took it out', () => {
    const base = [complete({ quantity: 1 })];
    const ours = { ...emptyCartStorage, items: [complete({ quantity: 2 })] };
    expect(mergeCarts({ base, ours, theirs: emptyCartStorage }).items).toHaveLength(1);
  });
});
