import type { Cart } from '../cart/cart.ts';
import { applyToCart } from '../cart/cart-coupon.ts';
import type { ChargedCurrency, ExchangeRates } from '../money/currency.ts';
import { type CouponTerms, freeFromWith } from '../pricing/coupon.ts';
import { computeTotals, goodsAfterReduction, type Totals } from '../pricing/totals.ts';
import { type DeliveryQuote, quoteDelivery, type ShippingZone } from '../shipping/zones.ts';

export interface CheckoutSummary {
  /** What each way of delivery costs for these goods, euro cents. */
  readonly quotes: readonly DeliveryQuote[];
  /** The chosen way; undefined before there is one. */
  readonly chosen: DeliveryQuote | undefined;
  /** By the same rules as the server charges; without delivery as long as none is chosen. */
  readonly totals: Totals;
}

/** What an order of this cart costs. Without a zone (none is known yet) there are no quotes and VAT is not said. */
export function summarizeCheckout(
  cart: Cart,
  order: {
    readonly zone: (ShippingZone & { readonly vatBasisPoints: number }) | undefined;
    readonly option: string;
    readonly currency: ChargedCurrency;
    readonly rates: ExchangeRates;
    readonly coupon?: CouponTerms | undefined;
  },
): CheckoutSummary {
  const { effect } = applyToCart(cart, order.coupon);
  const goods = goodsAfterReduction(effect.lines, effect.reduction);
  const quotes = order.zone === undefined ? [] : quoteDelivery(freeFromWith(order.zone, effect), goods);
  const chosen = quotes.find((quote) => quote.code === order.option);
  const totals = computeTotals({
    lines: effect.lines,
    reduction: effect.reduction,
    shipping: chosen?.fee ?? 0,
    currency: order.currency,
    rates: order.rates,
    vatBasisPoints: order.zone?.vatBasisPoints ?? 0,
  });
  return { quotes, chosen, totals };
}
