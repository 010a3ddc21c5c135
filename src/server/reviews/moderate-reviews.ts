import * as z from 'zod/mini';
import { reviewFits } from '#src/domain/catalogue/review.ts';
import { languages } from '#src/domain/language/languages.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const text = z.string();
const pending = z.object({
  id: text,
  /** Of the words that are shown here; said with the verdict. */
  revision: z.int(),
  product_id: text,
  product_name: text,
  order_number: z.nullable(text),
  stars: z.int(),
  fit: z.nullable(z.enum(reviewFits)),
  body: text,
  author_name: text,
  language: z.enum(languages),
  ...{ size: text, color: text },
  photo: z.nullable(text),
  created_at: text,
});

/** Reviews that wait to be read, those that wait longest first; 200 at most. */
export async function listPendingReviews(call: CallDatabase, atMost = 50): Promise<z.infer<typeof pending>[]> {
  return z.array(pending).parse(await call('list_pending_reviews', { at_most: atMost }));
}

export interface ReviewVerdict {
  readonly reviewId: string;
  /** Of the words that were read: what its writer has changed since is not decided about. */
  readonly revision: number;
  /** User id of whoever decides; undefined for the shop's own service. */
  readonly moderator?: string | undefined;
}

const codes = ['review_unknown', 'review_changed'] as const;
type Moderated = Promise<Result<{ changed: boolean }, (typeof codes)[number]>>;

async function moderate(
  call: CallDatabase,
  { moderator, reviewId, revision }: ReviewVerdict,
  verdict: 'approved' | 'rejected',
  reason: string | null,
): Moderated {
  const answer = await call('moderate_review', {
    ...{ moderated: reviewId, seen_revision: revision, verdict, reason, moderator: moderator ?? null },
  });
  return readAnswer(answer, z.object({ changed: z.boolean() }), codes);
}

/** Publishes a review: the product's rating counts it at once, its page shows it with the next build. */
export function approveReview(call: CallDatabase, verdict: ReviewVerdict): Moderated {
  return moderate(call, verdict, 'approved', null);
}

/**
 * Keeps a review back, or takes a published one down. `reason`: 1 to 500 characters, shown to its writer. Only what the
 * statement above the list names is a reason: insults, personal data, advertising, or words about something else.
 */
export function rejectReview(call: CallDatabase, verdict: ReviewVerdict, reason: string): Moderated {
  return moderate(call, verdict, 'rejected', reason);
}
