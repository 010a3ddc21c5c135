import type { Language } from '#src/domain/language/languages.ts';
import type { ExchangeRates } from '#src/domain/money/currency.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

export type CheckoutMessages = Omit<Namespaces['checkout'], 'success'>;

/** What the checkout page gives its island. */
export interface CheckoutPageData {
  readonly language: Language;
  readonly texts: CheckoutMessages;
  readonly coupon: Namespaces['coupon'];
  readonly reminder: Namespaces['reminder']['choice'];
  readonly deliveryTexts: Namespaces['delivery'];
  /** Rates of the build, until the server has said the present ones. */
  readonly rates: ExchangeRates;
  readonly colors: Readonly<Record<string, string>>;
  /** The countries that we deliver to, in the order of the list. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Names of the payment methods: „Visa, Mastercard, Apple Pay“. */
  readonly methods: string;
  /** The EU's page about the legal guarantee, in the page's language. */
  readonly guaranteeAddress: string;
}
