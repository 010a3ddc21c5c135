import { requestedCheckoutErrors, requestedCheckoutResponse } from '#src/contracts/requested-checkout.ts';
import { callFunction } from './call-function.ts';

/** Reads what the address of the page asks for. */
export function readRequestedCheckout(token: string) {
  return callFunction({
    name: 'requested-checkout',
    body: { token },
    answer: requestedCheckoutResponse,
    codes: requestedCheckoutErrors,
    retries: 1,
  });
}
