import { vilniusDay } from '../document/vilnius-day.ts';
import type { ChargedCurrency } from '../money/currency.ts';
import type { CalendarDate } from '../shipping/business-days.ts';
import type { OrderProgress, ToldEvent } from './order-progress.ts';

export type PassedKind = 'placed' | 'paid' | 'refund_owed' | 'refund_made' | ToldEvent;
export type ComingKind = 'pay' | 'decide' | 'send' | 'send_rest' | 'deliver' | 'collect' | 'refund';

interface Money {
  readonly amount: number;
  readonly currency: ChargedCurrency;
}

/** Something that has happened. */
export interface PassedStep {
  readonly kind: PassedKind;
  /** ISO 8601. */
  readonly at: string;
  /** Which parcel it is about, from 0; null where it is about none. */
  readonly parcel: number | null;
  readonly money: Money | null;
}

/** Something that will happen, with the days that were promised for it where some were. */
export interface ComingStep {
  readonly kind: ComingKind;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  /** The promised days are over. */
  readonly isLate: boolean;
  readonly money: Money | null;
}

export interface Timeline {
  /** The earliest first. */
  readonly passed: readonly PassedStep[];
  readonly coming: readonly ComingStep[];
}

function passedSteps(order: OrderProgress): PassedStep[] {
  const step = (kind: PassedKind, at: string, parcel: number | null = null, money: Money | null = null) => ({
    ...{ kind, at, parcel, money },
  });
  // Money that came too late, or was of another amount, did not pay for the order: its own events say so.
  const isTooLate = order.events.some(({ code }) => code === 'paid_too_late');
  const isUnpaid = order.paymentStatus === 'unpaid' || order.paymentStatus === 'failed';
  const isPaid = order.paidAt !== null && order.paymentMethod !== 'none' && !isTooLate && !isUnpaid;
  // Cards that were refused before one was taken are no part of the story; of several, the last one is enough.
  const lastRefusal = order.events.findLastIndex(({ code }) => code === 'payment_declined');
  const events = order.events.filter(
    ({ code }, index) => code !== 'payment_declined' || (order.paidAt === null && index === lastRefusal),
  );
  const steps = [
    step('placed', order.placedAt),
    ...(isPaid && order.paidAt !== null ? [step('paid', order.paidAt)] : []),
    ...events.map(({ code, at, parcel }) => step(code, at, parcel)),
    ...order.refunds.map(({ amount, askedAt, currency, madeAt }) =>
      step(madeAt === null ? 'refund_owed' : 'refund_made', madeAt ?? askedAt, null, { amount, currency }),
    ),
  ];
  return steps.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const plain = { from: null, to: null, isLate: false, money: null } as const;

function comingGoods(order: OrderProgress, today: CalendarDate): ComingStep[] {
  const { parcels, paymentStatus, promised, status } = order;
  const isLate = promised !== null && promised.to < today;
  const arrive: ComingStep = {
    kind: order.toLocker ? 'collect' : 'deliver',
    from: promised?.from ?? null,
    to: promised?.to ?? null,
    isLate,
    money: null,
  };
  switch (status) {
    case 'pending':
      return [{ ...plain, kind: 'pay' }, { ...plain, kind: 'send' }, arrive];
    case 'processing': {
      if (paymentStatus === 'disputed') return [{ ...plain, kind: 'decide' }];
      return [{ ...plain, kind: parcels.length === 0 ? 'send' : 'send_rest' }, arrive];
    }
    case 'shipped':
      return [arrive];
    default:
      return [];
  }
}

/**
 * What has happened to an order and what comes next. Every refund is told once as a fact; one that is not made yet is also
 * still to come, by its last day. `today`: the day in Vilnius.
 */
export function buildTimeline(order: OrderProgress, today: CalendarDate): Timeline {
  const owed = order.refunds.filter(({ madeAt }) => madeAt === null);
  return {
    passed: passedSteps(order),
    coming: [
      ...comingGoods(order, today),
      ...owed.map(({ amount, currency, dueAt }): ComingStep => {
        const to = vilniusDay(dueAt);
        return { kind: 'refund', from: null, to, isLate: to < today, money: { amount, currency } };
      }),
    ],
  };
}
