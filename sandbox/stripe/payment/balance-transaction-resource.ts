import { newId } from '../identifiers.ts';

interface NewBalanceTransaction {
  readonly amount: number;
  readonly currency: string;
  readonly createdSeconds: number;
  readonly description: string | null;
  readonly source: string;
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment';
}

/** Stripe's standard European card price: 1.5 % and 25 minor units. Refunds give no fee back. */
function feeOf({ amount, type }: NewBalanceTransaction): number {
  return type === 'charge' ? Math.round(amount * 0.015) + 25 : 0;
}

/** A movement of the merchant's balance; `amount` is negative where money leaves it. */
export function newBalanceTransaction(input: NewBalanceTransaction) {
  const fee = feeOf(input);
  const detail = {
    amount: fee,
    application: null,
    currency: input.currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
  return {
    id: newId('txn_3'),
    object: 'balance_transaction' as const,
    amount: input.amount,
    available_on: input.createdSeconds + 7 * 86_400,
    balance_type: 'payments',
    created: input.createdSeconds,
    currency: input.currency,
    description: input.description,
    exchange_rate: null,
    fee,
    fee_details: fee > 0 ? [detail] : [],
    net: input.amount - fee,
    reporting_category: input.type === 'adjustment' ? 'dispute' : input.type,
    source: input.source,
    status: 'pending',
    type: input.type,
  };
}

export type BalanceTransaction = ReturnType<typeof newBalanceTransaction>;
