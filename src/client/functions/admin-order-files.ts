import { type ExportOrdersRequest, exportOrdersErrors, packingSlipsErrors } from '#src/contracts/admin-order-files.ts';
import { fetchFile } from './fetch-file.ts';

/** The slips of these orders (numbers) as one PDF. */
export function fetchPackingSlips(token: string, orders: readonly string[]) {
  return fetchFile({ name: 'admin-packing-slips', body: { orders }, token, codes: packingSlipsErrors });
}

/** The orders that the list narrows to, as CSV. */
export function fetchOrdersTable(token: string, asked: ExportOrdersRequest) {
  return fetchFile({ name: 'admin-export-orders', body: asked, token, codes: exportOrdersErrors });
}
