import type { Cart, CartItem } from './cart.ts';

/** What the shop says now about something that stands in a cart. Money in euro cents. */
export interface VariantFact {
  readonly id: string;
  /** Undefined speaks of every size or colour of the product. */
  readonly size?: string | undefined;
  readonly color?: string | undefined;
  /** What one piece costs now. */
  readonly price?: number | undefined;
  /** How many pieces can be bought now; 0 when it is no longer sold. */
  readonly free?: number | undefined;
}

/** What changed in a line, for the shopper to see. */
export interface CartChange {
  /** The line as it was. */
  readonly line: CartItem;
  readonly kind: 'price' | 'fewer' | 'gone';
  /** Old price or old quantity. */
  readonly before: number;
  /** New price or new quantity. */
  readonly after: number;
}

export interface Reconciled {
  readonly cart: Cart;
  readonly changes: readonly CartChange[];
}

/**
 * Brings a cart to what the shop says: prices are taken over, quantities lowered to what is there, lines that cannot be bought
 * removed. Every difference is told, so that nothing changes behind the shopper's back.
 */
export function reconcileCart(cart: Cart, facts: readonly VariantFact[]): Reconciled {
  const changes: CartChange[] = [];
  const reconciled = cart.flatMap((line) => {
    const fact = facts.find(
      ({ id, size, color }) =>
        id === line.id && (size ?? line.size) === line.size && (color ?? line.color) === line.color,
    );
    if (fact === undefined) return [line];
    const free = fact.free ?? line.available;
    if (fact.free === 0) {
      changes.push({ line, kind: 'gone', before: line.quantity, after: 0 });
      return [];
    }
    const price = fact.price ?? line.price;
    const quantity = Math.min(line.quantity, fact.free ?? line.quantity);
    if (price !== line.price) changes.push({ line, kind: 'price', before: line.price, after: price });
    if (quantity !== line.quantity) changes.push({ line, kind: 'fewer', before: line.quantity, after: quantity });
    return [{ ...line, price, quantity, ...(free === undefined ? {} : { available: free }) }];
  });
  return { cart: reconciled, changes };
}
