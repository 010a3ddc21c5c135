import { newId } from '../identifiers.ts';
import type { PaymentIntent } from './payment-intent-resource.ts';
import { type CardFacts, fingerprintOf, type PaymentMethod, walletOf } from './payment-method-resource.ts';

export interface ChargeFailure {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
}

interface NewCharge {
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly card: CardFacts;
  readonly createdSeconds: number;
  readonly authenticated: boolean;
  readonly failure: ChargeFailure | null;
  readonly merchant: string;
}

function cardDetails({ card, authenticated, intent, failure }: NewCharge) {
  return {
    amount_authorized: failure ? null : intent.amount,
    authorization_code: failure ? null : '123456',
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    exp_month: card.month,
    exp_year: card.year,
    extended_authorization: { status: 'disabled' },
    fingerprint: fingerprintOf(card),
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: '976910110049114',
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: newId('txn_3').slice(6),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: walletOf(card),
  };
}

function outcomeOf(failure: ChargeFailure | null) {
  return {
    advice_code: failure ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: failure ? '01' : null,
    network_status: failure ? 'declined_by_network' : 'approved_by_network',
    reason: failure ? (failure.declineCode ?? failure.code) : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: failure ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: failure ? 'issuer_declined' : 'authorized',
  };
}

/** One try at the money, in the shape of Stripe's `charge`. `refunds` appears only where it is expanded, as since 2022-11-15. */
export function newCharge(input: NewCharge) {
  const { createdSeconds, failure, intent, method } = input;
  return {
    id: newId('ch_3'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null as string | null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: input.merchant.toUpperCase(),
    captured: failure === null,
    created: createdSeconds,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(failure),
    paid: failure === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(input), type: 'card' as const },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: failure ? ('failed' as const) : ('succeeded' as const),
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

export type Charge = ReturnType<typeof newCharge>;
