import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/languages.ts';
import { currencies } from './currency.ts';
import { formatMoney } from './format.ts';

describe('formatMoney', () => {
  it.each([
    [8900, 'EUR', 'lt', '89,00\u00a0€'],
    [8900, 'EUR', 'ru', '89,00\u00a0€'],
    [8900, 'EUR', 'en', '89.00\u00a0€'],
    [9612, 'USD', 'lt', '$96.12'],
    [9612, 'USD', 'en', '$96.12'],
    [345, 'LTL', 'lt', '3,45\u00a0Lt'],
    [0, 'EUR', 'en', '0.00\u00a0€'],
    [5, 'EUR', 'lt', '0,05\u00a0€'],
    [123_456_789, 'EUR', 'en', '1,234,567.89\u00a0€'],
    [-500, 'USD', 'en', '−$5.00'],
  ] as const)('shows %i %s in %s as %s', (minorUnits, currency, language, expected) => {
    expect(formatMoney(minorUnits, currency, language)).toBe(expected);
  });

  it('always shows two decimals, the symbol once, and every digit of the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...languages),
        (minorUnits, currency, language) => {
          const shown = formatMoney(minorUnits, currency, language);
          expect(shown).toMatch(/^(\$[\d,]+\.\d\d|[\d\s.,]+[.,]\d\d\u00a0(€|Lt))$/);
          expect(Number(shown.replace(/\D/g, ''))).toBe(minorUnits);
        },
      ),
    );
  });
});
