import { applyCoupon, type CouponEffect, type CouponTerms, withoutCoupon } from '../pricing/coupon.ts';
import type { Failure } from '../result/result.ts';
import type { Cart } from './cart.ts';

export interface CartCoupon {
  readonly effect: CouponEffect;
  /** Why the coupon does nothing to this cart as it is now. */
  readonly problem: Failure<'coupon_nothing_fits' | 'coupon_minimum'> | undefined;
}

/** What a coupon does to a cart, by the rules by which the shop charges; nothing without one. */
export function applyToCart(cart: Cart, terms: CouponTerms | undefined): CartCoupon {
  const lines = cart.map(({ id, price, quantity }) => ({ productId: id, unitPrice: price, quantity }));
  const applied = terms === undefined ? undefined : applyCoupon(terms, lines);
  if (applied?.ok) return { effect: applied.value, problem: undefined };
  return { effect: withoutCoupon(lines), problem: applied?.failure };
}
