import { type AdminStockRequest, adminStockErrors, adminStockResponse } from '#src/contracts/admin-stock.ts';
import { callFunction } from './call-function.ts';

/** Writes down that pieces of a variant came or went. */
export function adjustStock(token: string, body: AdminStockRequest) {
  return callFunction({ name: 'admin-stock', body, token, answer: adminStockResponse, codes: adminStockErrors });
}
