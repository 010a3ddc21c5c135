import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.ts';
import { shippingCountries } from './zones.ts';

describe('parsePhone', () => {
  it.each([
    ['+370 612 34567', 'LT', '+37061234567'],
    ['8 612 34567', 'LT', '+37061234567'],
    ['0 612 34567', 'LT', '+37061234567'],
    ['612 34567', 'LT', '+37061234567'],
    ['8 5 212 3456', 'LT', '+37052123456'],
    ['00370 (612) 34-567', 'LT', '+37061234567'],
    ['+371 2912 3456', 'LT', '+37129123456'],
    ['29123456', 'LV', '+37129123456'],
    ['5123 4567', 'EE', '+37251234567'],
    ['601 234 567', 'PL', '+48601234567'],
    ['0151 12345678', 'DE', '+4915112345678'],
    ['040 1234567', 'FI', '+358401234567'],
  ] as const)('reads %s in %s as %s', (text, country, expected) => {
    expect(parsePhone(text, country)).toBe(expected);
  });

  it.each([
    ['', 'LT'],
    ['12', 'LT'],
    ['+370 612 3456', 'LT'],
    ['labas', 'LT'],
    ['+0612345678', 'LT'],
    ['+37061234567890123', 'LT'],
    ['601 234', 'PL'],
  ] as const)('refuses %j in %s', (text, country) => {
    expect(parsePhone(text, country)).toBeUndefined();
  });

  it('reads its own result again as the same, in every country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shippingCountries), fc.stringMatching(/^[0-9]{5,12}$/), (country, digits) => {
        const read = parsePhone(digits, country);
        if (read !== undefined && read.length > 8) expect(parsePhone(read, country)).toBe(read);
      }),
    );
  });
});
