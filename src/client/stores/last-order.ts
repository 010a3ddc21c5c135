import { sessionMemory } from './session-memory.ts';

const orderName = 'checkout-order';

/** What the tab knows of the order that it went to pay for; dates are `YYYY-MM-DD`. */
export interface LastOrder {
  readonly orderNumber: string;
  readonly email: string;
  /** A coupon took all off: there was nothing to pay. */
  readonly isFree: boolean;
  readonly from?: string;
  readonly to?: string;
  /** The parcel locker in words, where the order goes to one. */
  readonly locker?: string;
  /** The cart was not what was ordered: it stays. */
  readonly keepsCart?: boolean;
}

/** Remembers the order for the success page. */
export function keepLastOrder(order: LastOrder): void {
  sessionMemory.write(orderName, order);
}

/** The order that this tab went to pay for, if it is the one with this number. */
export function readLastOrder(orderNumber: string): LastOrder | undefined {
  const order = sessionMemory.read(orderName) as Partial<LastOrder> | null;
  if (typeof order?.email !== 'string' || order.orderNumber !== orderNumber) return undefined;
  const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const { email, from, to, locker } = order;
  const known = {
    orderNumber,
    email,
    isFree: order.isFree === true,
    ...(typeof locker === 'string' ? { locker } : {}),
  };
  return isDate(from) && isDate(to) ? { ...known, from, to } : known;
}

/** The order that this tab went to pay for was not the cart's. */
export function lastOrderKeepsCart(): boolean {
  return (sessionMemory.read(orderName) as Partial<LastOrder> | null)?.keepsCart === true;
}
