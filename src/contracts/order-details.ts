import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { parcelStates, shownRefundStates, toldEvents } from '#src/domain/order/order-progress.ts';
import { refundReasons } from '#src/domain/payment/refund.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { orderStatus, paymentStatus } from './order-states.ts';

/** Query of `GET /.netlify/functions/order-details`. What is no token at all is answered like one that never was. */
export const orderDetailsRequest = z.object({ token: z.string().check(z.maxLength(100)) });

const text = z.nullable(z.string());
const instant = z.iso.datetime();
const day = z.iso.date();
const amount = z.int().check(z.gte(0));
const inThree = z.strictObject({ en: z.string(), lt: z.string(), ru: z.string() });

const line = z.strictObject({
  id: z.int(),
  productId: z.string(),
  /** What it was called when it was bought. */
  name: inThree,
  size: z.string(),
  color: z.string(),
  picture: text,
  quantity: z.int().check(z.gte(1)),
  /** Of one piece, before the discount: the order's currency, and euro cents for putting it into the cart again. */
  unitPrice: amount,
  unitPriceEuro: amount,
  /** Before a reduction. */
  listPrice: amount,
  /** Pieces of it whose money goes back or has gone back. */
  refunded: amount,
});

const parcel = z.strictObject({
  carrier: z.nullable(z.enum(carriers)),
  trackingNumber: text,
  state: z.enum(parcelStates),
  deliveredAt: z.nullable(instant),
  /** It brings the new size of an exchange: the order itself had come before. */
  isExchange: z.boolean(),
  /** `size` where it is not the one that was bought. */
  items: z.array(z.strictObject({ line: z.int(), quantity: z.int(), size: text })),
});

const refund = z.strictObject({
  amount,
  currency: z.enum(chargedCurrencies),
  reason: z.enum(refundReasons),
  state: z.enum(shownRefundStates),
  /** Kept back of it for the return label. */
  keptBack: amount,
  askedAt: instant,
  dueAt: instant,
  madeAt: z.nullable(instant),
  by: z.enum(['card', 'bank']),
});

/**
 * An order as its own page shows it, and nothing beside: strict on both sides, so that a column that somebody adds to the
 * database never reaches a browser by accident. Amounts in minor units of `currency`; times ISO 8601 in UTC.
 */
export const orderDetailsResponse = z.strictObject({
  orderNumber: z.string(),
  status: orderStatus,
  paymentStatus: paymentStatus,
  paymentMethod: z.enum(['card', 'bank', 'none']),
  placedAt: instant,
  paidAt: z.nullable(instant),
  /** Until when the goods wait for the payment; null when they do not. */
  heldUntil: z.nullable(instant),
  /** Where it can still be paid. */
  payUrl: text,
  /** Number of the order that is paid for the same purchase, where this one was cancelled. */
  standingOrder: text,
  currency: z.enum(chargedCurrencies),
  lines: z.array(line),
  sums: z.strictObject({
    goods: amount,
    discount: amount,
    couponCode: text,
    delivery: amount,
    total: amount,
    vat: amount,
    vatBasisPoints: amount,
    /** Euro cents. */
    totalEuro: amount,
    vatEuro: amount,
  }),
  delivery: z.strictObject({
    option: z.nullable(inThree),
    country: z.string(),
    name: text,
    street: text,
    postcode: text,
    city: text,
    locker: z.nullable(z.strictObject({ carrier: z.enum(carriers), name: z.string() })),
    promised: z.nullable(z.strictObject({ from: day, to: day })),
    signature: z.boolean(),
  }),
  company: z.nullable(z.strictObject({ name: z.string(), code: text, vatCode: text })),
  parcels: z.array(parcel),
  events: z.array(z.strictObject({ code: z.enum(toldEvents), at: instant, parcel: z.nullable(z.int()) })),
  refunds: z.array(refund),
  documents: z.strictObject({
    invoice: z.boolean(),
    creditNotes: z.array(z.strictObject({ label: z.string(), number: z.int() })),
  }),
  rights: z.strictObject({
    canWithdraw: z.boolean(),
    withdrawUntil: z.nullable(day),
    canReturn: z.boolean(),
    returnUntil: z.nullable(day),
    canComplain: z.boolean(),
  }),
  /** Something of it has come that nobody has reviewed. */
  canReview: z.boolean(),
});
export type OrderDetails = z.infer<typeof orderDetailsResponse>;

export const orderDetailsErrors = { invalid_request: 400, order_unknown: 404, rate_limited: 429 } as const;
