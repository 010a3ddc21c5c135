import type { ProductGroup } from '#content/demonstration/product.ts';
import { demonstrationReviews } from '#content/demonstration/reviews/index.ts';
import { insertRows } from './sql.ts';

/** Reviews, marked as invented and already approved. */
export function reviewsSql(groups: readonly ProductGroup[]): string {
  return insertRows(
    'public.reviews',
    [
      'id',
      'product_id',
      'author_name',
      'stars',
      'fit',
      'body',
      'language',
      'size',
      'color',
      'status',
      'is_demonstration',
      'created_at',
    ],
    demonstrationReviews(groups).map(({ productId, author, text, createdAt, ...review }) => ({
      ...review,
      product_id: productId,
      author_name: author,
      body: text,
      status: 'approved',
      is_demonstration: true,
      created_at: createdAt,
    })),
  );
}
