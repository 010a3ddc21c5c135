import { newId } from '../identifiers.ts';
import type { Charge } from './charge-resource.ts';

export const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

interface NewRefund {
  readonly amount: number;
  readonly charge: Charge;
  readonly createdSeconds: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly reason: (typeof refundReasons)[number] | null;
}

/** Money on its way back to the card, in Stripe's shape. */
export function newRefund({ amount, charge, createdSeconds, metadata, reason }: NewRefund) {
  const card: Record<string, string> = {
    reference_status: 'pending',
    reference_type: 'acquirer_reference_number',
    type: 'refund',
  };
  return {
    id: newId('re_3'),
    object: 'refund' as const,
    amount,
    balance_transaction: null as string | null,
    charge: charge.id,
    created: createdSeconds,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card, type: 'card' as const },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' as 'pending' | 'succeeded' | 'failed',
    transfer_reversal: null,
  };
}

export type Refund = ReturnType<typeof newRefund> & {
  readonly failure_balance_transaction?: string;
  readonly failure_reason?: string;
};
