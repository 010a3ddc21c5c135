import type { ReturnFacts } from '../catalogue/shop-facts.ts';
import { type Amount, computeRefund, type RefundableOrder, type RefundWish, worthOf } from '../payment/refund.ts';
import type { ReturnReason } from './return-reason.ts';

type LabelFacts = Pick<ReturnFacts, 'labelFreeFrom' | 'labelInLithuania' | 'labelAbroad'>;

interface ReturnedOrder {
  readonly reason: ReturnReason;
  /** Where the goods were delivered, ISO 3166-1. */
  readonly country: string;
  /** What the order's goods cost after its discount, euro cents, delivery aside. */
  readonly goodsEuro: number;
}

/**
 * What the return label costs, euro cents, to be deducted from the refund (storefront.md, returns): nothing for Lithuanian
 * orders of the threshold and over. A faulty item costs the shopper nothing (Directive 2019/771 art. 14), and an exchange has
 * no refund from which anything could be deducted.
 */
export function returnCost({ country, goodsEuro, reason }: ReturnedOrder, label: LabelFacts): number {
  if (reason === 'complaint' || reason === 'exchange') return 0;
  if (country !== 'LT') return label.labelAbroad;
  return goodsEuro >= label.labelFreeFrom ? 0 : label.labelInLithuania;
}

/** What a return gives back: `goods` is what the pieces were worth, `keptBack` what of it pays for the label. */
export interface ReturnSums {
  readonly goods: Amount;
  readonly keptBack: Amount;
  /** Never below zero: a label is never dearer than what it brings back. */
  readonly amount: Amount;
}

/** The refund of these pieces less the label (`keptBackEuro`). Undefined when the order does not have as many of them left. */
export function returnSums(
  order: RefundableOrder,
  pieces: RefundWish['pieces'],
  keptBackEuro: number,
): ReturnSums | undefined {
  const goods = worthOf(order, pieces);
  if (goods === undefined) return undefined;
  const refund = computeRefund(order, { reason: 'return', pieces, keptBackEuro });
  if (refund !== undefined) {
    const whole = (side: 'charged' | 'euro') => refund.amount[side] + refund.keptBack[side];
    return {
      goods: { charged: whole('charged'), euro: whole('euro') },
      keptBack: refund.keptBack,
      amount: refund.amount,
    };
  }
  // The label takes everything, or everything was given back before.
  return { goods, keptBack: goods, amount: { charged: 0, euro: 0 } };
}
