import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

export interface ReviewDependencies {
  readonly call: CallDatabase;
  /** The user behind a session token; undefined when it is not valid. */
  identify(token: string): Promise<string | undefined>;
  /** Counts one try of this reviewer; false when they have had their share. */
  allowReviewer(reviewer: string): Promise<boolean>;
}

/** Who speaks of a line, in the words of the SQL functions. */
export interface Reviewer {
  readonly order_token: string | null;
  readonly owner: string | null;
}

/** Whoever holds the token of an order, or is signed in: one of the two, the token first. */
export async function findReviewer(
  identify: ReviewDependencies['identify'],
  token: string | undefined,
  bearer: string | undefined,
): Promise<Result<Reviewer, 'not_signed_in'>> {
  if (token !== undefined) return success({ order_token: token, owner: null });
  const owner = bearer === undefined ? undefined : await identify(bearer);
  return owner === undefined ? failure('not_signed_in') : success({ order_token: null, owner });
}

/** As `findReviewer`, and counts a try. */
export async function admitReviewer(
  { allowReviewer, identify }: Pick<ReviewDependencies, 'allowReviewer' | 'identify'>,
  token: string | undefined,
  bearer: string | undefined,
): Promise<Result<Reviewer, 'not_signed_in' | 'rate_limited'>> {
  const found = await findReviewer(identify, token, bearer);
  if (!found.ok) return found;
  const { order_token, owner } = found.value;
  return (await allowReviewer(order_token ?? owner ?? '')) ? found : failure('rate_limited');
}
