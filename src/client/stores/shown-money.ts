import { type Currency, convert, type ExchangeRates } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { pageLanguage } from './page-language.ts';
import { $currency } from './preferences.ts';

/** The rates that the page carries in its head, millionths of a currency's unit for a euro. */
function readRates(): ExchangeRates {
  const content = document.querySelector<HTMLMetaElement>('meta[name=rates]')?.content ?? '{}';
  return { EUR: 1_000_000, USD: 1_000_000, LTL: 1_000_000, ...(JSON.parse(content) as Partial<ExchangeRates>) };
}

/** Writes amounts in euro cents in the chosen currency, as the page's language does. */
export function moneyWriter(currency: Currency = $currency.get()): (euroCents: number) => string {
  const rates = readRates();
  const language = pageLanguage();
  return (euroCents) => formatMoney(convert(euroCents, currency, rates), currency, language);
}
