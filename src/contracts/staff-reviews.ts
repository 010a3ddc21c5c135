import * as z from 'zod/mini';
import { reviewFits } from '#src/domain/catalogue/review.ts';
import { languages } from '#src/domain/language/languages.ts';

const text = z.string();
const count = z.int().check(z.gte(0));

/** Where a review stands; the ones that wait first. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

const listed = z.object({
  id: z.uuid(),
  /** Of the words that are shown; said with the verdict. */
  revision: z.int(),
  status: z.enum(reviewStatuses),
  stars: z.int(),
  fit: z.nullable(z.enum(reviewFits)),
  body: text,
  author_name: text,
  language: z.enum(languages),
  ...{ size: text, color: text, product: text, product_name: text },
  photo: z.nullable(text),
  /** Why it was rejected. */
  rejection: z.nullable(text),
  /** For administrators. */
  order_number: z.nullable(text),
  created_at: text,
  place: z.object({ at: text, id: text }),
});
export type StaffReview = z.output<typeof listed>;

/** What `list_reviews` answers; null for whoever is neither editor nor administrator. Counts come with the first page. */
export const staffReviews = z.nullable(
  z.object({
    more: z.boolean(),
    reviews: z.array(listed),
    counts: z.optional(z.object({ pending: count, approved: count, rejected: count })),
  }),
);
export type StaffReviewPage = NonNullable<z.output<typeof staffReviews>>;
