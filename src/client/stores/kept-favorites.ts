import { restoreFavorite } from '#src/client/backend/customer.ts';
import { removeFavorites } from '#src/client/backend/customer-lists.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { $accountLists, agreeOn, keptFavorites } from './account-lists.ts';
import { asCustomer, type CustomerResult } from './as-customer.ts';
import { $favorites, addFavorite, removeFavorite } from './favorites.ts';

/** What the account and this browser last agreed on, without or with a product. */
function agreeAbout(userId: string, productId: string, isKept: boolean): void {
  const others = ($accountLists.get()?.favorites ?? []).filter((id) => id !== productId);
  agreeOn(userId, { favorites: (isKept ? [productId, ...others] : others).slice(0, keptFavorites) });
}

/**
 * Keeps a product no longer: the hearts of this browser at once, then the account, which may keep more than the browser knows of.
 * Where the account does not take it, the hearts are as before.
 */
export async function forgetFavorite(productId: string): Promise<CustomerResult<void>> {
  const putBack = $favorites.get().includes(productId) ? removeFavorite(productId) : () => {};
  const answer = await asCustomer(async ({ token, userId }) => {
    await removeFavorites(token, userId, [productId]);
    agreeAbout(userId, productId, false);
  });
  if (!answer.ok) putBack();
  return answer;
}

/** Keeps one again that was just removed, as it was, in the account and in this browser. */
export async function keepFavoriteAgain(favorite: Favorite): Promise<CustomerResult<void>> {
  return asCustomer(async ({ token, userId }) => {
    await restoreFavorite(token, favorite);
    agreeAbout(userId, favorite.product_id, true);
    addFavorite(favorite.product_id);
  });
}
