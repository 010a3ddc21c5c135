import { type ChargedCurrency, convert } from '../money/currency.ts';

/** An amount in minor units of the order's currency, and the same in euro cents for the books. */
export interface Amount {
  readonly charged: number;
  readonly euro: number;
}

/** A line of a paid order, and how much of it has been refunded already. */
export interface RefundableLine {
  readonly id: number;
  readonly quantity: number;
  /** What was paid for all its pieces, after their part of the discount. */
  readonly total: Amount;
  readonly refundedQuantity: number;
}

export interface RefundableOrder {
  readonly currency: ChargedCurrency;
  /** Units of the order's currency for a euro when it was placed, in millionths. */
  readonly rateMillionths: number;
  readonly lines: readonly RefundableLine[];
  readonly paid: Amount;
  readonly shipping: Amount;
  /** What the chosen delivery cost more than the cheapest, euro cents. */
  readonly surchargeEuro: number;
  /** All that has been refunded, and of it what was delivery and what belonged to no line. */
  readonly refunded: Amount;
  readonly refundedShipping: Amount;
  readonly refundedOther: Amount;
}

/** Why an administrator, or what the shopper asked for, gives money back; the first four reasons of `refunds`. */
export const wishedRefundReasons = ['return', 'withdrawal', 'cancellation', 'goodwill'] as const;
type WishedRefundReason = (typeof wishedRefundReasons)[number];

/** Why money goes back, as `refunds` keeps it; the last three are payments that the shop should not have got. */
export const refundReasons = [...wishedRefundReasons, 'late_payment', 'double_payment', 'amount_mismatch'] as const;
export type RefundReason = (typeof refundReasons)[number];

export interface RefundWish {
  readonly reason: WishedRefundReason;
  readonly pieces: readonly { readonly line: number; readonly quantity: number }[];
  /** Goodwill that belongs to no line, minor units of the order's currency. */
  readonly goodwill?: number;
  /** The cost of the return label that is kept back (shop settings), euro cents. */
  readonly keptBackEuro?: number;
}

export interface Refund {
  readonly lines: readonly { readonly line: number; readonly quantity: number; readonly amount: Amount }[];
  readonly shipping: Amount;
  /** Goodwill; below zero, what was given as goodwill before and counts towards this refund. */
  readonly other: Amount;
  readonly keptBack: Amount;
  /** lines + shipping + other − kept back: never above what is left of the payment, never below zero. */
  readonly amount: Amount;
}

const none: Amount = { charged: 0, euro: 0 };
const each = (change: (side: 'charged' | 'euro') => number): Amount => ({
  charged: change('charged'),
  euro: change('euro'),
});
const sum = (amounts: readonly Amount[]): Amount =>
  each((side) => amounts.reduce((total, amount) => total + amount[side], 0));

/**
 * What pieces `from + 1` to `to` of a line are worth: the line's total shared out evenly, so that whatever is taken piece by
 * piece adds up to the total exactly.
 */
function worthOfPieces(line: RefundableLine, from: number, to: number): Amount {
  const upTo = (total: number, pieces: number) => Math.floor((total * pieces) / line.quantity);
  return each((side) => upTo(line.total[side], to) - upTo(line.total[side], from));
}

/** An amount in euro cents as the order's currency counts it, never above what was charged. */
export function inOrderCurrency(order: RefundableOrder, euro: number, highest: Amount): Amount {
  const rates = { EUR: 1_000_000, USD: order.rateMillionths, LTL: 1_000_000 };
  return {
    charged: Math.min(highest.charged, convert(euro, order.currency, rates)),
    euro: Math.min(highest.euro, euro),
  };
}

/**
 * The delivery that goes back: all that is left of it when an order is cancelled; on withdrawal from everything the cheapest
 * standard delivery, without the surcharge of a faster one (Directive 2011/83/EU art. 13(2)); otherwise nothing.
 */
function shippingBack(order: RefundableOrder, reason: WishedRefundReason, isEverything: boolean): Amount {
  if (!isEverything || (reason !== 'cancellation' && reason !== 'withdrawal')) return none;
  const standard = inOrderCurrency(order, Math.max(0, order.shipping.euro - order.surchargeEuro), order.shipping);
  const owed = reason === 'cancellation' ? order.shipping : standard;
  return each((side) => Math.max(0, owed[side] - order.refundedShipping[side]));
}

/**
 * Lines of the pieces, each with what they are worth. Undefined when a line is unknown or named twice, or has fewer pieces
 * left than are wanted.
 */
function takePieces(order: RefundableOrder, pieces: RefundWish['pieces']): Refund['lines'] | undefined {
  const wanted = new Map(pieces.map(({ line, quantity }) => [line, quantity]));
  if (wanted.size !== pieces.length) return undefined;
  const lines = order.lines.flatMap((line) => {
    const quantity = wanted.get(line.id);
    if (quantity === undefined) return [];
    const to = line.refundedQuantity + quantity;
    const isPossible = Number.isInteger(quantity) && quantity > 0 && to <= line.quantity;
    return isPossible ? [{ line: line.id, quantity, amount: worthOfPieces(line, line.refundedQuantity, to) }] : [];
  });
  return lines.length === wanted.size ? lines : undefined;
}

/** What these pieces were worth when they were bought. Undefined when the order does not have as many of them left. */
export function worthOf(order: RefundableOrder, pieces: RefundWish['pieces']): Amount | undefined {
  const lines = takePieces(order, pieces);
  return lines && sum(lines.map(({ amount }) => amount));
}

/**
 * What a refund is made of. Undefined when a line is unknown or named twice, or has fewer pieces left than are wanted, or
 * when nothing would go back. All parts of all refunds of an order add up to what was paid, never above.
 */
export function computeRefund(order: RefundableOrder, wish: RefundWish): Refund | undefined {
  const lines = takePieces(order, wish.pieces);
  if (lines === undefined) return undefined;
  const wanted = new Map(lines.map(({ line, quantity }) => [line, quantity]));
  const isEverything =
    lines.length > 0 &&
    order.lines.every((line) => line.refundedQuantity + (wanted.get(line.id) ?? 0) === line.quantity);
  const shipping = shippingBack(order, wish.reason, isEverything);
  const left = each((side) => order.paid[side] - order.refunded[side]);
  const parts = sum([...lines.map((line) => line.amount), shipping]);
  // Goodwill that was given before may have taken of what these pieces are worth.
  const charged =
    (wish.goodwill ?? 0) - Math.max(0, Math.min(parts.charged - left.charged, order.refundedOther.charged));
  const goodwillEuro = Math.round(((wish.goodwill ?? 0) * 1_000_000) / order.rateMillionths);
  const euro = Math.min(
    left.euro - parts.euro,
    goodwillEuro - Math.max(0, Math.min(parts.euro - left.euro, order.refundedOther.euro)),
  );
  const other: Amount = { charged, euro: order.currency === 'EUR' ? charged : Math.max(-parts.euro, euro) };
  const whole = sum([parts, other]);
  if (whole.charged > left.charged) return undefined;
  const keptBack = inOrderCurrency(order, wish.keptBackEuro ?? 0, whole);
  const amount = each((side) => whole[side] - keptBack[side]);
  return amount.charged > 0 ? { lines, shipping, other, keptBack, amount } : undefined;
}
