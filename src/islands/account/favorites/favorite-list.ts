import type { Favorite } from '#src/contracts/favorites.ts';

type List = readonly Favorite[];

/*
 * By product, never by object: the list may have been read anew since the card was drawn that somebody presses.
 */

/** Where a product stands in a list; 0, its head, where it does not stand there any more. */
export function placeOf(list: List, productId: string): number {
  const place = list.findIndex(({ product_id }) => product_id === productId);
  return Math.max(place, 0);
}

/** The list without a product. */
export function without(list: List, productId: string): List {
  return list.filter(({ product_id }) => product_id !== productId);
}

/** The list with a favourite put back at its place; once, where a list read meanwhile has it already. */
export function putBackAt(list: List, favorite: Favorite, place: number): List {
  return without(list, favorite.product_id).toSpliced(place, 0, favorite);
}
