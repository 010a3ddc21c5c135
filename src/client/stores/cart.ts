import { computed } from 'nanostores';
import { type Cart, countPieces } from '#src/domain/cart/cart.ts';
import { emptyCartStorage } from '#src/domain/cart/cart-storage.ts';
import { $cartStorage } from './cart-storage.ts';

const nothing: Cart = [];

/** The lines of the cart. */
export const $cart = computed($cartStorage, (stored): Cart => stored?.items ?? nothing);

/** How many pieces the cart holds. */
export const $cartCount = computed($cart, countPieces);

/** Puts these lines into the cart; other tabs follow. */
export function setCart(items: Cart): void {
  $cartStorage.set({ ...($cartStorage.get() ?? emptyCartStorage), items });
}

/** Forgets the lines for good: they were paid. Currency and language stay. Writes nothing where nothing was. */
export function emptyCart(): void {
  if ($cart.get().length > 0) setCart([]);
}
