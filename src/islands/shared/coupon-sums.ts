import type { Cart } from '#src/domain/cart/cart.ts';
import { applyToCart } from '#src/domain/cart/cart-coupon.ts';
import { type Currency, convert } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { type CouponTerms, freeFromWith } from '#src/domain/pricing/coupon.ts';
import { computeTotals, goodsAfterReduction } from '#src/domain/pricing/totals.ts';
import { estimateShipping } from '#src/domain/shipping/estimate.ts';
import { type CartData, cartText } from './cart-data.ts';
import type { CartView } from './cart-view.ts';

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
  const { language, rates } = data;
  const text = cartText(data);
  const money = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  const goods = goodsAfterReduction(effect.lines, effect.reduction);
  const estimate = freeFromWith(data.estimate, effect);
  // Goods that cost nothing are sent all the same: only an empty cart has no fee.
  const shipping = estimateShipping(Math.max(1, goods), estimate);
  const totals = computeTotals({
    ...{ lines: effect.lines, reduction: effect.reduction, shipping, currency, rates, vatBasisPoints: 0 },
  });
  const missing = Math.max(0, estimate.freeFrom - goods);
  return {
    ...view,
    ...(totals.discount === 0 ? {} : { discount: money(-totals.discount) }),
    delivery: shipping === 0 ? text('summary.freeOfCharge') : money(totals.shipping),
    total: money(totals.total),
    free: {
      text:
        missing === 0 ? text('free.reached') : text('free.left', { amount: money(convert(missing, currency, rates)) }),
      share: estimate.freeFrom === 0 ? 1 : Math.min(1, goods / estimate.freeFrom),
    },
  };
}
