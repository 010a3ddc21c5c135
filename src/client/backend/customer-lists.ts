import * as z from 'zod/mini';
import { keptCart, keptIds, savedCart } from '#src/contracts/customer-lists.ts';
import type { CartStorage } from '#src/domain/cart/cart-storage.ts';
import { askBackend } from './ask-backend.ts';

/*
 * What every page asks for whoever is signed in, so that cart and favourites follow them; what the account alone asks for is
 * in `customer.ts`. Everything here throws as it says there.
 */

/** Calls a function of the database as a customer. */
export const callAsCustomer = (token: string, name: string, args: object) =>
  askBackend({ path: `rpc/${name}`, body: args, token });

/** Adds products to what the customer keeps; answers the ids of all of it, the latest first. Asked twice is asked once. */
export async function mergeFavorites(token: string, productIds: readonly string[]): Promise<string[]> {
  return keptIds.parse(await callAsCustomer(token, 'merge_favorites', { product_ids: productIds }));
}

/** Keeps these products no longer. */
export async function removeFavorites(token: string, userId: string, productIds: readonly string[]): Promise<void> {
  const query = new URLSearchParams({ user_id: `eq.${userId}`, product_id: `in.(${productIds.join(',')})` });
  await askBackend({ path: `favorites?${query}`, method: 'DELETE', token });
}

/** The cart that follows the customer; undefined where there is none yet. */
export async function readCart(token: string, userId: string) {
  const query = new URLSearchParams({ select: 'items,currency,language,version', user_id: `eq.${userId}` });
  return z.array(keptCart).parse(await askBackend({ path: `carts?${query}`, method: 'GET', token }))[0];
}

/** Saves the cart on top of `version` (0: there was none). */
export async function saveCart(token: string, { items, currency, language }: CartStorage, version: number) {
  return savedCart.parse(await callAsCustomer(token, 'save_cart', { items, currency, language, version }));
}

/** Makes guest orders with the customer's confirmed address theirs; answers how many. */
export async function claimMyOrders(token: string): Promise<number> {
  return z.int().parse(await callAsCustomer(token, 'claim_my_orders', {}));
}
