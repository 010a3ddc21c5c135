import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128 } from './code-128.ts';

const printable = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});
const modules = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

describe('code128', () => {
  it('writes the published example: PJJ123C has the check value 54 in set A, so in set B, which starts one higher, 55', () => {
    const widths = code128('PJJ123C').join('');
    expect(widths.slice(0, 6), 'start of set B').toBe('211214');
    // Value 55 of the table stands for W, the character 32 places above it.
    expect(widths.slice(-13, -7)).toBe(code128('W').slice(6, 12).join(''));
    expect(widths.slice(-7), 'end').toBe('2331112');
  });

  it('gives every character 11 modules, so that a reader finds their borders', () => {
    fc.assert(
      fc.property(printable, (text) => {
        const widths = code128(text);
        expect(modules(widths)).toBe(11 * (text.length + 2) + 13);
        expect(widths.length % 2, 'ends with a bar').toBe(1);
        expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true);
      }),
    );
  });

  it('has another picture for every character, each with an even number of dark modules', () => {
    const seen = Array.from({ length: 95 }, (_, index) => code128(String.fromCharCode(32 + index)).slice(6, 12));
    expect(new Set(seen.map((widths) => widths.join(''))).size).toBe(95);
    for (const widths of seen) {
      expect(modules(widths)).toBe(11);
      expect(modules(widths.filter((_, index) => index % 2 === 0)) % 2).toBe(0);
    }
  });

  it('refuses what the set has no symbol for', () => {
    expect(() => code128('ą')).toThrow(RangeError);
  });
});
