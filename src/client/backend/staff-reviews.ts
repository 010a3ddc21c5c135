import { type ReviewStatus, type StaffReviewPage, staffReviews } from '#src/contracts/staff-reviews.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

export interface ReviewsAsked {
  readonly status: ReviewStatus;
  /** Of products' names. */
  readonly language: Language;
  readonly after?: { readonly at: string; readonly id: string } | undefined;
}

/**
 * A page of reviews: those that wait longest first, those that were decided newest first. Null for whoever is neither editor nor
 * administrator with all locks open; throws as askBackend does, or on an answer that does not fit its contract.
 */
export async function listReviews(token: string, asked: ReviewsAsked): Promise<StaffReviewPage | null> {
  return staffReviews.parse(await askBackend({ path: 'rpc/list_reviews', body: { asked }, token }));
}
