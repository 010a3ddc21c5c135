import { describe, expect, it } from 'vitest';
import { changeOf, conversionOf, pointsBetween } from './change.ts';

describe('a figure and the one before it', () => {
  it('is said as a share of the one before, with its sign, in the words of the language', () => {
    expect(changeOf(11_180, 10_000, 'en')).toEqual({ words: '+11.8%', direction: 'up' });
    expect(changeOf(9_000, 10_000, 'lt')).toEqual({ words: '−10\u00a0%', direction: 'down' });
    expect(changeOf(5, 5, 'ru')).toEqual({ words: '0\u00a0%', direction: 'same' });
  });

  it('is not compared with nothing', () => {
    expect([changeOf(5, 0, 'en'), changeOf(5, null, 'en'), changeOf(null, 5, 'en'), changeOf(5, -1, 'en')]).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('measures conversion by what was looked at, and its change in points', () => {
    expect(conversionOf({ orders: 3, product_views: 120 })).toBe(0.025);
    expect(conversionOf({ orders: 3, product_views: 0 })).toBeNull();
    expect(pointsBetween(0.025, 0.03, 'en')).toEqual({ words: '-0.5', direction: 'down' });
    expect(pointsBetween(null, 0.03, 'en')).toBeUndefined();
  });
});
