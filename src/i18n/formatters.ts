import type { Language } from '#src/domain/language/languages.ts';
import { codeNames, dateFormat, numberFormat } from './intl-formats.ts';

/** Dates are shown in the shop's own time. */
const timeZone = 'Europe/Vilnius';

/** A day as people write it: 21 November 2026, 2026 m. lapkričio 21 d., 21 ноября 2026 г. */
export function formatDay(isoTime: string, language: Language): string {
  return dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(isoTime));
}

/** The name of a country by its ISO 3166-1 code. */
export function countryName(code: string, language: Language): string {
  return codeNames(language, { type: 'region' }).of(code) ?? code;
}

/** The name of a language by its ISO 639-1 code. */
export function languageName(code: string, language: Language): string {
  return codeNames(language, { type: 'language' }).of(code) ?? code;
}

/** A count as people write it: 12,345, 12 345. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, {}).format(value);
}

/** A number with at most one decimal: 4.6, 4,6. */
export function formatRating(rating: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 1 }).format(rating);
}

/** A share of one in percent: 4.6 %, with at most so many decimals. */
export function formatShare(share: number, language: Language, decimals = 1): string {
  const options = { style: 'percent', maximumFractionDigits: decimals } as const;
  return numberFormat(language, options).format(share);
}

/** Euro cents for the axis of a chart: €1.5K, 1,5 tūkst. €. */
export function compactMoney(cents: number, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(cents / 100);
}

/** The month of a day (`YYYY-MM-DD`) with its year: November 2026, 2026 m. lapkritis. */
export function monthName(day: string, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone }).format(new Date(`${day}T12:00:00Z`));
}
