import { type Cart, type CartItem, clampQuantity, lineKey } from './cart.ts';

/** Sets a line's quantity (rounded down); 0 or below removes the line. Never above what the variant has. */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return cart;
  if (Math.floor(quantity) <= 0) return removeItem(cart, key);
  return cart.map((line) =>
    lineKey(line) === key ? { ...line, quantity: Math.max(1, clampQuantity(quantity, line.available)) } : line,
  );
}

/** Removes the line with this key. */
export function removeItem(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key);
}

/**
 * Exchanges the size of a line, which keeps its place; one that has this size already joins it. `available`: how many of the new
 * size can be bought. Without any, and without such a line, nothing changes.
 */
export function changeSize(cart: Cart, key: string, size: string, available: number): Cart {
  const line = cart.find((each) => lineKey(each) === key);
  if (line === undefined || line.size === size || available < 1) return cart;
  const exchanged = { ...line, size, available };
  const exchangedKey = lineKey(exchanged);
  const present = cart.find((each) => lineKey(each) === exchangedKey);
  const quantity = clampQuantity(line.quantity + (present?.quantity ?? 0), available);
  return cart.flatMap((each) => {
    if (each === present) return [];
    return each === line ? [{ ...exchanged, quantity }] : [each];
  });
}

/** A removed line and where it stood. */
export interface RemovedLine {
  readonly line: CartItem;
  readonly index: number;
}

/**
 * Puts removed lines back where they stood. A line that was added anew meanwhile gets the removed pieces on top, as far as
 * its variant has them.
 */
export function restoreLines(cart: Cart, removed: readonly RemovedLine[]): Cart {
  return [...removed]
    .sort((left, right) => left.index - right.index)
    .reduce<Cart>((lines, { line, index }) => {
      const key = lineKey(line);
      const present = lines.find((other) => lineKey(other) === key);
      if (present) return setQuantity(lines, key, present.quantity + line.quantity);
      return [...lines.slice(0, index), line, ...lines.slice(index)];
    }, cart);
}
