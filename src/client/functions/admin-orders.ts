import { type AdminOrdersRequest, adminOrdersErrors, adminOrdersResponse } from '#src/contracts/admin-orders.ts';
import { callFunction } from './call-function.ts';

/** Does one thing to an order, a parcel, a refund, a return or a task. */
export function actOnOrder(token: string, body: AdminOrdersRequest) {
  return callFunction({ name: 'admin-orders', body, token, answer: adminOrdersResponse, codes: adminOrdersErrors });
}
