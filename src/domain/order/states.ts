/** Fulfilment states and their legal moves; the database holds the same table (decisions.md, order). */
export const orderTransitions = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: ['processing'],
  returned: [],
} as const satisfies Record<string, readonly string[]>;
export type OrderStatus = keyof typeof orderTransitions;

/** Payment states and their legal moves. A failed payment may still arrive late (`failed → paid`). */
export const paymentTransitions = {
  unpaid: ['paid', 'failed'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  failed: ['paid'],
  partially_refunded: ['refunded', 'disputed'],
  refunded: [],
  disputed: ['paid', 'partially_refunded', 'refunded'],
} as const satisfies Record<string, readonly string[]>;
export type PaymentStatus = keyof typeof paymentTransitions;

type Transitions = Readonly<Record<string, readonly string[]>>;

/** May a thing in state `from` move to state `to`? Staying is not a move. */
export function canMove(transitions: Transitions, from: string, to: string): boolean {
  return transitions[from]?.includes(to) ?? false;
}
