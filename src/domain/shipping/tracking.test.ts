import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTrackingNumber } from './carriers.ts';
import {
  carriedStates,
  demonstrationNumbers,
  demonstrationState,
  isDemonstrationNumber,
  stepOfWay,
} from './tracking.ts';

it('a demonstration number leads to each of the five steps, and to nothing else', () => {
  expect([0, 0.2, 0.4, 0.6, 0.999].map(demonstrationState)).toEqual(carriedStates);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(carriedStates).toContain(demonstrationState(random));
    }),
  );
});

it('the three numbers look like numbers of parcels, and no others are for trying out', () => {
  for (const number of demonstrationNumbers) expect(parseTrackingNumber(number.toLowerCase())).toBe(number);
  expect(['DEMO00000000', 'DEMO00000004', 'DEMO0000001', ''].some(isDemonstrationNumber)).toBe(false);
});

it('a parcel is at a step of its way, or not on it', () => {
  expect(carriedStates.map(stepOfWay)).toEqual([0, 1, 2, 3, 4]);
  expect((['returned', 'waiting', 'cancelled'] as const).map(stepOfWay)).toEqual([-1, -1, -1]);
});
