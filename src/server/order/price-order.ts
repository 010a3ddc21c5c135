import { effectivePrice } from '#src/domain/catalogue/product.ts';
import { type ChargedCurrency, convert } from '#src/domain/money/currency.ts';
import { prorate } from '#src/domain/money/prorate.ts';
import type { CouponEffect } from '#src/domain/pricing/coupon.ts';
import { computeTotals, type Totals } from '#src/domain/pricing/totals.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { ChosenDelivery } from './choose-delivery.ts';
import type { ChosenLine } from './choose-variants.ts';

/** What one piece of this line costs, euro cents. */
export function unitPriceOf(line: ChosenLine): number {
  return effectivePrice({ price: line.product.price, salePrice: line.product.sale_price });
}

export interface PricedOrder {
  /** In the charged currency. */
  readonly totals: Totals;
  /** The same in euro, for the books. */
  readonly euro: Totals;
  /** Rows for the SQL function `place_order`. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/** Computes every amount of an order from the shop's own rows, with what a coupon does to its lines. */
export function priceOrder(
  chosen: readonly ChosenLine[],
  delivery: ChosenDelivery,
  currency: ChargedCurrency,
  facts: CheckoutFacts,
  effect: CouponEffect,
): PricedOrder {
  const input = {
    lines: effect.lines,
    reduction: effect.reduction,
    shipping: delivery.fee,
    rates: facts.rates,
    vatBasisPoints: delivery.vatBasisPoints,
  };
  const totals = computeTotals({ ...input, currency });
  const euro = computeTotals({ ...input, currency: 'EUR' });
  // Rounded once for the order, then shared out, so that the lines' VAT and the delivery's add up to the order's.
  const vat = prorate(totals.vat, [...totals.lines.map((line) => line.total), totals.shipping]);
  const lines = chosen.map((line, index) => ({
    position: index,
    product_id: line.product.id,
    variant_id: line.variantId,
    quantity: line.quantity,
    picture: line.picture,
    unit_price: totals.lines[index]?.unitPrice,
    list_price: convert(line.product.price, currency, facts.rates),
    discount: totals.lines[index]?.discount,
    total: totals.lines[index]?.total,
    vat_amount: vat[index],
    unit_price_eur: euro.lines[index]?.unitPrice,
    list_price_eur: line.product.price,
    discount_eur: euro.lines[index]?.discount,
    total_eur: euro.lines[index]?.total,
  }));
  return { totals, euro, lines };
}
