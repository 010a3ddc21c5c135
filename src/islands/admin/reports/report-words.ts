import type { Grouping } from '#src/contracts/staff-reports.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { countryName, formatNumber, formatShare, languageName, monthName } from '#src/i18n/formatters.ts';
import { fullSpan, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { wordOf } from '../naming.ts';

export type Section = SectionProps<'admin-reports'>;

/** How a report writes its figures: euro cents, counts, shares, hundredths of a percent. */
export function figureWords({ data: { language } }: Section) {
  return {
    money: (cents: number) => formatMoney(cents, 'EUR', language),
    number: (value: number) => formatNumber(value, language),
    share: (part: number, whole: number) => (whole > 0 ? formatShare(part / whole, language) : '–'),
    rate: (basisPoints: number) => formatShare(basisPoints / 10_000, language, 2),
  };
}

/** What a row is called: a day, a week by its first day, a country. `key` is null where only the period before has it. */
export function keyWords({ data, texts }: Section, by: Grouping | undefined, key: string | null): string {
  const { language } = data;
  if (key === null) return '–';
  switch (by) {
    case 'day':
    case 'week':
      return shortDay(key, language);
    case 'month':
      return monthName(key, language);
    case 'country':
      return countryName(key, language);
    case 'language':
      return languageName(key, language);
    case 'method':
      return wordOf(texts.methods, key);
    default:
      return key;
  }
}

/** `1–24 November 2026`. */
export const spanWords = ({ data }: Section, { from, to }: { readonly from: string; readonly to: string }): string =>
  fullSpan(from, to, data.language);
