import * as z from 'zod/mini';
import type { WriteReviewRequest } from '#src/contracts/reviews.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { admitReviewer, type ReviewDependencies } from './reviewer.ts';

const codes = ['order_unknown', 'not_delivered', 'review_closed', 'fit_unasked', 'photo_unknown'] as const;
type Refusal = (typeof codes)[number] | 'not_signed_in' | 'rate_limited';

/**
 * Takes what somebody says of a line that was delivered to them. It waits for somebody to read it; until then, the same
 * line written again takes its place.
 */
export async function writeReview(
  dependencies: ReviewDependencies,
  { authorName, token, ...request }: WriteReviewRequest,
  bearer: string | undefined,
): Promise<Result<{ state: 'pending' }, Refusal>> {
  const reviewer = await admitReviewer(dependencies, token, bearer);
  if (!reviewer.ok) return reviewer;
  const wanted = { ...request, author_name: authorName };
  const answer = await dependencies.call('write_review', { ...reviewer.value, wanted });
  const written = readAnswer(answer, z.object({ status: z.literal('pending') }), codes);
  return written.ok ? success({ state: written.value.status }) : written;
}

/** Takes a review back, whatever was decided about it; its photo goes too. */
export async function deleteReview(
  dependencies: ReviewDependencies,
  { line, token }: Pick<WriteReviewRequest, 'line' | 'token'>,
  bearer: string | undefined,
): Promise<Result<{ deleted: true }, 'not_signed_in' | 'rate_limited' | 'review_unknown'>> {
  const reviewer = await admitReviewer(dependencies, token, bearer);
  if (!reviewer.ok) return reviewer;
  const answer = await dependencies.call('delete_own_review', { ...reviewer.value, line });
  const gone = readAnswer(answer, z.object({}), ['review_unknown']);
  return gone.ok ? success({ deleted: true }) : gone;
}
