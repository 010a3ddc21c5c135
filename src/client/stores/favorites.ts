import './safe-storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { parseIdList, withFirst } from '#src/domain/catalogue/id-list.ts';

/** As many as one page of cards asked for by ids can show (`/live/cards`). */
const most = 50;

/** Product ids that the shopper keeps with the heart, the latest first. Other tabs' changes arrive by themselves. */
export const $favorites = persistentAtom<readonly string[]>('favorites', [], {
  encode: JSON.stringify,
  decode: (text) => parseIdList(text, most),
});

/** How often on this page an account had no room for what was kept. */
export const $timesFull = atom(0);

/** Keeps a product. Beyond fifty the oldest makes room; the answer undoes both, unless the product was kept before. */
export function addFavorite(id: string): () => void {
  const before = $favorites.get();
  $favorites.set(withFirst(before, id, most));
  if (before.includes(id)) return () => {};
  const madeRoom = before.slice(most - 1);
  return () => {
    const others = $favorites.get().filter((other) => other !== id);
    $favorites.set([...others, ...madeRoom.filter((other) => !others.includes(other))].slice(0, most));
  };
}

/** Keeps a product no longer; the answer puts it back where it was. */
export function removeFavorite(id: string): () => void {
  const place = $favorites.get().indexOf(id);
  $favorites.set($favorites.get().filter((other) => other !== id));
  return () => {
    const now = $favorites.get().filter((other) => other !== id);
    $favorites.set([...now.slice(0, place), id, ...now.slice(place)]);
  };
}
