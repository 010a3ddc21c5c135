import { type CountView, type StockImports, stockImports } from '#src/contracts/staff-stock-imports.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

export interface StockImportsAsked {
  /** One of them with its lines; without it the last ones. */
  readonly id?: string;
  readonly view?: CountView;
  /** Row of the last line before the page. */
  readonly after?: number | undefined;
  /** Of names. */
  readonly language?: Language;
}

/** Imports of counts; null for whoever is no administrator with all locks open. Throws as askBackend does. */
export async function readStockImports(token: string, asked: StockImportsAsked): Promise<StockImports | null> {
  return stockImports.parse(await askBackend({ path: 'rpc/read_stock_imports', body: { asked }, token }));
}
