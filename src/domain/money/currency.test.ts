import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedCurrency, convert, currencies, isCurrency } from './currency.ts';

const rates = { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 };
const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('convert', () => {
  it.each([
    [8900, 'USD', 9612],
    [1, 'USD', 1],
    [50, 'USD', 54],
    [25, 'USD', 27],
    [1999, 'LTL', 6897],
    [8900, 'EUR', 8900],
  ] as const)('%i euro cents are %s %i', (euroCents, currency, expected) => {
    expect(convert(euroCents, currency, rates)).toBe(expected);
  });

  it('rounds exactly half up, where floating point would not', () => {
    expect(convert(1, 'USD', { ...rates, USD: 1_500_000 })).toBe(2);
    expect(convert(3, 'USD', { ...rates, USD: 1_500_000 })).toBe(5);
    expect(convert(1, 'USD', { ...rates, USD: 1_499_999 })).toBe(1);
    expect(convert(115, 'USD', { ...rates, USD: 1_100_000 })).toBe(127);
  });

  it('is never further than half a unit from the exact value, is whole, and keeps the order of prices', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 20_000_000 }), (left, right, rate) => {
        const custom = { ...rates, USD: rate };
        const converted = convert(left, 'USD', custom);
        expect(Number.isInteger(converted)).toBe(true);
        const doubledError = 2n * BigInt(converted) * 1_000_000n - 2n * BigInt(left) * BigInt(rate);
        expect(doubledError <= 1_000_000n && doubledError > -1_000_000n).toBe(true);
        if (left <= right) expect(converted).toBeLessThanOrEqual(convert(right, 'USD', custom));
      }),
    );
  });
});

describe('currencies', () => {
  it('charges litas in euro, since nobody has them any more', () => {
    expect(currencies.map(chargedCurrency)).toEqual(['EUR', 'USD', 'EUR']);
  });

  it.each([undefined, null, '', 'eur', 'GBP', 1, ['EUR'], 'toString'])('does not know %j', (value) => {
    expect(isCurrency(value)).toBe(false);
  });
});
