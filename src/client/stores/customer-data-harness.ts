import { atom } from 'nanostores';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeAccount, reachAccount } from './fake-account.ts';
import { fakeBrowser } from './fake-browser.ts';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');

export const line = (id: string, quantity = 1) => ({
  ...{ id, name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', price: 8900, image: '' },
  ...{ size: 'M', color: 'sage', quantity },
});
type Line = ReturnType<typeof line>;
export const stored = (items: readonly Line[], more: object = {}) =>
  JSON.stringify({ items, currency: 'EUR', language: 'LT', version: 1, ...more });

type Session =
  | { readonly state: 'signed_in'; readonly user: { readonly id: string }; readonly isFactorDue?: boolean }
  | { readonly state: 'unknown' | 'signed_out' | 'expired'; readonly user?: undefined };
/** The session of somebody. */
export const signedIn = (id = 'ruta'): Session => ({ state: 'signed_in', user: { id } });

/** The account behind the page of the present test. */
export let account: FakeAccount;

beforeEach(() => {
  vi.useFakeTimers();
  account = new FakeAccount();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser with these lists, its modules fresh; `kept`: what an earlier page left in its storage. */
export async function browser({
  cart,
  favorites,
  kept,
}: {
  cart?: string;
  favorites?: string[];
  kept?: Map<string, string>;
}) {
  const { storage, fromOtherTab } = fakeBrowser(cart);
  for (const [name, value] of kept ?? []) storage.values.set(name, value);
  if (favorites) storage.values.set('favorites', JSON.stringify(favorites));
  const online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
  reachAccount(account);
  const { forgetCustomerData, forgetDeletedCustomer, saveCustomerData, startCustomerData } = await import(
    './customer-data.ts'
  );
  const { $favorites, $timesFull, addFavorite, removeFavorite } = await import('./favorites.ts');
  const { $cart, emptyCart, setCart } = await import('./cart.ts');
  const { $cartStorage } = await import('./cart-storage.ts');
  const $session = atom<Session>({ state: 'unknown' });
  const stop = startCustomerData({ $session, accessToken: async () => 'token' });
  return {
    ...{ storage, fromOtherTab, forgetCustomerData, forgetDeletedCustomer, saveCustomerData, stop },
    ...{ $session, $favorites, $timesFull, addFavorite, removeFavorite, $cart, $cartStorage, emptyCart, setCart },
    goOnline: () => online.dispatchEvent(new Event('online')),
    /** Lets everything happen that is due within these milliseconds. */
    wait: (milliseconds = 3_000) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}
export type Browser = Awaited<ReturnType<typeof browser>>;
/** The same browser's next page. */
export const reload = async (before: Browser) => {
  before.stop();
  return browser({ kept: new Map(before.storage.values) });
};
/** How many of which. */
export const pieces = (items: readonly { id: string; quantity: number }[] = []) =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));

/** From now on another account answers: `next`, or one that is new. Answers it. */
export function answerAs(next = new FakeAccount()): FakeAccount {
  account = next;
  reachAccount(next);
  return next;
}
