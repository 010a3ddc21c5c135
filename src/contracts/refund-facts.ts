import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import type { Amount, RefundableOrder } from '#src/domain/payment/refund.ts';

const count = z.int();

/**
 * What refunds of an order are computed from (SQL function `read_refund_facts`): minor units of its currency, `_eur` in euro
 * cents. `made`: what the refund that was asked about came to, where it is there already.
 */
export const refundFacts = z.object({
  made: z.nullable(count),
  currency: z.enum(chargedCurrencies),
  rate_millionths: count,
  refunds_known: count,
  ...{ paid: count, paid_eur: count, shipping: count, shipping_eur: count, surcharge_eur: count },
  ...{ refunded: count, refunded_eur: count, refunded_shipping: count, refunded_shipping_eur: count },
  ...{ refunded_other: count, refunded_other_eur: count },
  lines: z.array(
    z.object({ order_item: count, quantity: count, total: count, total_eur: count, refunded_quantity: count }),
  ),
});
type RefundFacts = z.output<typeof refundFacts>;

/** The same as the rules of refunds take it. */
export function refundableOrder(facts: RefundFacts): RefundableOrder {
  const amount = (charged: number, euro: number): Amount => ({ charged, euro });
  return {
    currency: facts.currency,
    rateMillionths: facts.rate_millionths,
    lines: facts.lines.map((line) => ({
      id: line.order_item,
      quantity: line.quantity,
      total: amount(line.total, line.total_eur),
      refundedQuantity: line.refunded_quantity,
    })),
    paid: amount(facts.paid, facts.paid_eur),
    shipping: amount(facts.shipping, facts.shipping_eur),
    surchargeEuro: facts.surcharge_eur,
    refunded: amount(facts.refunded, facts.refunded_eur),
    refundedShipping: amount(facts.refunded_shipping, facts.refunded_shipping_eur),
    refundedOther: amount(facts.refunded_other, facts.refunded_other_eur),
  };
}
