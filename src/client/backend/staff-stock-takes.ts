import {
  type StockTakePage,
  type StockTakes,
  type StockTakeView,
  stockTakePage,
  stockTakes,
} from '#src/contracts/staff-stock-takes.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

/** What of a stock-take is asked for (SQL function `read_stock_take`); `after` is the `place` of the last line before the page. */
export interface StockTakeAsked {
  readonly take: number;
  readonly view: StockTakeView;
  readonly words?: string | undefined;
  readonly language: Language;
  readonly after?: readonly (string | number)[] | undefined;
}

/** The stock-takes, the last first; null for whoever may not see them. Throws as askBackend does, or on an answer that does not fit. */
export async function listStockTakes(token: string): Promise<StockTakes | null> {
  return stockTakes.parse(await askBackend({ path: 'rpc/list_stock_takes', body: {}, token }));
}

/** A page of what a stock-take is about; as listStockTakes. */
export async function readStockTake(token: string, asked: StockTakeAsked): Promise<StockTakePage | null> {
  return stockTakePage.parse(await askBackend({ path: 'rpc/read_stock_take', body: { asked }, token }));
}
