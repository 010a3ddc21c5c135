/** The way of a parcel in the words of the specification (accounts-and-back-office.md, tracking). */
export const carriedStates = ['preparing', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const;

/** What tracking answers: a parcel's way, or why there is none (yet). */
export const trackedStates = [...carriedStates, 'returned', 'waiting', 'cancelled'] as const;
export type TrackedState = (typeof trackedStates)[number];

/** Which of the steps of the way a parcel is at, from 0; -1 where it is not on it. */
export function stepOfWay(state: TrackedState): number {
  return (carriedStates as readonly TrackedState[]).indexOf(state);
}

/** Numbers to try tracking with, on the embedded backend alone (decisions.md, tracking). */
export const demonstrationNumbers = ['DEMO00000001', 'DEMO00000002', 'DEMO00000003'] as const;

export function isDemonstrationNumber(number: string): boolean {
  return (demonstrationNumbers as readonly string[]).includes(number);
}

/** One of the five steps of the way; `random`: from 0 to below 1. */
export function demonstrationState(random: number): TrackedState {
  return carriedStates[Math.floor(random * carriedStates.length)] ?? 'preparing';
}
