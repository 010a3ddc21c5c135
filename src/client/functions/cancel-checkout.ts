import { cancelCheckoutErrors, cancelCheckoutResponse } from '#src/contracts/cancel-checkout.ts';
import { callFunction } from './call-function.ts';

/** Tells the shop that the shopper turned back from paying, so that the goods are free again at once. */
export function cancelCheckout(token: string) {
  const body = { token };
  return callFunction({
    name: 'cancel-checkout',
    body,
    answer: cancelCheckoutResponse,
    codes: cancelCheckoutErrors,
    retries: 2,
  });
}
