import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyCountry, parseVatCode, vatCodeExample } from './vat-code.ts';

describe('a VAT number', () => {
  it.each([
    'LT119511515',
    'LT100001919017',
    'LV40003521600',
    'EE100594102',
    'PL8567346215',
    'DE136695976',
    'FI20774740',
    'FR23334175221',
    'NL004495445B01',
    'EL094259216',
    'IE6433435F',
  ])('%s has the shape of one', (code) => {
    expect(parseVatCode(code, 'LT')).toBe(code);
  });

  it('is read as people type it', () => {
    expect(parseVatCode(' lt 1195 11515 ', 'LT')).toBe('LT119511515');
    expect(parseVatCode('119511515', 'LT')).toBe('LT119511515');
    expect(parseVatCode('856-734-62-15', 'PL')).toBe('PL8567346215');
    expect(parseVatCode(vatCodeExample, 'DE')).toBe(vatCodeExample);
  });

  it.each(['', 'LT', 'LT12345678', 'LT1234567890', 'LV1000', 'FI1234567', 'US123456789', 'GB999999973', 'LT<script>'])(
    '“%s” has not',
    (code) => {
      expect(parseVatCode(code, 'LT')).toBeUndefined();
    },
  );

  it('stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.constantFrom('LT', 'LV', 'EE', 'PL', 'DE', 'FI'), fc.string(), (country, text) => {
        const read = parseVatCode(text, country);
        if (read !== undefined) expect(parseVatCode(read, 'LT')).toBe(read);
      }),
    );
  });

  it('says whose register the company is in', () => {
    expect(companyCountry('lv40003521600', 'LT')).toBe('LV');
    expect(companyCountry('', 'EE')).toBe('EE');
    expect(companyCountry('119511515', 'LT')).toBe('LT');
  });
});
