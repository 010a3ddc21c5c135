/**
 * Currencies that a price can be shown in (ISO 4217). LTL has been out of use since 2015: it is formatted where an old
 * stored state asks for it, never offered and never charged (decisions.md).
 */
export const currencies = ['EUR', 'USD', 'LTL'] as const;
export type Currency = (typeof currencies)[number];

/** Currencies in the picker; an order is charged in one of these. */
export const chargedCurrencies = ['EUR', 'USD'] as const;
export type ChargedCurrency = (typeof chargedCurrencies)[number];

const baseCurrency = 'EUR';

/** How many units of the currency one euro buys, in millionths: 1.08 is 1 080 000. Integers keep conversion exact. */
export type ExchangeRates = Readonly<Record<Currency, number>>;

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (currencies as readonly string[]).includes(value);
}

/** The currency that an order in `currency` is charged in: LTL is charged in EUR. */
export function chargedCurrency(currency: Currency): ChargedCurrency {
  return currency === 'USD' ? 'USD' : 'EUR';
}

/**
 * Converts euro cents into minor units of `currency`, half up (decisions.md, amounts: each unit price is converted, then
 * summed). Amounts are never negative in this shop's prices.
 */
export function convert(euroCents: number, currency: Currency, rates: ExchangeRates): number {
  if (currency === baseCurrency) return euroCents;
  return Math.floor((euroCents * rates[currency] + 500_000) / 1_000_000);
}
