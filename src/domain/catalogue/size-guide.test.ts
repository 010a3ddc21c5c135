import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestSize } from './size-guide.ts';

const guide = {
  measures: ['chest', 'waist'],
  rows: [
    { size: 'S', ranges: { chest: [840, 870], waist: [660, 690] }, conversions: {} },
    { size: 'M', ranges: { chest: [880, 910], waist: [700, 730] }, conversions: {} },
    { size: 'L', ranges: { chest: [920, 950], waist: [740, 770] }, conversions: {} },
  ],
} as const;

describe('suggestSize', () => {
  it('names the size whose ranges hold every measure, ends included', () => {
    expect(suggestSize(guide, { chest: 880, waist: 730 })).toEqual({ kind: 'size', size: 'M' });
    expect(suggestSize(guide, { waist: 690 })).toEqual({ kind: 'size', size: 'S' });
  });

  it('names both sizes of a gap and of measures that are one size apart', () => {
    const between = { kind: 'between', smaller: 'S', larger: 'M' };
    expect(suggestSize(guide, { chest: 875 })).toEqual(between);
    expect(suggestSize(guide, { chest: 850, waist: 705 })).toEqual(between);
  });

  it('says which measure asks for the larger size where they lie further apart', () => {
    expect(suggestSize(guide, { chest: 850, waist: 760 })).toEqual({
      kind: 'apart',
      smaller: 'S',
      larger: 'L',
      decidedBy: 'waist',
    });
  });

  it('says honestly that a measure lies outside the guide', () => {
    expect(suggestSize(guide, { chest: 700 })).toEqual({ kind: 'below', measure: 'chest', size: 'S' });
    expect(suggestSize(guide, { chest: 890, waist: 900 })).toEqual({ kind: 'above', measure: 'waist', size: 'L' });
  });

  it('forgives half a centimetre at the ends, as far as a tape is exact', () => {
    expect(suggestSize(guide, { chest: 835 })).toEqual({ kind: 'size', size: 'S' });
    expect(suggestSize(guide, { chest: 955 })).toEqual({ kind: 'size', size: 'L' });
    expect(suggestSize(guide, { chest: 834 })).toMatchObject({ kind: 'below' });
  });

  it('says nothing where nothing that the guide knows was measured', () => {
    expect(suggestSize(guide, {})).toBeUndefined();
    expect(suggestSize(guide, { foot: 240 })).toBeUndefined();
  });

  it('never advises a smaller size to a larger person', () => {
    const order = ['S', 'M', 'L'];
    const rank = (chest: number) => {
      const advice = suggestSize(guide, { chest });
      if (advice === undefined) return Number.NaN;
      if (advice.kind === 'below') return -1;
      if (advice.kind === 'above') return order.length;
      return order.indexOf(advice.kind === 'size' ? advice.size : advice.larger);
    };
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 1200 }), fc.integer({ min: 0, max: 300 }), (chest, more) => {
        expect(rank(chest + more)).toBeGreaterThanOrEqual(rank(chest));
      }),
    );
  });
});
