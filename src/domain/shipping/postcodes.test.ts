import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePostcode, postcodeExample } from './postcodes.ts';
import { shippingCountries } from './zones.ts';

describe('parsePostcode', () => {
  it.each([
    ['01103', 'LT', 'LT-01103'],
    ['lt-01103', 'LT', 'LT-01103'],
    ['LT 01103', 'LT', 'LT-01103'],
    ['1050', 'LV', 'LV-1050'],
    ['LV–1050', 'LV', 'LV-1050'],
    ['10111', 'EE', '10111'],
    ['00950', 'PL', '00-950'],
    ['00-950', 'PL', '00-950'],
    ['10115', 'DE', '10115'],
    ['FI-00100', 'FI', '00100'],
  ] as const)('reads %s for %s as %s', (text, country, expected) => {
    expect(parsePostcode(text, country)).toBe(expected);
  });

  it.each([
    ['0110', 'LT'],
    ['011033', 'LT'],
    ['LV-01103', 'LT'],
    ['10505', 'LV'],
    ['1050', 'EE'],
    ['00-95', 'PL'],
    ['00123', 'DE'],
    ['SW1A 1AA', 'DE'],
    ['', 'FI'],
    ['٠١١٠٣', 'LT'],
  ] as const)('refuses %j for %s', (text, country) => {
    expect(parsePostcode(text, country)).toBeUndefined();
  });

  it('accepts its own example in every country and leaves it as it is', () => {
    for (const country of shippingCountries) {
      expect(parsePostcode(postcodeExample(country), country)).toBe(postcodeExample(country));
    }
  });

  it('gives a spelling that it reads again as the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shippingCountries), fc.stringMatching(/^[0-9]{4,5}$/), (country, digits) => {
        const read = parsePostcode(digits, country);
        if (read !== undefined) expect(parsePostcode(read, country)).toBe(read);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...shippingCountries), (text, country) => {
        const read = parsePostcode(text, country);
        expect(read === undefined || /^[0-9A-Z-]+$/.test(read)).toBe(true);
      }),
    );
  });
});
