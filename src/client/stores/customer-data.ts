import { claimMyOrders } from '#src/client/backend/customer-lists.ts';
import { $accountLists, agreeOn } from './account-lists.ts';
import { emptyCart } from './cart.ts';
import type { SessionSource, SignedIn } from './customer-session.ts';
import { checkoutFormName, dayMemory } from './day-memory.ts';
import { $favorites } from './favorites.ts';
import { followCart } from './follow-cart.ts';
import { followFavorites } from './follow-favorites.ts';
import { keepTrying, type Trying } from './keep-trying.ts';
import { forgetUnsent, putUnsentAside, takeUnsentBack } from './unsent-lists.ts';

/** How long signing out waits for what is not saved yet, milliseconds. */
const patience = 3_000;

let following: readonly Trying[] = [];

function stopFollowing(): void {
  for (const each of following) each.stop();
  following = [];
}

function emptyLists(): void {
  stopFollowing();
  if ($accountLists.get() === undefined) return;
  // First, so that no emptying is taken for a wish.
  $accountLists.set(undefined);
  $favorites.set([]);
  emptyCart();
  // It may have begun with an address of theirs.
  dayMemory.forget(checkoutFormName);
}

/**
 * Empties what the browser keeps of an account: whoever uses it next sees nothing of it. The account keeps all; what it has not
 * heard of waits here for the same person. Nothing where the lists are a visitor's.
 */
export function forgetCustomerData(): void {
  putUnsentAside();
  emptyLists();
}

/** The same where the account is no more: nothing waits for anybody. */
export function forgetDeletedCustomer(userId: string): void {
  if ($accountLists.get()?.owner === userId) emptyLists();
  forgetUnsent(userId);
}

/** To be called before the session is ended: sends what is not saved yet, as far as that goes quickly. Never throws. */
export async function saveCustomerData(): Promise<void> {
  const saved = Promise.allSettled(following.map((each) => each.finish()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([saved, enough]);
  clearTimeout(timer);
}

/** Tried at each start of a page until it was answered once. */
function claimOrders({ userId, accessToken }: SignedIn): Trying {
  const claiming = keepTrying(async () => {
    const token = await accessToken();
    if (token === undefined) return;
    await claimMyOrders(token);
    agreeOn(userId, { hasClaimed: true });
  });
  claiming.wake();
  return claiming;
}

function startFollowing(userId: string, accessToken: SessionSource['accessToken']): void {
  const owner = $accountLists.get()?.owner;
  // Another's lists, left by a session that ended without a word.
  if (owner !== undefined && owner !== userId) forgetCustomerData();
  const customer = { userId, accessToken };
  if ($accountLists.get() === undefined) {
    $accountLists.set({ owner: userId, favorites: [], cart: [], cartVersion: 0, hasClaimed: false });
    takeUnsentBack(userId);
  }
  if ($accountLists.get()?.hasClaimed === false) following = [claimOrders(customer)];
  following = [...following, followFavorites(customer), followCart(customer)];
}

/**
 * Lets favourites and cart follow whoever is signed in: merged at sign-in, kept the same while signed in, emptied in the browser at
 * sign-out. A session that has only expired changes nothing, nor does one that still owes its second factor: the backend answers
 * it as if the account were empty. Answers how to stop.
 */
export function startCustomerData({ $session, accessToken }: SessionSource): () => void {
  let current: string | undefined;
  const unsubscribe = $session.subscribe(({ state, user, isFactorDue }) => {
    if (state === 'signed_in' && user !== undefined && isFactorDue !== true) {
      if (current === user.id) return;
      stopFollowing();
      current = user.id;
      startFollowing(user.id, accessToken);
    } else {
      current = undefined;
      stopFollowing();
      if (state === 'signed_out') forgetCustomerData();
    }
  });
  return () => {
    unsubscribe();
    stopFollowing();
  };
}
