import {
  type AdminReviewsRequest,
  adminReviewPhotoErrors,
  adminReviewsErrors,
  adminReviewsResponse,
} from '#src/contracts/admin-reviews.ts';
import { callFunction } from './call-function.ts';
import { fetchFile } from './fetch-file.ts';

/** Publishes a review, or keeps it back with a reason. */
export function decideReview(token: string, body: AdminReviewsRequest) {
  return callFunction({ name: 'admin-reviews', body, token, answer: adminReviewsResponse, codes: adminReviewsErrors });
}

/** The photo of a review. */
export function fetchReviewPhoto(token: string, photo: string) {
  return fetchFile({ name: 'admin-review-photo', body: { photo }, token, codes: adminReviewPhotoErrors });
}
