import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNumberCheckDigit, parseOrderNumber } from './order-number.ts';

const eightDigits = fc.integer({ min: 0, max: 99_999_999 }).map((value) => String(value).padStart(8, '0'));
const nineDigits = eightDigits.map((digits) => digits + orderNumberCheckDigit(digits));

describe('order number', () => {
  it('knows the published example of the algorithm', () => {
    expect(orderNumberCheckDigit('572')).toBe(4);
  });

  it('is read in every way that people write it', () => {
    fc.assert(
      fc.property(nineDigits, (digits) => {
        const number = `GJ-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
        const spoken = [number, number.toLowerCase(), digits, ` gj ${digits} `, number.replaceAll('-', '–')];
        for (const written of spoken) expect(parseOrderNumber(written)).toBe(number);
      }),
    );
  });

  it('finds any one wrong digit', () => {
    fc.assert(
      fc.property(nineDigits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (digits, place, step) => {
        const wrong = (Number(digits[place]) + step) % 10;
        expect(parseOrderNumber(digits.slice(0, place) + wrong + digits.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  it('finds any swap of neighbours', () => {
    fc.assert(
      fc.property(nineDigits, fc.nat(7), (digits, place) => {
        fc.pre(digits[place] !== digits[place + 1]);
        const swapped = `${digits.slice(0, place)}${digits[place + 1]}${digits[place]}${digits.slice(place + 2)}`;
        expect(parseOrderNumber(swapped)).toBeUndefined();
      }),
    );
  });

  it.each(['', 'GJ', 'GJ-123', '1234567890', 'XX-572-400-000', 'GJ-57a-400-000'])('refuses %j', (text) => {
    expect(parseOrderNumber(text)).toBeUndefined();
  });
});
