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
/** The most lines of an order; the checkout contract holds the same limit. */
export const maximumLines = 50;

/** The nearest quantity, rounded down, that the variant and an order allow. */
export function clampQuantity(quantity: number, available: number | undefined): number {
  return Math.min(Math.floor(quantity), available ?? maximumLineQuantity, maximumLineQuantity);
}

/** A price that is no price counts as 0 (storefront.md section 5). Euro cents. */
export function readPrice(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}

/** Is this something that can stand in a cart? An object with a text id and, where it names one, a numeric quantity. */
function isAddable(item: NewCartItem): boolean {
  if (typeof item !== 'object' || item === null || typeof item.id !== 'string' || item.id === '') return false;
  return !('quantity' in item) || typeof item.quantity === 'number';
}

/**
 * Adds `quantity` pieces (rounded down), never above what the variant has. What is no item, and a quantity that is no number,
 * change nothing (storefront.md section 5); neither does a new line in a full cart.
 */
export function addItem(cart: Cart, item: NewCartItem, quantity = 1): Cart {
  if (!isAddable(item)) return cart;
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || Math.floor(quantity) < 1) return cart;
  const key = lineKey(item);
  const present = cart.find((line) => lineKey(line) === key);
  if (present === undefined && cart.length >= maximumLines) return cart;
  const wanted = clampQuantity((present?.quantity ?? 0) + Math.floor(quantity), item.available);
  if (wanted < 1) return cart;
  const line: CartItem = { ...present, ...item, price: readPrice(item.price), quantity: wanted };
  return present ? cart.map((other) => (lineKey(other) === key ? line : other)) : [...cart, line];
}

/** How many pieces the cart holds. */
export function countPieces(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** What the goods cost together, euro cents. */
export function cartWorth(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.price * line.quantity, 0);
}
