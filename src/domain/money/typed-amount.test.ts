import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../language/languages.ts';
import { formatMoney } from './format.ts';
import { parseTypedAmount } from './typed-amount.ts';

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['0,05', 5],
  [' 1 234,56 € ', 123_456],
  ['$12.34', 1234],
])('reads “%s” as %i', (typed, cents) => {
  expect(parseTypedAmount(typed)).toBe(cents);
});

it.each(['', 'abc', '-5', '1,234', '1.2.3', '12,345', '1 23', '999999999', '١٢'])(
  'takes “%s” for no amount',
  (typed) => {
    expect(parseTypedAmount(typed)).toBeUndefined();
  },
);

it('reads back what the shop writes in every language, below a thousand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom(...languages), (cents, language) => {
      expect(parseTypedAmount(formatMoney(cents, 'EUR', language))).toBe(cents);
    }),
  );
});
