import { readCart, saveCart } from '#src/client/backend/customer-lists.ts';
import type { KeptCart } from '#src/contracts/customer-lists.ts';
import { type Cart, lineKey } from '#src/domain/cart/cart.ts';
import { type CartStorage, emptyCartStorage, parseCartStorage } from '#src/domain/cart/cart-storage.ts';
import { mergeCarts } from '#src/domain/cart/merge-carts.ts';
import { $accountLists, agreeOn } from './account-lists.ts';
import { $cartStorage } from './cart-storage.ts';
import type { SignedIn } from './customer-session.ts';
import { keepTrying, type Trying } from './keep-trying.ts';

/** A quantity is pressed several times. Milliseconds. */
const settlingTime = 1_000;
/** How often in a row another browser may be quicker. */
const mostTurns = 5;

/** What of a cart somebody chose; names and prices are the catalogue's. */
const choiceOf = (items: Cart) => JSON.stringify(items.map((line) => [lineKey(line), line.quantity]).toSorted());
const isSame = (one: CartStorage, other: CartStorage) =>
  choiceOf(one.items) === choiceOf(other.items) && one.currency === other.currency && one.language === other.language;

const read = (kept: KeptCart | null | undefined): CartStorage | undefined =>
  kept ? parseCartStorage(JSON.stringify(kept)) : undefined;

/** This browser's cart with what the account has; where the browser has chosen nothing yet, it takes over everything. */
function meet(theirs: CartStorage | undefined): CartStorage | undefined {
  const ours = $cartStorage.get();
  if (theirs === undefined || ours === undefined) return ours ?? theirs;
  return mergeCarts({ base: $accountLists.get()?.cart ?? [], ours, theirs });
}

/**
 * Merges, shows and saves until nobody else was quicker. `kept`: what the account has, as it was just read. Answers what the
 * account has then; undefined where it was somebody else's turn too often, or the customer has left.
 */
async function settle(token: string, userId: string, kept: KeptCart | null | undefined) {
  let theirs = read(kept);
  let version = kept?.version ?? 0;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if ($accountLists.get()?.owner !== userId) return undefined;
    const merged = meet(theirs) ?? emptyCartStorage;
    const ours = $cartStorage.get();
    // Before the cart changes: what the account has is agreed on, and everything else is still to be saved.
    agreeOn(userId, { cart: theirs?.items ?? [], cartVersion: version });
    if (!isSame(ours ?? emptyCartStorage, merged)) $cartStorage.set(merged);
    if (isSame(merged, theirs ?? emptyCartStorage)) return merged;
    const answer = await saveCart(token, merged, version);
    if (answer.ok) {
      agreeOn(userId, { cart: merged.items, cartVersion: answer.version });
      return merged;
    }
    theirs = read(answer.cart);
    version = answer.cart?.version ?? 0;
  }
  return undefined;
}

/** Saves this browser's cart on top of the version that it knows; merges where another browser was quicker. */
async function save(token: string, userId: string) {
  const [lists, ours] = [$accountLists.get(), $cartStorage.get()];
  if (lists?.owner !== userId || ours === undefined) return undefined;
  const answer = await saveCart(token, ours, lists.cartVersion);
  if (!answer.ok) return settle(token, userId, answer.cart);
  agreeOn(userId, { cart: ours.items, cartVersion: answer.version });
  return ours;
}

/**
 * Has the cart follow the customer: merged at the beginning with what the account has, without loss, then saved whenever it has
 * settled. Two browsers never overwrite each other; what could not be sent is sent later, also after a reload.
 */
export function followCart({ userId, accessToken }: SignedIn): Trying {
  let isLoaded = false;
  let saved: CartStorage | undefined;
  const isSaved = () => {
    const [ours, agreed] = [$cartStorage.get() ?? emptyCartStorage, $accountLists.get()?.cart ?? []];
    const { currency, language } = saved ?? ours;
    return isSame(ours, { ...ours, currency, language, items: agreed });
  };
  const trying = keepTrying(async () => {
    const token = await accessToken();
    if (token === undefined || (isLoaded && isSaved())) return;
    const kept = isLoaded ? undefined : await readCart(token, userId);
    // An account keeps its cart for good: none where there was one means that this session may not see it (any more).
    if (!isLoaded && kept === undefined && ($accountLists.get()?.cartVersion ?? 0) > 0) return;
    saved = isLoaded ? await save(token, userId) : await settle(token, userId, kept);
    isLoaded = true;
    // What changed while the answer was on its way.
    if (!isSaved()) trying.wake(settlingTime);
  });
  trying.wake();
  const unlisten = $cartStorage.listen(() => {
    if (!isSaved()) trying.wake(settlingTime);
  });
  return {
    ...trying,
    stop() {
      unlisten();
      trying.stop();
    },
  };
}
