import { expect, it } from 'vitest';
import { axisOf } from './axis.ts';

it.each([
  [0, 10_000],
  [10_000, 10_000],
  [10_001, 20_000],
  [79_999, 80_000],
  [128_402, 200_000],
  [812_345, 1_000_000],
])('an axis that reaches %d ends at %d, in four steps', (highest, ceiling) => {
  const axis = axisOf(highest);
  expect(axis.ceiling).toBe(ceiling);
  expect(axis.ticks).toEqual([0, 1, 2, 3, 4].map((part) => (ceiling / 4) * part));
});

it('an axis of counts may be shorter', () => {
  expect(axisOf(3, 4).ticks).toEqual([0, 1, 2, 3, 4]);
});
