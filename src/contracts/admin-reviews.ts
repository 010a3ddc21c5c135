import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

/** The longest reason for which a review is rejected, characters; its writer reads it. */
export const longestRejection = 500;

const verdict = { review: z.uuid(), revision: z.int().check(z.gte(1)) };

/** Body of `POST /.netlify/functions/admin-reviews`. `revision`: the words that were read. */
export const adminReviewsRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('approve'), ...verdict }),
  z.strictObject({
    act: z.literal('reject'),
    ...verdict,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestRejection)),
  }),
]);
export type AdminReviewsRequest = z.output<typeof adminReviewsRequest>;

export const adminReviewsResponse = z.object({ changed: z.boolean() });

export const adminReviewsErrors = {
  ...staffErrors,
  review_unknown: 404,
  /** Its writer has changed it since. */
  review_changed: 409,
} as const;

/** Body of `POST /.netlify/functions/admin-review-photo`: the photo of a review that waits to be read, or was decided. */
export const adminReviewPhotoRequest = z.strictObject({ photo: z.uuid() });
export const adminReviewPhotoErrors = { ...staffErrors, photo_unknown: 404 } as const;
