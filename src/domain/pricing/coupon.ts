import { failure, type Result, success } from '../result/result.ts';
import type { PricedLine, Reduction } from './totals.ts';

export const couponKinds = ['percent', 'fixed', 'free_shipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What a coupon takes off, and off what. Browser and server work it out by these alike. */
export interface CouponTerms {
  readonly code: string;
  readonly kind: CouponKind;
  /** Percent, or euro cents; 0 for free shipping. */
  readonly value: number;
  /** Goods at their present prices, euro cents, all lines counted. */
  readonly minimumGoods: number;
  /** Products of this cart that it reduces; null where it reduces everything. */
  readonly covers: readonly string[] | null;
}

/** A coupon as the shop's row has it. Times in milliseconds since 1970. */
export interface Coupon extends CouponTerms {
  readonly validFrom: number;
  readonly validUntil: number | null;
  /** Its last use is taken by orders that are paid. */
  readonly isUsedUp: boolean;
}

/**
 * Why a coupon is not taken. `coupon_needs_email`: it may be used a number of times each, and nobody has said who buys;
 * `coupon_changed`: its row is no longer what the order was priced by.
 */
export type CouponErrorCode =
  | 'coupon_unknown'
  | 'coupon_not_yet_valid'
  | 'coupon_expired'
  | 'coupon_used_up'
  | 'coupon_used_already'
  | 'coupon_nothing_fits'
  | 'coupon_minimum'
  | 'coupon_needs_email'
  | 'coupon_changed';

/** A line of the cart as a coupon sees it; `unitPrice` in euro cents, after other reductions. */
export interface CouponLine {
  readonly productId: string;
  readonly unitPrice: number;
  readonly quantity: number;
}

/** What a coupon does to an order. */
export interface CouponEffect {
  readonly reduction: Reduction | undefined;
  /** The lines, the ones that it does not cover marked. */
  readonly lines: readonly PricedLine[];
  /** The standard fee of delivery falls away; dearer ways cost their addition. */
  readonly isDeliveryFree: boolean;
}

function reductionOf({ kind, value }: CouponTerms): Reduction | undefined {
  if (kind === 'free_shipping') return undefined;
  return kind === 'percent' ? { percent: value } : { amount: value };
}

/** The effect on lines that no coupon touches. */
export function withoutCoupon(lines: readonly CouponLine[]): CouponEffect {
  return {
    reduction: undefined,
    lines: lines.map(({ unitPrice, quantity }) => ({ unitPrice, quantity })),
    isDeliveryFree: false,
  };
}

/**
 * What a coupon does to these lines, or why it does nothing: none of them is covered, or the goods are worth less than it
 * asks for (`details.missing`, euro cents). It works on top of sale prices.
 */
export function applyCoupon(
  terms: CouponTerms,
  lines: readonly CouponLine[],
): Result<CouponEffect, 'coupon_nothing_fits' | 'coupon_minimum'> {
  const { covers, minimumGoods } = terms;
  const marked = lines.map(({ productId, unitPrice, quantity }) => ({
    unitPrice,
    quantity,
    isExcluded: covers !== null && !covers.includes(productId),
  }));
  if (marked.every((line) => line.isExcluded)) return failure('coupon_nothing_fits');
  const goods = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  if (goods < minimumGoods) {
    return failure('coupon_minimum', { missing: minimumGoods - goods, minimum: minimumGoods });
  }
  return success({ reduction: reductionOf(terms), lines: marked, isDeliveryFree: terms.kind === 'free_shipping' });
}

/** As `applyCoupon`, for the shop: whether it is valid at `now` (milliseconds since 1970) and has uses left comes first. */
export function judgeCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  now: number,
): Result<CouponEffect, CouponErrorCode> {
  if (now < coupon.validFrom)
    return failure('coupon_not_yet_valid', { from: new Date(coupon.validFrom).toISOString() });
  if (coupon.validUntil !== null && now >= coupon.validUntil) return failure('coupon_expired');
  if (coupon.isUsedUp) return failure('coupon_used_up');
  return applyCoupon(coupon, lines);
}

/** Something that is free from a worth of goods on, as this coupon leaves it: free from the first cent where delivery is. */
export function freeFromWith<Priced extends { readonly freeFrom: number }>(
  priced: Priced,
  { isDeliveryFree }: Pick<CouponEffect, 'isDeliveryFree'>,
): Priced {
  return isDeliveryFree ? { ...priced, freeFrom: 0 } : priced;
}
