import * as z from 'zod/mini';
import { longestReview, longestReviewName, reviewFits } from '#src/domain/catalogue/review.ts';
import { languages } from '#src/domain/language/languages.ts';

const line = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
/** The order's unguessable token; absent where a signed-in customer speaks of their own orders (bearer token). */
const token = z.optional(z.uuid());
const text = z.string();

/** Query of `GET /.netlify/functions/review-options`. */
export const reviewOptionsRequest = z.object({ token });

const written = z.object({
  stars: z.int(),
  fit: z.nullable(z.enum(reviewFits)),
  text,
  authorName: text,
  photo: z.nullable(z.uuid()),
  state: z.enum(['pending', 'approved', 'rejected']),
  /** Why it was not published, in the shop's words. */
  rejection: z.nullable(text),
});
export type WrittenReview = z.infer<typeof written>;

const reviewableLine = z.object({
  line,
  orderNumber: text,
  productId: text,
  /** What it was called when it was bought. */
  name: z.object({ en: text, lt: text, ru: text }),
  image: text,
  size: text,
  color: text,
  /** Is the product still sold? Otherwise its page is not there to lead to. */
  isSold: z.boolean(),
  /** The first name of whoever ordered; empty where it is not known. */
  authorName: text,
  review: z.nullable(written),
});
export type ReviewableLine = z.infer<typeof reviewableLine>;

export const reviewOptionsResponse = z.object({
  /** Null for all orders of a customer. */
  orderNumber: z.nullable(text),
  /** Lines that have not come yet. */
  undelivered: z.int(),
  lines: z.array(reviewableLine),
});
export type ReviewOptionsResponse = z.infer<typeof reviewOptionsResponse>;

const reviewerErrors = {
  invalid_request: 400,
  /** Neither a token nor a valid session. */
  not_signed_in: 401,
  origin_not_allowed: 403,
  /** No such order, or not theirs; also a line of another order. */
  order_unknown: 404,
  rate_limited: 429,
} as const;

export const reviewOptionsErrors = reviewerErrors;

/**
 * Body of `POST /.netlify/functions/write-review`: what somebody says of one line. Sent again it takes the place of what
 * nobody has decided about yet. Product, size, colour and status are not the writer's to say.
 */
export const writeReviewRequest = z.strictObject({
  token,
  line,
  stars: z.int().check(z.gte(1), z.lte(5)),
  /** Only of what has sizes. */
  fit: z.nullable(z.enum(reviewFits)),
  text: z.string().check(z.trim(), z.maxLength(longestReview)),
  /** As it is shown to everybody; an e-mail address is refused. */
  authorName: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReviewName), z.regex(/^[^@]*$/)),
  language: z.enum(languages),
  photo: z.nullable(z.uuid()),
});
export type WriteReviewRequest = z.output<typeof writeReviewRequest>;

export const writeReviewResponse = z.object({ state: z.literal('pending') });

const closedErrors = {
  ...reviewerErrors,
  not_delivered: 409,
  /** It was published or rejected: to be written anew it is deleted first. */
  review_closed: 409,
} as const;

export const writeReviewErrors = { ...closedErrors, fit_unasked: 409, photo_unknown: 409 } as const;

/** Body of `POST /.netlify/functions/delete-review`. */
export const deleteReviewRequest = z.strictObject({ token, line });
export const deleteReviewResponse = z.object({ deleted: z.literal(true) });
export const deleteReviewErrors = { ...reviewerErrors, review_unknown: 404 } as const;

/** The most bytes of a photo that is sent. The platform itself takes 6 MB; the page makes photos smaller before it sends them. */
export const maximumPhotoBytes = 8 * 1024 * 1024;

/** Query of `POST /.netlify/functions/review-photo`, whose body is the file. */
export const reviewPhotoRequest = z.object({ token, line: z.coerce.number().check(z.int(), z.gte(1)) });
export const reviewPhotoResponse = z.object({ photo: z.uuid() });
export const reviewPhotoErrors = {
  ...closedErrors,
  body_too_large: 413,
  /** No JPEG, PNG or WebP, whatever it calls itself, or something beside one. */
  photo_type: 415,
  content_type_not_supported: 415,
  /** Broken, too small to show anything, or larger than any camera makes them. */
  photo_unfit: 422,
} as const;

/** Query of `GET /.netlify/functions/review-picture`. */
export const reviewPictureRequest = z.object({
  id: z.uuid(),
  size: z._default(z.enum(['small', 'large']), 'large'),
  token,
});
export const reviewPictureErrors = { ...reviewerErrors, photo_unknown: 404 } as const;
