import { vilniusDay } from '../document/vilnius-day.ts';
import { addDays, type CalendarDate, type Holidays } from '../shipping/business-days.ts';
import type { OrderStatus, PaymentStatus } from './states.ts';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

interface Facts {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly lines: readonly { readonly quantity: number; readonly refunded: number }[];
  readonly parcels: readonly { readonly deliveredAt: string | null; readonly isExchange: boolean }[];
}

interface Rules {
  /** Days after delivery in which the shop takes goods back. */
  readonly returnDays: number;
  readonly holidays: Holidays;
}

export interface OrderRights {
  readonly canWithdraw: boolean;
  /** The last day to withdraw; null while goods are still to come. */
  readonly withdrawUntil: CalendarDate | null;
  readonly canReturn: boolean;
  /** The last day to ask for a return or an exchange; null while nothing has come. */
  readonly returnUntil: CalendarDate | null;
  /** What came may be found faulty: two years (Directive (EU) 2019/771 art. 10). */
  readonly canComplain: boolean;
}

const guaranteedYears = 2;
const yearsLater = (date: CalendarDate, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/**
 * What a shopper may still do with an order: withdraw from it from the moment it is paid until 14 days after the last parcel
 * came, and send back what has come within the shop's own days. The new size of an exchange begins neither anew. Nothing of it is left when every piece was refunded.
 */
export function orderRights(
  { status, paymentStatus, lines, parcels }: Facts,
  { returnDays, holidays }: Rules,
  today: CalendarDate,
): OrderRights {
  const days = parcels.flatMap(({ deliveredAt, isExchange }) =>
    deliveredAt === null || isExchange ? [] : [vilniusDay(deliveredAt)],
  );
  const lastDay = days.sort().at(-1);
  const hasPieces = lines.some(({ quantity, refunded }) => refunded < quantity);
  const isAlive = hasPieces && (status === 'processing' || status === 'shipped' || status === 'delivered');
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded';
  const withdrawUntil = status === 'delivered' && lastDay !== undefined ? withdrawalDeadline(lastDay, holidays) : null;
  const returnUntil = lastDay === undefined ? null : addDays(lastDay, returnDays);
  return {
    canWithdraw:
      isAlive && (isPaid || paymentStatus === 'disputed') && (withdrawUntil === null || today <= withdrawUntil),
    withdrawUntil,
    canReturn: isAlive && isPaid && returnUntil !== null && today <= returnUntil,
    returnUntil,
    canComplain: isAlive && isPaid && lastDay !== undefined && today <= yearsLater(lastDay, guaranteedYears),
  };
}
