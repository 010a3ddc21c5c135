import { useCallback, useEffect, useRef, useState } from 'react';
import { listFavorites } from '#src/client/backend/customer.ts';
import { $accountLists, keptFavorites } from '#src/client/stores/account-lists.ts';
import { asCustomer, type CustomerFailure } from '#src/client/stores/as-customer.ts';
import { forgetFavorite, keepFavoriteAgain } from '#src/client/stores/kept-favorites.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { placeOf, putBackAt, without } from './favorite-list.ts';

export type FavoritesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly code: CustomerFailure }
  | { readonly state: 'ready'; readonly list: readonly Favorite[] };

/**
 * The account's favourites. Read anew when this browser and the account have agreed on others: hearts of before the sign-in arrive
 * a moment after the page, and another tab may press some.
 */
export function useFavorites(onFailure: (act: 'remove' | 'undo', code: CustomerFailure) => void) {
  const [view, setView] = useState<FavoritesState>({ state: 'loading' });
  /** Removed ones whose way back is still open, or still to be said to the account. */
  const hidden = useRef(new Set<string>());
  /** What was asked of the account about a product; the next act waits for it. */
  const asked = useRef(new Map<string, Promise<unknown>>());
  const shown = useRef<readonly Favorite[]>([]);

  const show = useCallback((list: readonly Favorite[]) => {
    shown.current = list;
    setView({ state: 'ready', list });
  }, []);

  const load = useCallback(async () => {
    const answer = await asCustomer(({ token }) => listFavorites(token));
    if (answer.ok) return show(answer.value.filter(({ product_id }) => !hidden.current.has(product_id)));
    // What is shown already is better than nothing.
    setView((before) => (before.state === 'ready' ? before : { state: 'failed', code: answer.failure.code }));
  }, [show]);

  useEffect(() => {
    void load();
    return $accountLists.listen((lists) => {
      if (lists === undefined) return;
      const agreed = lists.favorites.filter((id) => !hidden.current.has(id));
      const here = shown.current.map(({ product_id }) => product_id);
      // A full list of the browser's is the latest of many: what it does not name may be kept all the same.
      const isWhole = lists.favorites.length < keptFavorites;
      const isNew = agreed.some((id) => !here.includes(id));
      if (isNew || (isWhole && here.some((id) => !agreed.includes(id)))) void load();
    });
  }, [load]);

  /** One after the other for each product: Undo waits for the removal that it takes back. */
  function afterwards<Answer>(productId: string, act: () => Promise<Answer>): Promise<Answer> {
    const next = (asked.current.get(productId) ?? Promise.resolve()).then(act);
    asked.current.set(productId, next);
    return next;
  }

  function putBack(favorite: Favorite, place: number): void {
    hidden.current.delete(favorite.product_id);
    show(putBackAt(shown.current, favorite, place));
  }

  return {
    view,
    retry: () => {
      setView({ state: 'loading' });
      void load();
    },
    /** Takes one off the list, at once; comes back where the account does not take it. Answers how to undo it. */
    remove(favorite: Favorite): () => void {
      const { product_id: id } = favorite;
      const place = placeOf(shown.current, id);
      hidden.current.add(id);
      show(without(shown.current, id));
      const removed = afterwards(id, () => forgetFavorite(id));
      void removed.then((answer) => {
        if (answer.ok) return;
        putBack(favorite, place);
        onFailure('remove', answer.failure.code);
      });
      return () => {
        putBack(favorite, place);
        void afterwards(id, async () => {
          const before = await removed;
          const answer = before.ok ? await keepFavoriteAgain(favorite) : before;
          if (answer.ok || !before.ok) return;
          show(without(shown.current, id));
          onFailure('undo', answer.failure.code);
        });
      };
    },
  };
}
