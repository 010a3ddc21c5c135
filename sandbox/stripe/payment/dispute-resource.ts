import { newId } from '../identifiers.ts';
import type { Charge } from './charge-resource.ts';

export const disputeReasons = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'general',
] as const;

const evidenceTexts =
  'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal ' +
  'customer_communication customer_email_address customer_name customer_purchase_ip customer_signature ' +
  'duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id product_description receipt ' +
  'refund_policy refund_policy_disclosure refund_refusal_explanation service_date service_documentation shipping_address ' +
  'shipping_carrier shipping_date shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text';

interface NewDispute {
  readonly charge: Charge;
  readonly amount: number;
  readonly reason: (typeof disputeReasons)[number];
  readonly createdSeconds: number;
}

/** A cardholder's complaint to the bank, in Stripe's shape, waiting for the merchant's evidence. */
export function newDispute({ amount, charge, createdSeconds, reason }: NewDispute) {
  const texts = Object.fromEntries(evidenceTexts.split(' ').map((name) => [name, null]));
  const { brand } = charge.payment_method_details.card;
  return {
    id: newId('dp_1'),
    object: 'dispute' as const,
    amount,
    balance_transactions: [] as object[],
    charge: charge.id,
    created: createdSeconds,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...texts, enhanced_evidence: {} },
    evidence_details: {
      due_by: createdSeconds + 9 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
      type: 'card' as const,
    },
    reason,
    status: 'needs_response' as 'needs_response' | 'under_review' | 'won' | 'lost',
  };
}

export type Dispute = ReturnType<typeof newDispute>;
