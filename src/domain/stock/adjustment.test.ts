import { describe, expect, it } from 'vitest';
import { daysOfCover, fitsReason, typedChange } from './adjustment.ts';

describe('typedChange', () => {
  it.each([
    ['delivery', '12', 12],
    ['lost', ' 3 ', -3],
    ['correction', '-4', -4],
    ['correction', '−4', -4],
    ['correction', '+4', 4],
    ['correction', '4', 4],
    ['delivery', '100000', 100_000],
  ] as const)('%s of “%s” is %i', (reason, typed, change) => {
    expect(typedChange(reason, typed)).toBe(change);
    expect(fitsReason(reason, change)).toBe(true);
  });

  it.each([
    ['delivery', '-1'],
    ['lost', '-1'],
    ['found', '+1'],
    ['correction', '0'],
    ['correction', ''],
    ['delivery', '1.5'],
    ['delivery', '1e3'],
    ['delivery', '100001'],
    ['correction', '--1'],
  ] as const)('%s of “%s” is none', (reason, typed) => {
    expect(typedChange(reason, typed)).toBeUndefined();
  });
});

describe('fitsReason', () => {
  it('holds each reason to its way', () => {
    expect(fitsReason('delivery', -1)).toBe(false);
    expect(fitsReason('damaged', 1)).toBe(false);
    expect(fitsReason('correction', 0)).toBe(false);
    expect(fitsReason('correction', -100_001)).toBe(false);
  });
});

describe('daysOfCover', () => {
  it('counts whole days at the pace of thirty', () => {
    expect(daysOfCover(10, 30)).toBe(10);
    expect(daysOfCover(10, 4)).toBe(75);
    expect(daysOfCover(0, 4)).toBe(0);
    expect(daysOfCover(10, 0)).toBeUndefined();
  });
});
