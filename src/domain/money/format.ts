import { intlLocales, type Language } from '../language/languages.ts';
import type { Currency } from './currency.ts';

const symbols: Readonly<Record<Currency, { symbol: string; position: 'before' | 'after' }>> = {
  EUR: { symbol: '€', position: 'after' },
  USD: { symbol: '$', position: 'before' },
  LTL: { symbol: 'Lt', position: 'after' },
};

const formatters = new Map<string, Intl.NumberFormat>();

function decimalFormatter(locale: string): Intl.NumberFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formatters.set(locale, made);
  return made;
}

/**
 * Shows minor units: `12,34 €` in lt and ru, `12.34 €` in en, `$12.34` everywhere (decisions.md, money; IDENTITY.md
 * section 9). The space before the symbol does not break.
 */
export function formatMoney(minorUnits: number, currency: Currency, language: Language): string {
  const { symbol, position } = symbols[currency];
  const sign = minorUnits < 0 ? '−' : '';
  const amount = (locale: string) => decimalFormatter(locale).format(Math.abs(minorUnits) / 100);
  if (position === 'before') return `${sign}${symbol}${amount(intlLocales.en)}`;
  return `${sign}${amount(intlLocales[language])}\u00a0${symbol}`;
}
