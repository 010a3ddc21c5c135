import { computed } from 'nanostores';
import { emptyCartStorage, storedLanguage } from '#src/domain/cart/cart-storage.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { Currency } from '#src/domain/money/currency.ts';
import { $cartStorage } from './cart-storage.ts';

/** The cookie that the host's language rules read. */
const languageCookie = 'nf_lang';
const yearInSeconds = 31_536_000;

/** The currency that prices are shown in. */
export const $currency = computed($cartStorage, (stored): Currency => stored?.currency ?? 'EUR');

/** Keeps the language for the next visit, in the browser and in the cookie that the host reads. */
export function storeLanguage(language: Language): void {
  $cartStorage.set({ ...($cartStorage.get() ?? emptyCartStorage), language: storedLanguage(language) });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
}

/** Shows prices in this currency from now on. `pageLanguage` is stored where no language was chosen before. */
export function storeCurrency(currency: Currency, pageLanguage: Language): void {
  const unknown = { ...emptyCartStorage, language: storedLanguage(pageLanguage) };
  $cartStorage.set({ ...($cartStorage.get() ?? unknown), currency });
}
