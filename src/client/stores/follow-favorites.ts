import { mergeFavorites, removeFavorites } from '#src/client/backend/customer-lists.ts';
import { applyChanges, changesOf } from '#src/domain/catalogue/list-changes.ts';
import { $accountLists, agreeOn, keptFavorites, mostFavorites } from './account-lists.ts';
import type { SignedIn } from './customer-session.ts';
import { $favorites, $timesFull } from './favorites.ts';
import { keepTrying, type Trying } from './keep-trying.ts';

/** Hearts are pressed one after the other. Milliseconds. */
const settlingTime = 400;

const pending = () => changesOf($accountLists.get()?.favorites ?? [], $favorites.get(), keptFavorites);
const isNothing = ({ added, removed }: ReturnType<typeof pending>) => added.length + removed.length === 0;

/** Sends what this browser changed and takes over what all browsers together have. */
async function exchange({ userId, accessToken }: SignedIn): Promise<void> {
  const token = await accessToken();
  if (token === undefined || $accountLists.get()?.owner !== userId) return;
  const sent = $favorites.get();
  const { added, removed } = pending();
  if (removed.length > 0) await removeFavorites(token, userId, removed);
  const all = await mergeFavorites(token, added);
  const kept = all.slice(0, keptFavorites);
  if ($accountLists.get()?.owner !== userId) return;
  // A heart that was pressed while the answer was on its way.
  const later = changesOf(sent, $favorites.get(), keptFavorites);
  agreeOn(userId, { favorites: kept });
  const now = applyChanges(kept, later, keptFavorites);
  if (now.join() !== $favorites.get().join()) $favorites.set(now);
  if (all.length >= mostFavorites && added.some((id) => !all.includes(id))) $timesFull.set($timesFull.get() + 1);
}

/**
 * Keeps the browser's favourites and the account's the same: at once what all browsers have, then each heart that is pressed,
 * shown before it is sent and kept while offline. Answers how to stop, and how to send at once what is waiting.
 */
export function followFavorites(customer: SignedIn): Trying {
  const trying = keepTrying(() => exchange(customer));
  trying.wake();
  const unlisten = $favorites.listen(() => {
    if (!isNothing(pending())) trying.wake(settlingTime);
  });
  return {
    ...trying,
    stop() {
      unlisten();
      trying.stop();
    },
  };
}
