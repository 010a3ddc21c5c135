import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartStorage, parseCartStorage } from './cart-storage.ts';

const line = {
  id: 'a',
  name: 'A',
  name_lt: 'A',
  name_ru: 'А',
  price: 100,
  image: '',
  size: 'M',
  color: 'red',
  quantity: 2,
};
const stored: CartStorage = { items: [line], currency: 'USD', language: 'RU', version: 1 };

describe('parseCartStorage', () => {
  it('reads what it wrote', () => {
    expect(parseCartStorage(JSON.stringify(stored))).toEqual(stored);
  });

  it('reads an older shape that is nested under state', () => {
    expect(parseCartStorage(JSON.stringify({ state: stored, version: 0 }))).toEqual(stored);
  });

  it.each([undefined, null, '', 'null', '{', '[]', '5', '"EUR"', '{}', '{"theme":"dark"}'])('drops %j', (text) => {
    expect(parseCartStorage(text)).toBeUndefined();
  });

  it('keeps the good lines and drops those that are none', () => {
    const items = [
      line,
      null,
      5,
      { ...line, id: 7 },
      { ...line, id: '' },
      { ...line, quantity: 0 },
      { ...line, quantity: '2' },
    ];
    expect(parseCartStorage(JSON.stringify({ ...stored, items }))?.items).toEqual([line]);
  });

  it('mends what can be mended: fractions, negative prices, unknown currency and language', () => {
    const items = [
      { ...line, quantity: 2.9, price: -5 },
      { ...line, size: 3, quantity: 10 ** 9, price: 10 },
    ];
    expect(parseCartStorage(JSON.stringify({ items, currency: 'GBP', language: 'de' }))).toEqual({
      items: [
        { ...line, quantity: 2, price: 0 },
        { ...line, size: '', quantity: 99, price: 10 },
      ],
      currency: 'EUR',
      language: 'LT',
      version: 1,
    });
  });

  it('reads the euros of an older shape as cents: one price with a fraction tells', () => {
    const items = [
      { ...line, price: 89.9 },
      { ...line, id: 'b', price: 50 },
    ];
    const prices = parseCartStorage(JSON.stringify({ state: { items } }))?.items.map((item) => item.price);
    expect(prices).toEqual([8990, 5000]);
  });

  it('makes lines that are the same one, and stops at the most that an order takes', () => {
    expect(parseCartStorage(JSON.stringify({ items: [line, line] }))?.items).toEqual([{ ...line, quantity: 4 }]);
    const many = Array.from({ length: 80 }, (_, index) => ({ ...line, id: `p${index}` }));
    expect(parseCartStorage(JSON.stringify({ items: many }))?.items).toHaveLength(50);
  });

  it('survives whatever stands there, and what it gives can be stored and read again unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ items: fc.jsonValue() }).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const read = parseCartStorage(text);
          if (read !== undefined) expect(parseCartStorage(JSON.stringify(read))).toEqual(read);
        },
      ),
    );
  });
});
