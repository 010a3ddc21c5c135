import { expect, it } from 'vitest';
import { ratingSpread } from './rating-spread.ts';

it('counts each number of stars, the best first, and its share of all', () => {
  const spread = ratingSpread([{ rating: 5 }, { rating: 5 }, { rating: 4 }, { rating: 1 }]);
  expect(spread.map(({ stars, count, share }) => [stars, count, share])).toEqual([
    [5, 2, 50],
    [4, 1, 25],
    [3, 0, 0],
    [2, 0, 0],
    [1, 1, 25],
  ]);
});

it('divides by nothing where there are no reviews', () => {
  expect(ratingSpread([]).every(({ share }) => share === 0)).toBe(true);
});
