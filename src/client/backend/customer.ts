import * as z from 'zod/mini';
import { type Favorite, favorites, keptCart, keptIds, savedCart } from '#src/contracts/customer-lists.ts';
import {
  type AccountSummary,
  accountSummary,
  type MyOrders,
  myOrders,
  type OrdersCursor,
  orderAgainLines,
} from '#src/contracts/my-orders.ts';
import type { CartStorage } from '#src/domain/cart/cart-storage.ts';
import { askBackend } from './ask-backend.ts';

/*
 * What the backend does for a signed-in customer, by the token of their session: rows are a policy's matter. Everything here
 * throws as askBackend does (BackendRefused with 401: the session is over), or on an answer that does not fit its contract.
 */

const call = (token: string, name: string, args: object) => askBackend({ path: `rpc/${name}`, body: args, token });

/** Adds products to what the customer keeps; answers the ids of all of it, the latest first. Asked twice is asked once. */
export async function mergeFavorites(token: string, productIds: readonly string[]): Promise<string[]> {
  return keptIds.parse(await call(token, 'merge_favorites', { product_ids: productIds }));
}

/** Keeps these products no longer. */
export async function removeFavorites(token: string, userId: string, productIds: readonly string[]): Promise<void> {
  const query = new URLSearchParams({ user_id: `eq.${userId}`, product_id: `in.(${productIds.join(',')})` });
  await askBackend({ path: `favorites?${query}`, method: 'DELETE', token });
}

/** Keeps one no longer, by the favourite's own id. */
export async function removeFavoriteRow(token: string, id: string): Promise<void> {
  await askBackend({ path: `favorites?${new URLSearchParams({ id: `eq.${id}` })}`, method: 'DELETE', token });
}

/** Keeps one again that was just removed, as it was then: in its place, at the price from which it may have fallen. */
export async function restoreFavorite(
  token: string,
  { product_id, product_price, created_at, product_name, product_image }: Favorite,
): Promise<void> {
  const was = {
    kept_product: product_id,
    kept_price: product_price,
    kept_since: created_at,
    kept_name: product_name,
    kept_image: product_image,
  };
  await call(token, 'restore_favorite', was);
}

/** What the customer keeps, the latest first, as it was and as it is sold today. */
export async function listFavorites(token: string): Promise<Favorite[]> {
  return favorites.parse(await call(token, 'list_favorites', {}));
}

/** The cart that follows the customer; undefined where there is none yet. */
export async function readCart(token: string, userId: string) {
  const query = new URLSearchParams({ select: 'items,currency,language,version', user_id: `eq.${userId}` });
  return z.array(keptCart).parse(await askBackend({ path: `carts?${query}`, method: 'GET', token }))[0];
}

/** Saves the cart on top of `version` (0: there was none). */
export async function saveCart(token: string, { items, currency, language }: CartStorage, version: number) {
  return savedCart.parse(await call(token, 'save_cart', { items, currency, language, version }));
}

/** Makes guest orders with the customer's confirmed address theirs; answers how many. */
export async function claimMyOrders(token: string): Promise<number> {
  return z.int().parse(await call(token, 'claim_my_orders', {}));
}

/**
 * Asks for orders once those that were placed without signing in, with the customer's address, are theirs: somebody may have
 * ordered as a guest since they signed in here. That this fails keeps nothing from being shown.
 */
export async function claimBefore<Value>(token: string, ask: (token: string) => Promise<Value>): Promise<Value> {
  await claimMyOrders(token).catch(() => 0);
  return ask(token);
}

/**
 * Gives the password of a sign-up back to whoever typed it, as `proof` shows; answers whether the account has a password now. Without
 * a proof it only answers.
 */
export async function keepTypedPassword(token: string, proof: string | undefined): Promise<boolean> {
  return z.boolean().parse(await call(token, 'keep_typed_password', { proof: proof ?? null }));
}

/** The customer's orders, a page at a time, the newest first. */
export async function listMyOrders(token: string, cursor?: OrdersCursor | null, pageSize = 20): Promise<MyOrders> {
  return myOrders.parse(await call(token, 'list_my_orders', { ...cursor, page_size: pageSize }));
}

/** The figures of the account's first page. */
export async function summarizeMyAccount(token: string): Promise<AccountSummary> {
  return accountSummary.parse(await call(token, 'summarize_my_account', {}));
}

/** What of an order can be bought again; null where there is no such order of theirs. */
export async function readOrderAgain(token: string, orderId: string) {
  return orderAgainLines.parse(await call(token, 'read_order_again', { wanted_order: orderId }));
}
