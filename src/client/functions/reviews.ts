import {
  deleteReviewErrors,
  deleteReviewResponse,
  reviewOptionsErrors,
  reviewOptionsResponse,
  reviewPhotoErrors,
  reviewPhotoResponse,
  type WriteReviewRequest,
  writeReviewErrors,
  writeReviewResponse,
} from '#src/contracts/reviews.ts';
import { callFunction } from './call-function.ts';

/** Asks what of the order behind a token may be reviewed. */
export function readReviewOptions(token: string) {
  return callFunction({
    name: 'review-options',
    query: { token },
    answer: reviewOptionsResponse,
    codes: reviewOptionsErrors,
    retries: 1,
  });
}

/** Sends a review. Asking twice is safe: a line has one review. */
export function writeReview(body: WriteReviewRequest) {
  return callFunction({
    name: 'write-review',
    body,
    answer: writeReviewResponse,
    codes: writeReviewErrors,
    retries: 1,
  });
}

/** Takes a review back. */
export function deleteReview(token: string, line: number) {
  return callFunction({
    name: 'delete-review',
    body: { token, line },
    answer: deleteReviewResponse,
    codes: deleteReviewErrors,
    retries: 1,
  });
}

/** Sends a photo for the review of a line. */
export function sendReviewPhoto(token: string, line: number, photo: Blob) {
  return callFunction({
    name: 'review-photo',
    query: { token, line: String(line) },
    body: photo,
    answer: reviewPhotoResponse,
    codes: reviewPhotoErrors,
    retries: 1,
  });
}
