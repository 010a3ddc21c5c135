import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyCheckDigit, parseCompanyCode } from './company-code.ts';

describe('a Lithuanian company code', () => {
  // Registrų centras, Lietuvos paštas, „Lietuvos geležinkeliai“: codes that everybody can look up.
  it.each(['124110246', '121215587', '110053842'])('%s is one', (code) => {
    expect(parseCompanyCode(code, 'LT')).toBe(code);
  });

  it('is read as people type it', () => {
    expect(parseCompanyCode(' 124 110 246 ', 'LT')).toBe('124110246');
  });

  it.each(['', '12411024', '1241102466', '12411024a', 'LT124110246'])('“%s” is none', (code) => {
    expect(parseCompanyCode(code, 'LT')).toBeUndefined();
  });

  it('takes the second row of weights where the first leaves 10, and 0 where the second does too', () => {
    // 1·1+2·2+3·0+4·0+5·1 = 10; then 3·1+4·2+5·0+6·0+7·1 = 18, which leaves 7.
    expect(companyCheckDigit('120010')).toBe(7);
    // 5·2 = 10; then 5·4 = 20, which leaves 9. 9·4 = 36 leaves 3.
    expect(companyCheckDigit('050000')).toBe(9);
    expect(companyCheckDigit('000900')).toBe(3);
    // 3·0+… : 6·9 = 54 leaves 10; then 8·9 = 72 leaves 6.
    expect(companyCheckDigit('000009')).toBe(6);
    // 1·7+2·0+3·1 = 10; then 3·7+5·1 = 26 leaves 4.
    expect(companyCheckDigit('701000')).toBe(4);
  });

  it('of 7 or 9 digits has exactly one right last digit, and every other is refused', () => {
    const beginnings = fc.oneof(fc.stringMatching(/^[0-9]{6}$/), fc.stringMatching(/^[0-9]{8}$/));
    fc.assert(
      fc.property(beginnings, (beginning) => {
        const right = Array.from('0123456789').filter(
          (digit) => parseCompanyCode(beginning + digit, 'LT') !== undefined,
        );
        expect(right).toEqual([String(companyCheckDigit(beginning))]);
      }),
    );
  });

  it('shows a single wrong digit of nine in ten', () => {
    let noticed = 0;
    let all = 0;
    for (const code of ['124110246', '121215587']) {
      for (let place = 0; place < 8; place += 1) {
        for (const digit of '0123456789') {
          if (digit === code[place]) continue;
          all += 1;
          const wrong = code.slice(0, place) + digit + code.slice(place + 1);
          if (parseCompanyCode(wrong, 'LT') === undefined) noticed += 1;
        }
      }
    }
    expect(noticed / all).toBeGreaterThan(0.9);
  });
});

it('another country’s code is taken by its shape', () => {
  expect(parseCompanyCode('40003 032949', 'LV')).toBe('40003032949');
  expect(parseCompanyCode('HRB 12345', 'DE')).toBe('HRB12345');
  expect(parseCompanyCode('<b>', 'LV')).toBeUndefined();
});
