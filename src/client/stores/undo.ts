import { atom } from 'nanostores';
import { type CartItem, lineKey } from '#src/domain/cart/cart.ts';
import { type RemovedLine, removeItem, restoreLines } from '#src/domain/cart/change.ts';
import { $cart, setCart } from './cart.ts';
import { $favorites, addFavorite } from './favorites.ts';

/** How long a removal can be taken back, milliseconds. */
const undoTime = 8000;

interface Undo {
  readonly kind: 'line' | 'all' | 'saved';
  readonly removed: readonly RemovedLine[];
  /** What else there is to take back. */
  readonly also?: () => void;
}

/** The last removal that can still be taken back. */
export const $undo = atom<Undo | undefined>(undefined);

let remaining = 0;
let started = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function offerUndo(undo: Undo): void {
  $undo.set(undo);
  remaining = undoTime;
  clearTimeout(timer);
  timer = undefined;
  resumeUndo();
}

/** Stops the clock: the shopper points at the offer. */
export function pauseUndo(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  remaining -= Date.now() - started;
}

/** Lets the clock run on. */
export function resumeUndo(): void {
  if (timer !== undefined || $undo.get() === undefined) return;
  started = Date.now();
  timer = setTimeout(dismissUndo, remaining);
}

/** Takes the offer away: its time is over. */
export function dismissUndo(): void {
  clearTimeout(timer);
  timer = undefined;
  $undo.set(undefined);
}

function takeOut(key: string, offer: (line: CartItem) => Omit<Undo, 'removed'>): void {
  const cart = $cart.get();
  const index = cart.findIndex((line) => lineKey(line) === key);
  const line = cart[index];
  if (line === undefined) return;
  setCart(removeItem(cart, key));
  offerUndo({ ...offer(line), removed: [{ line, index }] });
}

/** Takes a line out of the cart, at once, with an offer to put it back. */
export function removeLine(key: string): void {
  takeOut(key, () => ({ kind: 'line' }));
}

/** Takes a line out of the cart and keeps its product among the saved ones, at once, with an offer to undo both. */
export function saveForLater(key: string): void {
  takeOut(key, ({ id }) => {
    const wasKept = $favorites.get().includes(id);
    return { kind: 'saved', ...(wasKept ? {} : { also: addFavorite(id) }) };
  });
}

/** Empties the cart, at once, with an offer to put everything back. */
export function clearCart(): void {
  const cart = $cart.get();
  if (cart.length === 0) return;
  setCart([]);
  offerUndo({ kind: 'all', removed: cart.map((line, index) => ({ line, index })) });
}

/** Puts back what was removed last. */
export function undoRemoval(): void {
  const undo = $undo.get();
  if (undo === undefined) return;
  setCart(restoreLines($cart.get(), undo.removed));
  undo.also?.();
  dismissUndo();
}
