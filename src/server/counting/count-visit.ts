import type { VisitRequest } from '#src/contracts/visit.ts';
import { pageShape } from '#src/domain/counting/visit.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/**
 * Adds one to the day's sum of what happened. `country` (ISO 3166-1) is where the host says that the request came from; it is
 * counted of arrivals alone, apart from everything else.
 */
export async function countVisit(
  call: CallDatabase,
  { event, subject, locale }: VisitRequest,
  country: string | undefined,
): Promise<Result<{ ok: true }, never>> {
  const isProduct = event === 'product_view' || event === 'add_to_cart';
  await call('count_known_visit', {
    event,
    subject: isProduct ? subject.slice(0, 100) : event === 'page_view' || event === 'visit' ? pageShape(subject) : '',
    language: locale,
    country: country ?? null,
  });
  return success({ ok: true });
}
