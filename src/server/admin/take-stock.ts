import {
  type AdminStockTakesRequest,
  type AdminStockTakesResponse,
  adminStockTakesResponse,
} from '#src/contracts/admin-stock-takes.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = ['category_unknown', 'take_unknown', 'take_closed', 'variant_unknown'] as const;

function ask(call: CallDatabase, request: AdminStockTakesRequest, actor: string): Promise<unknown> {
  const { take } = request;
  switch (request.act) {
    case 'begin':
      return call('begin_stock_take', { take, name: request.name, category: request.category, actor });
    case 'count':
      return call('count_stock', { take, variant: request.variant, counted: request.counted, actor });
    case 'apply':
      return call('apply_stock_take', { take, actor });
    case 'cancel':
      return call('cancel_stock_take', { take, actor });
  }
}

/** Begins a stock-take, counts in it, makes the stock agree with it or gives it up, in the name of `actor` (user id of the staff). */
export async function takeStock(
  call: CallDatabase,
  request: AdminStockTakesRequest,
  actor: string,
): Promise<Result<AdminStockTakesResponse, (typeof refusals)[number]>> {
  return readAnswer(await ask(call, request, actor), adminStockTakesResponse, refusals);
}
