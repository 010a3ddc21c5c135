/** States of a return and their legal moves; the database holds the same table (machine `return`; a test compares them). */
export const returnTransitions = {
  requested: ['label_sent', 'in_transit', 'received', 'refused', 'closed'],
  label_sent: ['in_transit', 'received', 'refused', 'closed'],
  in_transit: ['received', 'closed'],
  received: ['accepted', 'refused'],
  accepted: ['closed'],
  refused: ['closed'],
  closed: [],
} as const satisfies Record<string, readonly string[]>;
export type ReturnState = keyof typeof returnTransitions;

export const returnStates = Object.keys(returnTransitions) as readonly ReturnState[];
