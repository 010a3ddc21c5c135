import { describe, expect, it } from 'vitest';
import type { StockTake, StockTakePage } from '#src/contracts/staff-stock-takes.ts';
import { typedCount, withCount } from './count.ts';

describe('typedCount', () => {
  it('takes whole pieces up to a million, none too', () => {
    expect(['0', ' 12 ', '1000000'].map(typedCount)).toEqual([0, 12, 1_000_000]);
    expect(['', '-1', '1.5', '1e3', '1000001', 'x'].map(typedCount)).toEqual(Array(6).fill(undefined));
  });
});

describe('withCount', () => {
  const take: StockTake = {
    ...{ id: 'a', number: 1, name: 'Autumn', category: null, created_by: 'Ona', created_at: '' },
    state: 'open',
    ...{ closed_by: null, closed_at: null, all: 3, counted: 0, differ: 0, surplus: 0, shortage: 0 },
  };
  const line = { sku: 'S', name: 'N', size: '', color: '', counted: null, expected: null, is_applied: null, place: [] };
  const page: StockTakePage = {
    take,
    lines: [
      { ...line, variant: 'one' },
      { ...line, variant: 'two' },
    ],
    more: false,
  };

  it('follows each count, also one that mends another', () => {
    const short = withCount(page, 'one', 3, 5);
    expect(short.take).toMatchObject({ counted: 1, differ: 1, surplus: 0, shortage: 2 });
    expect(short.lines[0]).toMatchObject({ counted: 3, expected: 5 });
    const more = withCount(short, 'one', 6, 5);
    expect(more.take).toMatchObject({ counted: 1, differ: 1, surplus: 1, shortage: 0 });
    const right = withCount(more, 'one', 5, 5);
    expect(right.take).toMatchObject({ counted: 1, differ: 0, surplus: 0, shortage: 0 });
    expect(withCount(right, 'two', 1, 0).take).toMatchObject({ counted: 2, differ: 1, surplus: 1 });
  });

  it('leaves a page alone that does not have the variant', () => {
    expect(withCount(page, 'three', 1, 1)).toBe(page);
  });
});
