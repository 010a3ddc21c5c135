import type { WriteReviewRequest } from '#src/contracts/reviews.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { Caller, HttpDependencies } from './http/endpoint.ts';
import { approveReview, listPendingReviews, type ReviewVerdict, rejectReview } from './reviews/moderate-reviews.ts';
import { keepReviewPhoto, readPhotoToModerate, readReviewPhoto } from './reviews/review-photo.ts';
import { readReviewableLines } from './reviews/reviewable-lines.ts';
import { deleteReview, writeReview } from './reviews/write-review.ts';

/** What reads photos is large: only a function that takes one loads it, when one comes. */
const loadPhotos = () => import('./reviews/encode-photo.ts');

interface Dependencies {
  readonly call: CallDatabase;
  identify(token: string): Promise<string | undefined>;
  readonly http: Pick<HttpDependencies, 'takeRateLimit'>;
}

/** The use cases of reviews, for `shop()`. */
export function joinReviews({ call, identify, http }: Dependencies) {
  /** How often an hour one order or customer may write, change or delete reviews, or send photos for them. */
  const reviews = (bucket: string, maximum: number) => ({
    ...{ call, identify },
    allowReviewer: (reviewer: string) => http.takeRateLimit(bucket, reviewer, maximum, 3600),
  });
  return {
    reviewOptions: (token: string | undefined, bearer: string | undefined) =>
      readReviewableLines({ call, identify }, token, bearer),
    writeReview: (request: WriteReviewRequest, bearer: string | undefined) =>
      writeReview(reviews('write-review-order', 40), request, bearer),
    deleteReview: (request: Pick<WriteReviewRequest, 'line' | 'token'>, bearer: string | undefined) =>
      deleteReview(reviews('write-review-order', 40), request, bearer),
    keepReviewPhoto: async (
      { line, token }: Pick<WriteReviewRequest, 'line' | 'token'>,
      { bearer, file = new Uint8Array() }: Caller,
    ) => {
      const { encodePhoto } = await loadPhotos();
      const dependencies = { ...reviews('review-photo-order', 20), encode: encodePhoto };
      return keepReviewPhoto(dependencies, { bytes: file, line, token }, bearer);
    },
    reviewPhoto: (wanted: Parameters<typeof readReviewPhoto>[1], bearer: string | undefined) =>
      readReviewPhoto({ call, identify }, wanted, bearer),
    pendingReviews: (atMost?: number) => listPendingReviews(call, atMost),
    pendingReviewPhoto: (photo: string) => readPhotoToModerate(call, photo),
    approveReview: (verdict: ReviewVerdict) => approveReview(call, verdict),
    rejectReview: (verdict: ReviewVerdict, reason: string) => rejectReview(call, verdict, reason),
  };
}
