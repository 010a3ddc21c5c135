import './safe-storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { type CartStorage, cartStorageKey, parseCartStorage } from '#src/domain/cart/cart-storage.ts';

/**
 * The one value under `cart-storage`: items, currency, language. Undefined until the shopper stores something, so that
 * absence keeps meaning “unknown” (decisions.md, language order). Other tabs' changes arrive by themselves.
 */
export const $cartStorage = persistentAtom<CartStorage | undefined>(cartStorageKey, undefined, {
  encode: JSON.stringify,
  decode: parseCartStorage,
});
