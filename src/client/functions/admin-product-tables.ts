import {
  type ExportProductsRequest,
  exportProductsErrors,
  type ImportProductsRequest,
  importProductsErrors,
  importProductsResponse,
} from '#src/contracts/admin-product-tables.ts';
import { callFunction } from './call-function.ts';
import { fetchFile } from './fetch-file.ts';

/** The products that the list narrows to, as CSV. */
export function fetchProductsTable(token: string, asked: ExportProductsRequest) {
  return fetchFile({ name: 'admin-export-products', body: asked, token, codes: exportProductsErrors });
}

/** Begins an import, has it tried, carried out, undone, or go on for some seconds. */
export function importProducts(token: string, body: ImportProductsRequest) {
  return callFunction({
    name: 'admin-import-products',
    body,
    token,
    answer: importProductsResponse,
    codes: importProductsErrors,
    retries: 1,
  });
}
