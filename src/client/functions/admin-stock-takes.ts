import {
  type AdminStockTakesRequest,
  adminStockTakesErrors,
  adminStockTakesResponse,
} from '#src/contracts/admin-stock-takes.ts';
import { callFunction } from './call-function.ts';

/** Begins a stock-take, counts in it, makes the stock agree with it or gives it up. */
export function takeStock(token: string, body: AdminStockTakesRequest) {
  return callFunction({
    name: 'admin-stock-takes',
    body,
    token,
    answer: adminStockTakesResponse,
    codes: adminStockTakesErrors,
  });
}
