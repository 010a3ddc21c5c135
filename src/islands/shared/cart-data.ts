import type { Language } from '#src/domain/language/languages.ts';
import type { ExchangeRates } from '#src/domain/money/currency.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

/** The words of a product's form. */
export type PurchaseMessages = Namespaces['cart']['purchase'];

/** The cart's words, and of those of a product's form what is said away from it. */
export type CartMessages = Omit<Namespaces['cart'], 'purchase'> & {
  readonly purchase: Pick<PurchaseMessages, 'noPrice' | 'soldOut'>;
};

/** What the shop's pages tell the cart, once a page, in a data block. Money in euro cents. */
export interface CartData {
  readonly language: Language;
  readonly rates: ExchangeRates;
  /** Delivery before a destination is known. */
  readonly estimate: { readonly fee: number; readonly freeFrom: number };
  /** Days in which things can be returned. */
  readonly returnDays: number;
  /** Names of the colours by key, in the page's language. */
  readonly colors: Readonly<Record<string, string>>;
  readonly texts: CartMessages;
  /** The words about coupons, on the page of the cart. */
  readonly coupon?: Namespaces['coupon'];
}

const elementId = 'cart-data';
let read: CartData | undefined;

/** Reads the page's data block. */
export function cartData(): CartData {
  read ??= JSON.parse(document.getElementById(elementId)?.textContent ?? '{}') as CartData;
  return read;
}

/** The cart's texts in the page's language. */
export function cartText(data: CartData) {
  return islandText(data.language, data.texts);
}
