import type { PostalAddress } from '../checkout/session-resource.ts';
import { newId, randomText } from '../identifiers.ts';
import type { PaymentMethod } from './payment-method-resource.ts';

export interface PaymentError {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly doc_url: string;
  readonly message: string;
  readonly charge?: string;
  readonly payment_method: PaymentMethod;
}

export interface PaymentShipping {
  readonly address: PostalAddress;
  readonly carrier: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly tracking_number: string | null;
}

interface NewPaymentIntent {
  readonly amount: number;
  readonly currency: string;
  readonly createdSeconds: number;
  readonly methods: readonly string[];
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly receiptEmail?: string | undefined;
  readonly statementDescriptorSuffix?: string | undefined;
  readonly transferGroup?: string | undefined;
  readonly shipping?: PaymentShipping | undefined;
}

export type PaymentIntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';

/** A payment intent that waits for a payment method, every field of Stripe's resource. */
export function newPaymentIntent(input: NewPaymentIntent) {
  const id = newId('pi_3');
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null as number | null,
    cancellation_reason: null as string | null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: input.createdSeconds,
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null as PaymentError | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: input.metadata ?? {},
    next_action: null as { readonly type: 'use_stripe_sdk' } | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: input.methods,
    payment_record: null,
    processing: null,
    receipt_email: input.receiptEmail ?? null,
    review: null,
    setup_future_usage: null,
    shipping: input.shipping ?? null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: input.statementDescriptorSuffix ?? null,
    status: 'requires_payment_method' as PaymentIntentStatus,
    transfer_data: null,
    transfer_group: input.transferGroup ?? null,
  };
}

export type PaymentIntent = ReturnType<typeof newPaymentIntent>;
