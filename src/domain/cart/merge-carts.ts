import { type Cart, type CartItem, clampQuantity, lineKey, maximumLines } from './cart.ts';
import type { CartStorage } from './cart-storage.ts';

interface Meeting {
  /** The lines that both had when they last agreed; none at sign-in. */
  readonly base: Cart;
  /** This browser's cart: its details, currency and language are the newest, since somebody is looking at them. */
  readonly ours: CartStorage;
  /** The cart that the shop keeps for the customer. */
  readonly theirs: CartStorage;
}

const byKey = (cart: Cart) => new Map(cart.map((line) => [lineKey(line), line]));

/** The fewer of what both last saw to be had; unknown where neither knows. */
function leastAvailable(one: CartItem, other: CartItem): number | undefined {
  const known = [one.available, other.available].filter((pieces) => pieces !== undefined && pieces > 0);
  return known.length === 0 ? undefined : Math.min(...(known as number[]));
}

/** Of both sides' quantities the one that was changed; where both were, or nobody knows, the larger. */
function agreeOnQuantity(base: number | undefined, ours: number, theirs: number): number {
  if (base === ours) return theirs;
  if (base === theirs) return ours;
  return Math.max(ours, theirs);
}

function joinLine(base: CartItem | undefined, ours: CartItem, theirs: CartItem): CartItem {
  const available = leastAvailable(ours, theirs);
  const quantity = agreeOnQuantity(base?.quantity, ours.quantity, theirs.quantity);
  const { available: _, ...line } = { ...theirs, ...ours };
  return { ...line, quantity: clampQuantity(quantity, available), ...(available === undefined ? {} : { available }) };
}

/**
 * Brings this browser's cart and the one that follows the customer together. A line that only one of them has stays, unless both
 * had it when they last agreed, the other took it out since, and this one left it as it was. No quantity is above what may be
 * had or what an order takes. Beyond fifty lines, ours come first.
 */
export function mergeCarts({ base, ours, theirs }: Meeting): CartStorage {
  const [before, mine, kept] = [byKey(base), byKey(ours.items), byKey(theirs.items)];
  const stays = (line: CartItem) => {
    const agreed = before.get(lineKey(line));
    return agreed === undefined || agreed.quantity !== line.quantity;
  };
  const fromHere = ours.items.flatMap((line) => {
    const key = lineKey(line);
    const other = kept.get(key);
    if (other !== undefined) return [joinLine(before.get(key), line, other)];
    return stays(line) ? [line] : [];
  });
  const fromThere = theirs.items.filter((line) => !mine.has(lineKey(line)) && stays(line));
  return { ...ours, items: [...fromHere, ...fromThere].slice(0, maximumLines) };
}
