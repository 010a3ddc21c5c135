import { accountListsKey, unsentListsKey } from '#src/domain/account/session-key.ts';
import { type Cart, lineKey } from '#src/domain/cart/cart.ts';
import { emptyCartStorage, parseCartStorage } from '#src/domain/cart/cart-storage.ts';
import { mergeCarts } from '#src/domain/cart/merge-carts.ts';
import { parseIdList } from '#src/domain/catalogue/id-list.ts';
import { changesOf } from '#src/domain/catalogue/list-changes.ts';
import { $accountLists, agreeOn, keptFavorites } from './account-lists.ts';
import { $cartStorage } from './cart-storage.ts';
import { $favorites } from './favorites.ts';
import { keptStorage } from './safe-storage.ts';

/** What somebody changed in this browser and the account has not heard of. */
interface Unsent {
  readonly owner: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Lines that differ, as both sides last agreed on them and as they were here. */
  readonly agreed: Cart;
  readonly lines: Cart;
}

/** Of so many people, the latest first: a browser that many share does not fill up. */
const mostOwners = 3;

const idsOf = (value: unknown) => parseIdList(JSON.stringify(value), keptFavorites);
const linesOf = (value: unknown): Cart => parseCartStorage(JSON.stringify({ items: value }))?.items ?? [];

function readAll(): Unsent[] {
  try {
    const list: unknown = JSON.parse(keptStorage[unsentListsKey] ?? '[]');
    if (!Array.isArray(list)) return [];
    return (list as Partial<Record<keyof Unsent, unknown>>[]).flatMap(({ owner, added, removed, agreed, lines }) =>
      typeof owner === 'string'
        ? [{ owner, added: idsOf(added), removed: idsOf(removed), agreed: linesOf(agreed), lines: linesOf(lines) }]
        : [],
    );
  } catch {
    return [];
  }
}

function keepAll(list: readonly Unsent[]): void {
  if (list.length === 0) delete keptStorage[unsentListsKey];
  else keptStorage[unsentListsKey] = JSON.stringify(list.slice(0, mostOwners));
}

/** Lines of the first cart that the second has not, or in another quantity. */
function otherLines(cart: Cart, than: Cart): Cart {
  const quantities = new Map(than.map((line) => [lineKey(line), line.quantity]));
  return cart.filter((line) => quantities.get(lineKey(line)) !== line.quantity);
}

/** Puts aside what the account's lists in this browser have not sent, before they are emptied. */
export function putUnsentAside(): void {
  const known = $accountLists.get();
  // Another tab was first: what stands there now are no longer the account's lists.
  if (known === undefined || keptStorage[accountListsKey] === undefined) return;
  const { owner } = known;
  const cart = $cartStorage.get()?.items ?? [];
  const unsent: Unsent = {
    owner,
    ...changesOf(known.favorites, $favorites.get(), keptFavorites),
    agreed: otherLines(known.cart, cart),
    lines: otherLines(cart, known.cart),
  };
  const isNothing = [unsent.added, unsent.removed, unsent.agreed, unsent.lines].every(({ length }) => length === 0);
  if (!isNothing) keepAll([unsent, ...readAll().filter((other) => other.owner !== owner)]);
}

/** Forgets what was put aside of somebody. */
export function forgetUnsent(owner: string): void {
  keepAll(readAll().filter((other) => other.owner !== owner));
}

/**
 * Makes what was put aside of somebody a part of this browser's lists again, which are theirs by now: it is sent as if the session
 * had never ended. What was chosen here since then stands.
 */
export function takeUnsentBack(owner: string): void {
  const unsent = readAll().find((other) => other.owner === owner);
  if (unsent === undefined) return;
  const [hearts, cart] = [$favorites.get(), $cartStorage.get()];
  const chosen = new Set(cart?.items.map(lineKey));
  // First, so that no removal is taken for something that the account has of its own.
  agreeOn(owner, {
    favorites: unsent.removed.filter((id) => !hearts.includes(id)),
    cart: unsent.agreed.filter((line) => !chosen.has(lineKey(line))),
  });
  $favorites.set([...new Set([...hearts, ...unsent.added])].slice(0, keptFavorites));
  if (unsent.agreed.length + unsent.lines.length > 0) {
    const ours = cart ?? emptyCartStorage;
    $cartStorage.set(mergeCarts({ base: [], ours, theirs: { ...ours, items: unsent.lines } }));
  }
  forgetUnsent(owner);
}
