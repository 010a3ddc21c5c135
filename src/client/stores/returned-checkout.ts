import { atom } from 'nanostores';
import { emptyCart } from './cart.ts';
import { $requested } from './checkout-cart.ts';
import { forgetCheckoutForm } from './checkout-form.ts';
import { forgetCheckoutId } from './checkout-id.ts';
import { forgetCoupon } from './kept-coupon.ts';

/** How the payment that the shopper turned back from ended. */
export const $returned = atom<
  { readonly state: 'cancelled' | 'declined' | 'paid'; readonly orderNumber: string } | undefined
>(undefined);

/**
 * The shopper came back from the payment page without paying: the order is cancelled and its goods are free at once; the cart
 * stays. A payment that was quicker ends the checkout. Without an answer nothing is said: the reservation ends by itself.
 */
export async function returnFromPayment(token: string): Promise<void> {
  const call = await import('#src/client/functions/cancel-checkout.ts').catch(() => undefined);
  const answer = await call?.cancelCheckout(token);
  if (!answer?.ok) return;
  forgetCheckoutId($requested.get() !== undefined);
  if (answer.value.state === 'paid') {
    forgetCheckoutForm();
    if ($requested.get() === undefined) {
      emptyCart();
      forgetCoupon();
    }
  }
  $returned.set(answer.value);
}
