import { type AdminStockRequest, type AdminStockResponse, adminStockResponse } from '#src/contracts/admin-stock.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = ['variant_unknown', 'stock_short', 'stock_reserved', 'stock_too_high'] as const;

/** Writes down that pieces of a variant came or went, in the name of `actor` (user id of the staff). Asked twice, it is done once. */
export async function adjustStock(
  call: CallDatabase,
  { request, variant, change, reason, note }: AdminStockRequest,
  actor: string,
): Promise<Result<AdminStockResponse, (typeof refusals)[number]>> {
  const kind = reason === 'delivery' ? 'delivery' : 'adjustment';
  const answer = await call('adjust_stock', { variant, change, kind, reason, actor, note, request });
  return readAnswer(answer, adminStockResponse, refusals);
}
