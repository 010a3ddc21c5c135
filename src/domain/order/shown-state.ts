import type { OrderProgress, ParcelState } from './order-progress.ts';

/** Where an order stands, as a shopper thinks of it. */
export const shownStates = [
  'waiting',
  'unpaid',
  'preparing',
  'partSent',
  'packed',
  'onItsWay',
  'outForDelivery',
  'partDelivered',
  'delivered',
  'returned',
  'disputed',
  'cancelled',
  'refunding',
  'refunded',
] as const;
export type ShownState = (typeof shownStates)[number];

type Facts = Pick<OrderProgress, 'status' | 'paymentStatus' | 'parcels'> & {
  readonly refunds: readonly Pick<OrderProgress['refunds'][number], 'state'>[];
};

/** A cancelled order is about its money: none came, it goes back, it went back; or there was nothing to pay. */
function stateOfCancelled({ paymentStatus, refunds }: Facts): ShownState {
  if (refunds.some(({ state }) => state !== 'made')) return 'refunding';
  if (refunds.length > 0 || paymentStatus === 'refunded') return 'refunded';
  return paymentStatus === 'unpaid' || paymentStatus === 'failed' ? 'unpaid' : 'cancelled';
}

/** Everything is on its way: as far as the parcel that has come furthest without having arrived. */
function stateOfSent({ parcels }: Facts): ShownState {
  const has = (...states: ParcelState[]) => parcels.some(({ state }) => states.includes(state));
  if (has('out_for_delivery')) return 'outForDelivery';
  if (has('delivered')) return 'partDelivered';
  return has('picked_up', 'in_transit') ? 'onItsWay' : 'packed';
}

/** Tells two state machines and the parcels apart for a shopper, who wants to know one thing. */
export function shownState(facts: Facts): ShownState {
  switch (facts.status) {
    case 'cancelled':
      return stateOfCancelled(facts);
    case 'pending':
      return 'waiting';
    case 'processing':
      if (facts.paymentStatus === 'disputed') return 'disputed';
      return facts.parcels.length > 0 ? 'partSent' : 'preparing';
    case 'shipped':
      return stateOfSent(facts);
    case 'delivered':
      return 'delivered';
    case 'returned':
      return 'returned';
  }
}

/** Nothing happens to it any more by itself: an open page need not ask again. */
export function isSettled(state: ShownState): boolean {
  return state === 'unpaid' || state === 'cancelled' || state === 'refunded';
}
