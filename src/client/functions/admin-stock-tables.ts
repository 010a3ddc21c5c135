import {
  type ExportStockRequest,
  exportStockErrors,
  type ImportStockRequest,
  importStockErrors,
  importStockResponse,
} from '#src/contracts/admin-stock-tables.ts';
import { callFunction } from './call-function.ts';
import { fetchFile } from './fetch-file.ts';

/** The variants that the list narrows to, as CSV. */
export function fetchStockTable(token: string, asked: ExportStockRequest) {
  return fetchFile({ name: 'admin-export-stock', body: asked, token, codes: exportStockErrors });
}

/** Takes rows of a table of counts, has it carried out, given up, or go on for some seconds. */
export function importStock(token: string, body: ImportStockRequest) {
  return callFunction({
    ...{ name: 'admin-import-stock', body, token, retries: 1 },
    answer: importStockResponse,
    codes: importStockErrors,
  });
}
