import { computed } from 'nanostores';
import { addItem, type Cart, countPieces, lineKey, type NewCartItem, setQuantity } from '#src/domain/cart/cart.ts';
import { emptyCartStorage } from '#src/domain/cart/cart-storage.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { $cartStorage } from './cart-storage.ts';
import { storeLanguage } from './preferences.ts';

const nothing: Cart = [];

/** The lines of the cart. */
export const $cart = computed($cartStorage, (stored): Cart => stored?.items ?? nothing);

/** How many pieces the cart holds. */
export const $cartCount = computed($cart, countPieces);

/** Puts these lines into the cart; other tabs follow. */
export function setCart(items: Cart): void {
  $cartStorage.set({ ...($cartStorage.get() ?? emptyCartStorage), items });
}

/**
 * Adds to the cart and keeps the page's language with it. Answers whether all of it went in, less of it (`limited`: the
 * variant has no more), or nothing (`refused`).
 */
export function addToCart(
  item: NewCartItem,
  quantity: number,
  pageLanguage: Language,
): 'added' | 'limited' | 'refused' {
  const before = $cart.get();
  const after = addItem(before, item, quantity);
  const gained = countPieces(after) - countPieces(before);
  if (gained < 1) return 'refused';
  setCart(after);
  storeLanguage(pageLanguage);
  return gained < Math.floor(quantity) ? 'limited' : 'added';
}

/** Sets how many pieces of a line are wanted, 1 or more; a line is taken out with `removeLine`, which can be undone. */
export function changeQuantity(key: string, quantity: number): void {
  if (quantity >= 1) setCart(setQuantity($cart.get(), key, quantity));
}

/** The line with this key, if the cart has it. */
export function findLine(key: string): Cart[number] | undefined {
  return $cart.get().find((line) => lineKey(line) === key);
}

/** Forgets the lines for good: they were paid. Currency and language stay. Writes nothing where nothing was. */
export function emptyCart(): void {
  if ($cart.get().length > 0) setCart([]);
}
