import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateShipping } from './estimate.ts';
import { quoteDelivery, type ShippingZone } from './zones.ts';

const lithuania: ShippingZone = {
  country: 'LT',
  standardFee: 495,
  freeFrom: 10_000,
  options: [
    { code: 'standard', surcharge: 0, minimumDays: 3, maximumDays: 5 },
    { code: 'express', surcharge: 500, minimumDays: 1, maximumDays: 2 },
    { code: 'premium', surcharge: 1000, minimumDays: 1, maximumDays: 1 },
  ],
};
const fees = (goods: number) => quoteDelivery(lithuania, goods).map((quote) => quote.fee);

describe('quoteDelivery', () => {
  it('is free exactly from the threshold on, and dearer options cost just their addition then', () => {
    expect(fees(9_999)).toEqual([495, 995, 1495]);
    expect(fees(10_000)).toEqual([0, 500, 1000]);
    expect(fees(10_001)).toEqual([0, 500, 1000]);
  });

  it('never gets dearer when more is bought', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(50_000), (goods, more) => {
        const [before, after] = [fees(goods), fees(goods + more)];
        for (const [index, fee] of after.entries()) expect(fee).toBeLessThanOrEqual(before[index] ?? 0);
      }),
    );
  });
});

describe('estimateShipping', () => {
  const settings = { fee: 500, freeFrom: 10_000 };
  it.each([
    [0, 0],
    [1, 500],
    [9_999, 500],
    [10_000, 0],
  ])('goods worth %i are estimated at %i', (goods, expected) => {
    expect(estimateShipping(goods, settings)).toBe(expected);
  });
});
