import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packColumn, packGroups, packNumbers, unpackColumn, unpackGroups, unpackNumbers } from './packed-column.ts';

describe('a packed column', () => {
  it('gives back its values through JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 100_000 })), (values) => {
        const { values: distinct, rows } = unpackColumn(JSON.parse(JSON.stringify(packColumn(values))), values.length);
        expect([...rows].map((row) => distinct[row])).toEqual(values);
      }),
    );
  });

  it('gives back values in groups through JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(300))), (groups) => {
        const lengths = groups.map(({ length }) => length);
        const { values, rows } = unpackGroups(JSON.parse(JSON.stringify(packGroups(groups))), lengths);
        expect([...rows].map((row) => values[row])).toEqual(groups.flat());
        expect(new Set(values).size).toBe(values.length);
      }),
    );
    expect(() => unpackGroups([['$'], '##'], [1])).toThrow(RangeError);
    expect(() => unpackGroups([['$'], '##'], [1, 1])).toThrow(RangeError);
  });

  it('needs one byte for each of the ninety commonest values and no escape for any', () => {
    const all = Array.from({ length: 63_000 }, (_, number) => number);
    expect([...unpackNumbers(packNumbers(all))]).toEqual(all);
    const text = packNumbers(all.slice(0, 90));
    expect(JSON.stringify(text)).toHaveLength(92);
    expect(new TextEncoder().encode(text)).toHaveLength(90);
    expect(packNumbers(all).isWellFormed()).toBe(true);
  });

  it('refuses what it cannot hold and rows that point nowhere', () => {
    expect(() => packNumbers([-1])).toThrow(RangeError);
    expect(() => packNumbers([70_000])).toThrow(RangeError);
    expect(() => unpackColumn([[1], '#$'], 2)).toThrow(RangeError);
    expect(() => unpackColumn([[1], '#'], 2)).toThrow(RangeError);
    expect(() => unpackColumn([[1], ' '], 1)).toThrow(RangeError);
  });
});
