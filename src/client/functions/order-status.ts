import { orderStatusErrors, orderStatusResponse } from '#src/contracts/order-status.ts';
import { callFunction } from './call-function.ts';

/** Asks how the order behind a payment session stands. */
export function readOrderStatus(sessionId: string) {
  return callFunction({
    name: 'order-status',
    query: { session_id: sessionId },
    answer: orderStatusResponse,
    codes: orderStatusErrors,
    retries: 1,
  });
}
