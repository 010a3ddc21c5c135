import { randomText } from '../identifiers.ts';
import type { SessionParameters } from './session-parameters.ts';

export interface PostalAddress {
  readonly city: string | null;
  readonly country: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly postal_code: string | null;
  readonly state: string | null;
}

export const noAddress: PostalAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

interface CustomerDetails {
  readonly address: PostalAddress | null;
  readonly business_name: string | null;
  readonly email: string | null;
  readonly individual_name: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly tax_exempt: 'none';
  readonly tax_ids: readonly never[] | null;
}

interface CollectedInformation {
  readonly business_name: string | null;
  readonly individual_name: string | null;
  readonly shipping_details: { readonly address: PostalAddress; readonly name: string } | null;
}

/** What Stripe knows of the customer at a moment of the checkout. */
export function customerDetails(known: Partial<CustomerDetails>): CustomerDetails {
  return {
    address: null,
    business_name: null,
    email: null,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
    ...known,
  };
}

interface NewSession {
  readonly parameters: SessionParameters;
  readonly origin: string;
  readonly createdSeconds: number;
  readonly expiresSeconds: number;
  readonly currency: string;
  /** Goods without shipping, minor units. */
  readonly subtotal: number;
  readonly shippingOptions: readonly { readonly shipping_amount: number; readonly shipping_rate: string }[];
}

/** An open session in Stripe's shape, every field of the resource. */
export function newSession(input: NewSession) {
  const { parameters, shippingOptions, subtotal } = input;
  const id = `cs_test_a1${randomText(56)}`;
  const chosen = shippingOptions[0];
  const methods = parameters.allowed_payment_method_types ?? ['card', 'link'];
  const excluded = parameters.excluded_payment_method_types ?? [];
  const shippingCost = chosen
    ? {
        amount_subtotal: chosen.shipping_amount,
        amount_tax: 0,
        amount_total: chosen.shipping_amount,
        shipping_rate: chosen.shipping_rate,
      }
    : null;
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: parameters.allow_promotion_codes ?? null,
    allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
    amount_subtotal: subtotal,
    amount_total: subtotal + (chosen?.shipping_amount ?? 0),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    client_secret: null,
    collected_information: null as CollectedInformation | null,
    consent: null,
    consent_collection: null,
    created: input.createdSeconds,
    currency: input.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: parameters.custom_text?.after_submit ?? null,
      shipping_address: parameters.custom_text?.shipping_address ?? null,
      submit: parameters.custom_text?.submit ?? null,
      terms_of_service_acceptance: parameters.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required' as const,
    customer_details: parameters.customer_email ? customerDetails({ email: parameters.customer_email }) : null,
    customer_email: parameters.customer_email ?? null,
    discounts: [],
    ...(excluded.length > 0 && { excluded_payment_method_types: excluded }),
    expires_at: input.expiresSeconds,
    integration_identifier: parameters.integration_identifier ?? null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: parameters.locale ?? null,
    managed_payments: { enabled: false },
    metadata: parameters.metadata ?? {},
    mode: 'payment' as const,
    origin_context: parameters.origin_context ?? null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: methods.filter((method) => !excluded.includes(method)),
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    permissions: null,
    phone_number_collection: { enabled: parameters.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: parameters.shipping_address_collection ?? null,
    shipping_cost: shippingCost,
    shipping_options: shippingOptions,
    status: 'open' as 'open' | 'complete' | 'expired',
    submit_type: parameters.submit_type ?? null,
    subscription: null,
    success_url: parameters.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: chosen?.shipping_amount ?? 0, amount_tax: 0 },
    ui_mode: 'hosted_page' as const,
    url: `${input.origin}/pay/${id}` as string | null,
    wallet_options: parameters.wallet_options ?? null,
  };
}

export type Session = ReturnType<typeof newSession>;
