import { addItem, countPieces, type NewCartItem } from '#src/domain/cart/cart.ts';
import { changeSize, setQuantity } from '#src/domain/cart/change.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { $cart, setCart } from './cart.ts';
import { storeLanguage } from './preferences.ts';

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

/** Exchanges the size of a line; `available`: how many of the new one can be bought. */
export function exchangeSize(key: string, size: string, available: number): void {
  setCart(changeSize($cart.get(), key, size, available));
}
