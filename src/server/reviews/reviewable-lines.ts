import * as z from 'zod/mini';
import type { ReviewableLine, ReviewOptionsResponse } from '#src/contracts/reviews.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { reviewFits } from '#src/domain/catalogue/review.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findReviewer, type ReviewDependencies } from './reviewer.ts';

const text = z.string();
const line = z.object({
  order_item: z.int(),
  order_number: text,
  product_id: text,
  ...{ name: text, name_lt: text, name_ru: text, picture: z.nullable(text), size: text, color: text },
  active: z.boolean(),
  author_name: text,
  review: z.nullable(
    z.object({
      stars: z.int(),
      fit: z.nullable(z.enum(reviewFits)),
      body: text,
      author_name: text,
      photo: z.nullable(text),
      status: z.enum(['pending', 'approved', 'rejected']),
      rejection: z.nullable(text),
    }),
  ),
});

const options = z.nullable(z.object({ order_number: z.nullable(text), undelivered: z.int(), lines: z.array(line) }));

function lineOf({ author_name: author, review, ...row }: z.infer<typeof line>): ReviewableLine {
  return {
    line: row.order_item,
    orderNumber: row.order_number,
    productId: row.product_id,
    name: { en: row.name, lt: row.name_lt, ru: row.name_ru },
    image: row.picture === null ? '' : pictureAddress(row.picture, 150, 'jpg'),
    size: row.size,
    color: row.color,
    isSold: row.active,
    authorName: author.includes('@') ? '' : author,
    review: review && {
      stars: review.stars,
      fit: review.fit,
      text: review.body,
      authorName: review.author_name,
      photo: review.photo,
      state: review.status,
      rejection: review.rejection,
    },
  };
}

/** What of an order, or of all orders of a signed-in customer, may be reviewed, with what was written already. */
export async function readReviewableLines(
  { call, identify }: Pick<ReviewDependencies, 'call' | 'identify'>,
  token: string | undefined,
  bearer: string | undefined,
): Promise<Result<ReviewOptionsResponse, 'not_signed_in' | 'order_unknown'>> {
  const reviewer = await findReviewer(identify, token, bearer);
  if (!reviewer.ok) return reviewer;
  const row = options.parse(await call('read_reviewable_lines', { ...reviewer.value }));
  if (row === null) return failure('order_unknown');
  return success({ orderNumber: row.order_number, undelivered: row.undelivered, lines: row.lines.map(lineOf) });
}

/** Has something of the order behind a token come that nobody has reviewed? */
export async function mayReviewOrder(call: CallDatabase, token: string): Promise<boolean> {
  return z.int().parse(await call('count_reviewable_lines', { token })) > 0;
}
