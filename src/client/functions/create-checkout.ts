import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { checkoutErrors, checkoutResponse } from '#src/contracts/checkout-answer.ts';
import type { PaymentMethod } from '#src/domain/payment/payment-provider.ts';
import { callFunction } from './call-function.ts';

/** Places the order, of whoever `token` is of, and gives the address of the payment page. Asking twice is safe: the checkout id makes one order of it. */
export function createCheckout(
  method: PaymentMethod,
  body: CheckoutRequest & { readonly checkoutId: string },
  token?: string,
) {
  const name = method === 'bank' ? 'create-paysera-checkout' : 'create-checkout';
  return callFunction({
    name,
    body,
    ...(token === undefined ? {} : { token }),
    answer: checkoutResponse,
    codes: checkoutErrors,
    retries: 1,
  });
}
