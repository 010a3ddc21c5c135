import type { Review } from './shop-product.ts';

export interface SpreadRow {
  /** 5 down to 1. */
  readonly stars: number;
  readonly count: number;
  /** Whole percent of all reviews. */
  readonly share: number;
}

/** How many reviews gave how many stars, the best first; every number of stars has its row. */
export function ratingSpread(reviews: readonly Pick<Review, 'rating'>[]): SpreadRow[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    return { stars, count, share: reviews.length === 0 ? 0 : Math.round((count / reviews.length) * 100) };
  });
}
