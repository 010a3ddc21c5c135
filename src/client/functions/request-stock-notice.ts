import { type StockNoticeRequest, stockNoticeErrors, stockNoticeResponse } from '#src/contracts/stock-notice.ts';
import { callFunction } from './call-function.ts';

/** Asks for a mail when a size and colour is back. Asking twice is safe: one address waits for a variant once. */
export function requestStockNotice(body: StockNoticeRequest) {
  return callFunction({
    name: 'stock-notice-request',
    body,
    answer: stockNoticeResponse,
    codes: stockNoticeErrors,
    retries: 1,
  });
}
