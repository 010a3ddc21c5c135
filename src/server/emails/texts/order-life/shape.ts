import type { RefundReason } from '#src/domain/payment/refund.ts';

/** A first and a last number: `[3, 5]` days. */
export type Span = readonly [from: number, to: number];

/** The words of the letters that follow an order after it was placed. */
export interface OrderLifeTexts {
  readonly order: (orderNumber: string) => string;
  /** Leads to the order's own page. */
  readonly seeOrder: string;
  readonly orderLink: {
    readonly subject: (orderNumber: string) => string;
    readonly title: string;
    readonly body: (orderNumber: string) => string;
    readonly ignore: string;
  };
  readonly paymentFailed: {
    readonly subject: (orderNumber: string) => string;
    readonly title: string;
    readonly notPaid: string;
    readonly declined: string;
    readonly nothingTaken: string;
    readonly stillWanted: string;
    readonly button: string;
    readonly otherwise: string;
  };
  readonly shipped: {
    readonly subject: (orderNumber: string) => string;
    readonly title: string;
    readonly carrier: (carrier: string, number: string) => string;
    readonly promise: (dates: string) => string;
    readonly locker: (name: string) => string;
    readonly signature: string;
    readonly moreToCome: string;
    readonly button: string;
  };
  readonly delivered: {
    readonly subject: (orderNumber: string) => string;
    readonly partSubject: (orderNumber: string) => string;
    readonly title: string;
    readonly thanks: string;
    readonly review: string;
    readonly reviewLink: string;
    readonly deadline: (date: string) => string;
    readonly deadlineLater: string;
    /** Of the parcel of an exchange, which begins no period. */
    readonly exchange: string;
  };
  /** The shop changed the order, as it was agreed with the shopper. */
  readonly changed: {
    readonly subject: (orderNumber: string) => string;
    readonly title: string;
    readonly lead: string;
    readonly swapped: (piece: string, now: string) => string;
    readonly removed: (piece: string) => string;
    readonly delivery: (address: string) => string;
    readonly nothingToPay: string;
    readonly refund: Readonly<Record<'card' | 'bank', (amount: string) => string>>;
    readonly wrong: string;
  };
  readonly refundMade: {
    readonly subject: (orderNumber: string) => string;
    readonly title: (amount: string) => string;
    readonly reasons: Readonly<Record<RefundReason, string>>;
    readonly by: Readonly<Record<'card' | 'bank', (days: Span) => string>>;
    readonly delivery: string;
    readonly goodwill: string;
    readonly givenBefore: string;
    readonly keptBack: string;
    readonly total: string;
  };
}
