import { type Favorite, favorites } from '#src/contracts/favorites.ts';
import {
  type AccountSummary,
  accountSummary,
  type MyOrders,
  myOrders,
  type OrdersCursor,
  orderAgainLines,
} from '#src/contracts/my-orders.ts';
import { askBackend } from './ask-backend.ts';
import { callAsCustomer as call, claimMyOrders } from './customer-lists.ts';

/*
 * What the backend does for a signed-in customer, by the token of their session: rows are a policy's matter. Everything here
 * throws as askBackend does (BackendRefused with 401: the session is over), or on an answer that does not fit its contract.
 */

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

/**
 * Asks for orders once those that were placed without signing in, with the customer's address, are theirs: somebody may have
 * ordered as a guest since they signed in here. That this fails keeps nothing from being shown.
 */
export async function claimBefore<Value>(token: string, ask: (token: string) => Promise<Value>): Promise<Value> {
  await claimMyOrders(token).catch(() => 0);
  return ask(token);
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
