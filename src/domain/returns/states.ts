/** States of a return and their legal moves; the database holds the same table (machine `return`; a test compares them). */
export const returnTransitions = {
  requested: ['label_sent', 'in_transit', 'received', 'refused', 'closed'],
  label_sent: ['in_transit', 'received', 'refused', 'closed'],
  in_transit: ['received', 'closed'],
  received: ['accepted', 'refused'],
  // An exchange that turns into a withdrawal waits for its refund; one whose parcel came back is not done.
  accepted: ['received', 'closed'],
  refused: ['closed'],
  closed: ['accepted'],
} as const satisfies Record<string, readonly string[]>;
export type ReturnState = keyof typeof returnTransitions;

export const returnStates = Object.keys(returnTransitions) as readonly ReturnState[];
