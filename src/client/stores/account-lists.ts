import './safe-storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import { accountListsKey } from '#src/domain/account/session-key.ts';
import { type CartStorage, parseCartStorage } from '#src/domain/cart/cart-storage.ts';
import { parseIdList } from '#src/domain/catalogue/id-list.ts';

/** What this browser and the account had in common when they last agreed. */
export interface AccountLists {
  /** Id of the user whose they are. */
  readonly owner: string;
  /** As many favourites as the browser keeps, the latest first. */
  readonly favorites: readonly string[];
  readonly cart: CartStorage['items'];
  /** Version of the account's cart; 0: it has none. */
  readonly cartVersion: number;
  /** Whether guest orders with their address were made theirs since they signed in here. */
  readonly hasClaimed: boolean;
}

/** As many favourites as the browser keeps (`favorites.ts`). */
export const keptFavorites = 50;
/** As many as an account keeps (migration 0156). */
export const mostFavorites = 500;

function read(text: string): AccountLists | undefined {
  try {
    const { owner, favorites, cart, cartVersion, hasClaimed } = JSON.parse(text) as Record<keyof AccountLists, unknown>;
    if (typeof owner !== 'string' || owner === '') return undefined;
    return {
      owner,
      favorites: parseIdList(JSON.stringify(favorites), keptFavorites),
      cart: parseCartStorage(JSON.stringify({ items: cart }))?.items ?? [],
      cartVersion: typeof cartVersion === 'number' && cartVersion > 0 ? cartVersion : 0,
      hasClaimed: hasClaimed === true,
    };
  } catch {
    return undefined;
  }
}

/** Undefined while the browser's lists are a visitor's. Other tabs' changes arrive by themselves. */
export const $accountLists = persistentAtom<AccountLists | undefined>(accountListsKey, undefined, {
  encode: JSON.stringify,
  decode: read,
});

/** Writes down what was agreed on; nothing where the lists are nobody's any more (signed out meanwhile). */
export function agreeOn(owner: string, agreed: Partial<Omit<AccountLists, 'owner'>>): void {
  const before = $accountLists.get();
  if (before?.owner === owner) $accountLists.set({ ...before, ...agreed });
}
