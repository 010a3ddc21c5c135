import { intlLocales, type Language } from '#src/domain/language/languages.ts';

/** Dates are shown in the shop's own time. */
const timeZone = 'Europe/Vilnius';

/** A day as people write it: 21 November 2026, 2026 m. lapkričio 21 d., 21 ноября 2026 г. */
export function formatDay(isoTime: string, language: Language): string {
  return new Intl.DateTimeFormat(intlLocales[language], { dateStyle: 'long', timeZone }).format(new Date(isoTime));
}

/** The name of a country by its ISO 3166-1 code. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([intlLocales[language]], { type: 'region' }).of(code) ?? code;
}

/** The name of a language by its ISO 639-1 code. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames([intlLocales[language]], { type: 'language' }).of(code) ?? code;
}

/** A count as people write it: 12,345, 12 345. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(intlLocales[language]).format(value);
}

/** A number with at most one decimal: 4.6, 4,6. */
export function formatRating(rating: number, language: Language): string {
  return new Intl.NumberFormat(intlLocales[language], { maximumFractionDigits: 1 }).format(rating);
}
