/** One line of the cart as it is persisted (storefront.md section 3). Money in euro cents. */
export interface CartItem {
  readonly id: string;
  readonly name: string;
  readonly name_lt: string;
  readonly name_ru: string;
  /** The sale price when there is one, otherwise the price, in euro cents. Shown only: the server decides what is charged. */
  readonly price: number;
  readonly image: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
  /** How many of this size and colour could be bought when it was last seen; absent where unknown. */
  readonly available?: number;
}

export type NewCartItem = Omit<CartItem, 'quantity'>;
export type Cart = readonly CartItem[];

/** A line is the same line when product, size and colour are (storefront.md section 3). */
export function lineKey(line: Pick<CartItem, 'id' | 'size' | 'color'>): string {
  return JSON.stringify([line.id, line.size, line.color]);
}

/** The most pieces of one line that an order takes; the database holds the same limit. */
export const maximumLineQuantity = 99;

function clampQuantity(quantity: number, available: number | undefined): number {
  return Math.min(Math.floor(quantity), available ?? maximumLineQuantity, maximumLineQuantity);
}

/** Adds `quantity` pieces (rounded down), never above what the variant has. A quantity that is not a number changes nothing. */
export function addItem(cart: Cart, item: NewCartItem, quantity = 1): Cart {
  if (typeof item !== 'object' || item === null || typeof item.id !== 'string') return cart;
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || Math.floor(quantity) < 1) return cart;
  const price = typeof item.price === 'number' && Number.isFinite(item.price) ? item.price : 0;
  const key = lineKey(item);
  const present = cart.find((line) => lineKey(line) === key);
  const wanted = clampQuantity((present?.quantity ?? 0) + Math.floor(quantity), item.available);
  if (wanted < 1) return cart;
  const line: CartItem = { ...present, ...item, price, quantity: wanted };
  return present ? cart.map((other) => (lineKey(other) === key ? line : other)) : [...cart, line];
}

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

/** How many pieces the cart holds. */
export function countPieces(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}
