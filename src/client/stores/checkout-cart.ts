import { atom, computed } from 'nanostores';
import type { Cart } from '#src/domain/cart/cart.ts';
import { $cart, setCart } from './cart.ts';
import { $currency } from './preferences.ts';

/**
 * What the address of the page asks for instead of the cart: to be paid by bank link, or what was ordered by telephone.
 * Undefined: the cart.
 */
export const $requested = atom<
  { readonly token: string; readonly items: Cart; readonly isByPhone: boolean } | undefined
>(undefined);

/** What is being ordered. */
export const $checkoutCart = computed([$requested, $cart], (requested, cart) => requested?.items ?? cart);

/** What it is shown in: bank links and what was told on the telephone are in euros, whatever the shopper chose for the shop. */
export const $checkoutCurrency = computed([$requested, $currency], (requested, currency) =>
  requested === undefined ? currency : 'EUR',
);

/** Takes over what the shop answered about what is being ordered. */
export function setCheckoutCart(items: Cart): void {
  const requested = $requested.get();
  if (requested === undefined) setCart(items);
  else $requested.set({ ...requested, items });
}
