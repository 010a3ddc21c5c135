import type { Language } from '#src/domain/language/languages.ts';
import type { ChargedCurrency } from '#src/domain/money/currency.ts';
import type { Result } from '#src/domain/result/result.ts';

/** What a provider has to show and charge. Amounts in minor units of `currency`, VAT included. */
export interface PaymentRequest {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly currency: ChargedCurrency;
  readonly language: Language;
  readonly email: string | undefined;
  readonly lines: readonly {
    readonly name: string;
    readonly note: string;
    readonly picture: string | undefined;
    readonly unitPrice: number;
    readonly quantity: number;
  }[];
  readonly shipping: { readonly label: string; readonly fee: number };
  readonly total: number;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Countries in which the provider's page asks for an address; undefined when we have it already. */
  readonly askAddressIn: readonly string[] | undefined;
  readonly methods: readonly string[];
}

/** A provider's message in the shop's words; `details` are those of the SQL function `record_payment_event`. */
export interface PaymentMessage {
  readonly eventId: string;
  readonly type: 'paid' | 'declined' | 'failed' | 'expired' | 'refund' | 'dispute';
  readonly details: Readonly<Record<string, unknown>>;
}

/** Money that is to go back by the provider. */
export interface RefundRequest {
  /** Ours: the key under which the provider does it once, and the name by which it is found again. */
  readonly refundId: string;
  readonly orderId: string;
  /** The provider's name of the payment. */
  readonly paymentId: string;
  /** Minor units of the payment's currency. */
  readonly amount: number;
  readonly isDouble: boolean;
  /** It was asked for before, and the answer may have been lost. */
  readonly isRepeated: boolean;
}

/** What a provider says of a refund: the money is back, on its way, or cannot go back. */
export interface RefundAnswer {
  readonly state: 'succeeded' | 'pending' | 'failed';
  readonly providerRefundId: string | null;
  readonly reason: string | null;
}

/** How a shopper pays, and whom the money comes through. */
export const paymentMethods = { card: 'stripe', bank: 'paysera' } as const;
export type PaymentMethod = keyof typeof paymentMethods;
export type PaymentProviderName = (typeof paymentMethods)[PaymentMethod];

/** A provider, behind which every other one works alike. Methods throw when it cannot be reached. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Asked twice for the same order, answers the same session. */
  startSession(request: PaymentRequest): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** `completed` when it was paid before it could be ended. */
  endSession(sessionId: string): Promise<'ended' | 'completed'>;
  /**
   * What became of a session, as the message that should have told it; undefined while it is open. Providers that answer
   * no questions leave it out.
   */
  askSession?(sessionId: string): Promise<PaymentMessage | undefined>;
  /** Sends money back; asked twice for the same refund, does it once. Providers that have no call for it leave it out. */
  refund?(request: RefundRequest): Promise<RefundAnswer>;
  /** Checks the signature over the bytes first; undefined for messages that do not concern us. A message in the address is given as its query. */
  readMessage(rawBody: string, headers: Headers): Result<PaymentMessage | undefined, 'signature_invalid'>;
}
