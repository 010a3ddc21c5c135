import {
  type AdminPhoneOrdersRequest,
  adminPhoneOrdersErrors,
  adminPhoneOrdersResponse,
} from '#src/contracts/admin-phone-orders.ts';
import { callFunction } from './call-function.ts';

/** Reckons an order by telephone, sends it to the customer, or takes it back. */
export function changePhoneOrder(token: string, body: AdminPhoneOrdersRequest) {
  return callFunction({
    ...{ name: 'admin-phone-orders', body, token },
    ...{ answer: adminPhoneOrdersResponse, codes: adminPhoneOrdersErrors },
  });
}
