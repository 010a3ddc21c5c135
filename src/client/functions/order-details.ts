import { orderDetailsErrors, orderDetailsResponse } from '#src/contracts/order-details.ts';
import { callFunction } from './call-function.ts';

/** Reads the order that a token opens. */
export function readOrderDetails(token: string) {
  return callFunction({
    name: 'order-details',
    query: { token },
    answer: orderDetailsResponse,
    codes: orderDetailsErrors,
    retries: 1,
  });
}
