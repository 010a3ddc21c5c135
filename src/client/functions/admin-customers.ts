import {
  type AdminCustomersRequest,
  adminCustomersErrors,
  adminCustomersResponse,
  exportCustomerErrors,
} from '#src/contracts/admin-customers.ts';
import { callFunction } from './call-function.ts';
import { fetchFile } from './fetch-file.ts';

/** Notes something down about a customer, ends their newsletter or erases them. */
export function changeCustomer(token: string, body: AdminCustomersRequest) {
  return callFunction({
    name: 'admin-customers',
    body,
    token,
    answer: adminCustomersResponse,
    codes: adminCustomersErrors,
  });
}

/** Everything that the shop holds of a customer, as JSON. */
export function fetchCustomerFile(token: string, customer: string) {
  return fetchFile({ name: 'admin-export-customer', body: { customer }, token, codes: exportCustomerErrors });
}
