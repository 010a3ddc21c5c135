import type { Cart } from '#src/domain/cart/cart.ts';
import { applyToCart } from '#src/domain/cart/cart-coupon.ts';
import type { Currency } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { type CouponTerms, freeFromWith } from '#src/domain/pricing/coupon.ts';
import { computeTotals, goodsAfterReduction } from '#src/domain/pricing/totals.ts';
import { estimateShipping } from '#src/domain/shipping/estimate.ts';
import type { CartData } from './cart-data.ts';
import { type CartView, describeSums } from './cart-view.ts';

/** The sums of a cart in words as a coupon leaves them; those of the view where it does nothing. */
export function withCoupon(
  view: CartView,
  cart: Cart,
  terms: CouponTerms | undefined,
  currency: Currency,
  data: CartData,
): CartView & { readonly discount?: string } {
  const { effect, problem } = applyToCart(cart, terms);
  if (terms === undefined || problem !== undefined || cart.length === 0) return view;
  const goods = goodsAfterReduction(effect.lines, effect.reduction);
  const estimate = freeFromWith(data.estimate, effect);
  const { discount, subtotal } = computeTotals({
    lines: effect.lines,
    reduction: effect.reduction,
    shipping: 0,
    currency,
    rates: data.rates,
    vatBasisPoints: 0,
  });
  // Goods that cost nothing are sent all the same: only an empty cart has no fee.
  const fee = estimateShipping(Math.max(1, goods), estimate);
  return {
    ...view,
    ...(discount === 0 ? {} : { discount: formatMoney(-discount, currency, data.language) }),
    ...describeSums({ shown: subtotal - discount, worth: goods, fee }, estimate, currency, data),
  };
}
