import {
  type AdminSupplierFilesRequest,
  type AdminSuppliersRequest,
  adminSuppliersErrors,
  adminSuppliersResponse,
} from '#src/contracts/admin-suppliers.ts';
import { callFunction } from './call-function.ts';

/** Changes suppliers, their costs and feeds; reads feeds and takes their differences over. */
export function changeSuppliers(token: string, body: AdminSuppliersRequest) {
  return callFunction({
    ...{ name: 'admin-suppliers', body, token },
    answer: adminSuppliersResponse,
    codes: adminSuppliersErrors,
  });
}

/** Sends a supplier's list, whatever the browser calls its type: shows its first rows, or what differs for a feed. */
export function sendSupplierFile(token: string, query: AdminSupplierFilesRequest, file: File, format: 'csv' | 'json') {
  const body = new Blob([file], { type: format === 'csv' ? 'text/csv' : 'application/json' });
  return callFunction({
    ...{ name: 'admin-supplier-files', body, token, query: { ...query } },
    answer: adminSuppliersResponse,
    codes: adminSuppliersErrors,
  });
}
