import { type FoundStock, foundStock, type StockPage, stockPage } from '#src/contracts/staff-stock.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

/** What of the stock is asked for (SQL function `list_stock`); `after` is the `place` of the last row before the page. */
export interface StockAsked {
  readonly view?: string | undefined;
  readonly words?: string | undefined;
  readonly language: Language;
  readonly after?: readonly (string | number)[] | undefined;
}

/** A page of variants; null for whoever may not see them. Throws as askBackend does, or on an answer that does not fit. */
export async function listStock(token: string, asked: StockAsked): Promise<StockPage | null> {
  return stockPage.parse(await askBackend({ path: 'rpc/list_stock', body: { asked }, token }));
}

/** One variant by its SKU with its movements, those before `before` (id of a movement) where it is given. As listStock. */
export async function readStock(
  token: string,
  asked: { readonly sku: string; readonly language: Language; readonly before?: number },
): Promise<FoundStock | null> {
  return foundStock.parse(await askBackend({ path: 'rpc/read_stock', body: { asked }, token }));
}
