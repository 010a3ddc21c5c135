import type { ChargedCurrency } from '../money/currency.ts';
import type { DeliveryPromise } from '../shipping/promise.ts';
import type { OrderStatus, PaymentStatus } from './states.ts';

/** How far a parcel has come (database table `parcels`); `returned`: it came back to us. */
export const parcelStates = [
  'preparing',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** What has happened to an order that its owner is told of (SQL function `list_told_events`). */
export const toldEvents = [
  'payment_declined',
  'paid_too_late',
  'paid_twice',
  'amount_mismatch',
  'cancelled_by_shopper',
  'cancelled_after_refusals',
  'cancelled_unpaid',
  'cancelled_paid_elsewhere',
  'cancelled_by_shop',
  'parcel_shipped',
  'parcel_picked_up',
  'parcel_in_transit',
  'parcel_out_for_delivery',
  'parcel_delivered',
  'parcel_returned',
  'order_returned',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'withdrawal_declared',
  'return_requested',
  'return_received',
] as const;
export type ToldEvent = (typeof toldEvents)[number];

/** A refund as its owner sees it: we owe it, the provider has it, it was made. */
export const shownRefundStates = ['owed', 'sent', 'made'] as const;
export type ShownRefundState = (typeof shownRefundStates)[number];

/** What the states of a refund are to its owner: one that failed is a person's matter and still owed. */
export const shownRefundState = { pending: 'owed', failed: 'owed', submitted: 'sent', succeeded: 'made' } as const;

/** What the course of an order is told from. Times are ISO 8601, amounts minor units of `currency`. */
export interface OrderProgress {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: 'card' | 'bank' | 'none';
  readonly placedAt: string;
  readonly paidAt: string | null;
  readonly promised: DeliveryPromise | null;
  readonly toLocker: boolean;
  readonly parcels: readonly { readonly state: ParcelState }[];
  readonly events: readonly {
    readonly code: ToldEvent;
    readonly at: string;
    /** Which of `parcels` it is about. */
    readonly parcel: number | null;
  }[];
  readonly refunds: readonly {
    readonly amount: number;
    readonly currency: ChargedCurrency;
    readonly state: ShownRefundState;
    readonly askedAt: string;
    readonly dueAt: string;
    readonly madeAt: string | null;
  }[];
}
