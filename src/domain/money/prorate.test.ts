import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorate } from './prorate.ts';

const sum = (parts: readonly number[]) => parts.reduce((left, right) => left + right, 0);
const totals = fc.integer({ min: 0, max: 10_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 });

describe('prorate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [0, 0, 0, 0], [3, 3, 2, 2]],
    [7, [50, 30, 20], [4, 2, 1]],
    [0, [5, 5], [0, 0]],
    [5, [0, 10], [0, 5]],
    [3, [], []],
  ])('splits %i over %j as %j', (total, over, expected) => {
    expect(prorate(total, over)).toEqual(expected);
  });

  it('adds up exactly, gives nobody less than nothing and nobody more than a unit from the fair share', () => {
    fc.assert(
      fc.property(totals, weights, (total, over) => {
        const parts = prorate(total, over);
        expect(sum(parts)).toBe(total);
        parts.forEach((part, index) => {
          expect(Number.isInteger(part) && part >= 0).toBe(true);
          const fair = sum(over) === 0 ? total / over.length : (total * (over[index] ?? 0)) / sum(over);
          expect(Math.abs(part - fair)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });

  it('never gives a larger weight a smaller part', () => {
    fc.assert(
      fc.property(totals, weights, (total, over) => {
        const parts = prorate(total, over);
        const ranked = over
          .map((weight, index) => ({ weight, part: parts[index] ?? 0 }))
          .sort((a, b) => a.weight - b.weight);
        for (let index = 1; index < ranked.length; index += 1) {
          const [smaller, larger] = [ranked[index - 1], ranked[index]];
          if (smaller && larger && smaller.weight < larger.weight)
            expect(larger.part).toBeGreaterThanOrEqual(smaller.part);
        }
      }),
    );
  });

  it('takes nothing from a line that is worth nothing while others are', () => {
    fc.assert(
      fc.property(totals, weights, (total, over) => {
        fc.pre(sum(over) > 0 && total <= sum(over));
        prorate(total, over).forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(over[index] ?? 0);
        });
      }),
    );
  });
});
