import { readOrderAgain } from '#src/client/backend/customer.ts';
import { lineKey } from '#src/domain/cart/cart.ts';
import { mergeCart } from '#src/domain/cart/merge.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { $cart, setCart } from './cart.ts';
import { storeLanguage } from './preferences.ts';

/** How ordering again has gone. Names are in the language asked for. */
export interface Reordered {
  /** Pieces of the order that are in the cart now. */
  readonly pieces: number;
  /** Of these there are fewer than were ordered. */
  readonly fewer: readonly string[];
  /** These are not sold any more, or sold out. */
  readonly gone: readonly string[];
  /** These cost something else than then; euro cents for a piece. */
  readonly repriced: readonly { readonly name: string; readonly before: number; readonly now: number }[];
}

/**
 * Puts an order of the customer into the cart, as far as it can be bought today and at today's prices. A line that is in the cart
 * already gets as many pieces as the greater of the two: pressing twice orders nothing twice. Throws as askBackend does.
 */
export async function reorder(
  token: string,
  orderId: string,
  language: Language,
): Promise<Result<Reordered, 'order_unknown'>> {
  const lines = await readOrderAgain(token, orderId);
  if (lines === null) return failure('order_unknown');
  const nameOf = (line: (typeof lines)[number]) => ({ en: line.name, lt: line.name_lt, ru: line.name_ru })[language];
  const names = (found: typeof lines) => [...new Set(found.map(nameOf))];
  const there = lines.filter(({ free }) => free > 0);
  if (there.length > 0) {
    const items = there.map(({ id, name, name_lt, name_ru, picture, price, size, color, quantity, free }) => ({
      ...{ id, name, name_lt, name_ru, price, size, color, quantity, available: free },
      image: picture === null ? '' : pictureAddress(picture, 240),
    }));
    setCart(mergeCart($cart.get(), items));
    storeLanguage(language);
  }
  const inCart = new Map($cart.get().map((line) => [lineKey(line), line.quantity]));
  return success({
    pieces: there.reduce((sum, line) => sum + Math.min(line.quantity, inCart.get(lineKey(line)) ?? 0), 0),
    fewer: names(there.filter(({ free, quantity }) => free < quantity)),
    gone: names(lines.filter(({ free }) => free === 0)),
    repriced: there
      .filter(({ price, bought_price }) => price !== bought_price)
      .map((line) => ({ name: nameOf(line), before: line.bought_price, now: line.price })),
  });
}
