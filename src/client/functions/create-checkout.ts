import { type CheckoutRequest, checkoutErrors, checkoutResponse } from '#src/contracts/checkout.ts';
import { callFunction } from './call-function.ts';

/** Places the order and gives the address of the payment page. Asking twice is safe: the checkout id makes one order of it. */
export function createCheckout(body: CheckoutRequest & { readonly checkoutId: string }) {
  return callFunction({ name: 'create-checkout', body, answer: checkoutResponse, codes: checkoutErrors, retries: 1 });
}
