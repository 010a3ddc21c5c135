import { useStore } from '@nanostores/react';
import { $checkoutCart, $checkoutCurrency } from '#src/client/stores/checkout-cart.ts';
import { $checkoutForm } from '#src/client/stores/checkout-form.ts';
import { $coupon } from '#src/client/stores/coupon.ts';
import { $delivery, zoneOf } from '#src/client/stores/delivery.ts';
import { summarizeCheckout } from '#src/domain/checkout/summary.ts';
import { chargedCurrency, convert } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { CheckoutPageData } from './checkout-texts.ts';

/** The order's sum in the charged currency, kept up to date with cart, form and what the server says. */
export function useSummary(data: CheckoutPageData) {
  const cart = useStore($checkoutCart);
  const { country, option } = useStore($checkoutForm);
  const delivery = useStore($delivery);
  const shown = useStore($checkoutCurrency);
  const currency = chargedCurrency(shown);
  const rates = delivery.state === 'ready' ? delivery.rates : data.rates;
  const zone = zoneOf(country);
  const { code, terms } = useStore($coupon);
  const summary = summarizeCheckout(cart, { zone, option, currency, rates, coupon: terms });
  const money = (minorUnits: number) => formatMoney(minorUnits, currency, data.language);
  return {
    ...summary,
    cart,
    /** Nothing is left to pay. */
    isFree: summary.chosen !== undefined && summary.totals.total === 0,
    zone,
    delivery,
    couponCode: code,
    /** The cart is shown in litas, which are no longer charged. */
    isLitas: shown === 'LTL',
    money,
    /** Euro cents in the charged currency, in words. */
    price: (euroCents: number) => money(convert(euroCents, currency, rates)),
    vatPercent: (zone?.vatBasisPoints ?? 0) / 100,
  };
}
export type Summary = ReturnType<typeof useSummary>;
