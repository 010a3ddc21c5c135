import type { VisitRequest } from '#src/contracts/visit.ts';
import { pageShape } from '#src/domain/counting/visit.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/** Adds one to the day's sum of what happened. */
export async function countVisit(
  call: CallDatabase,
  { event, subject, locale }: VisitRequest,
): Promise<Result<{ ok: true }, never>> {
  const isProduct = event === 'product_view' || event === 'add_to_cart';
  await call('count_known_visit', {
    event,
    subject: isProduct ? subject.slice(0, 100) : event === 'page_view' ? pageShape(subject) : '',
    language: locale,
  });
  return success({ ok: true });
}
