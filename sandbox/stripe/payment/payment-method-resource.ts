import type { PostalAddress } from '../checkout/session-resource.ts';
import { newId } from '../identifiers.ts';

export interface BillingDetails {
  readonly address: PostalAddress;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly tax_id: null;
}

export interface CardFacts {
  readonly brand: 'visa' | 'mastercard';
  readonly last4: string;
  readonly month: number;
  readonly year: number;
  /** Paid with the sandbox's wallet rather than by typing the number. */
  readonly wallet: boolean;
}

/** The `wallet` field of a card that came out of a wallet. */
export function walletOf(card: CardFacts) {
  return card.wallet ? { dynamic_last4: card.last4, google_pay: {}, type: 'google_pay' } : null;
}

/** The same number always has the same fingerprint. */
export function fingerprintOf(card: CardFacts): string {
  return `Sandbox${card.brand === 'visa' ? 'Visa' : 'Mast'}${card.last4}`;
}

/** A card as Stripe keeps it, in the shape of `payment_method`. */
export function newPaymentMethod(card: CardFacts, billing: BillingDetails, createdSeconds: number) {
  return {
    id: newId('pm_1'),
    object: 'payment_method' as const,
    allow_redisplay: 'limited',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: fingerprintOf(card),
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: walletOf(card),
    },
    created: createdSeconds,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card' as const,
  };
}

export type PaymentMethod = ReturnType<typeof newPaymentMethod>;
