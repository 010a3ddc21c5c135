import type { Language } from '#src/domain/language/languages.ts';
import { deliveryDays } from './delivery-days.ts';
import { dateFormat } from './intl-formats.ts';

/** Times are those of the shop. */
const timeZone = 'Europe/Vilnius';

/** A date stays on one line. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

/** `YYYY-MM-DD` or an instant (ISO 8601), as a date of Vilnius. */
const dateOf = (day: string) => new Date(day.length === 10 ? `${day}T12:00:00Z` : day);

/** `22 November`, `lapkričio 22 d.`, `22 ноября`; with the year where it is not `now`'s. */
export function shortDay(day: string, language: Language, now: Date = new Date()): string {
  const date = dateOf(day);
  const year = (instant: Date) => dateFormat('en', { timeZone, year: 'numeric' }).format(instant);
  const options: Intl.DateTimeFormatOptions =
    year(date) === year(now) ? { day: 'numeric', month: 'long', timeZone } : { dateStyle: 'long', timeZone };
  return unbroken(dateFormat(language, options).format(date));
}

/** `08:05`. */
export function clockTime(instant: string | number, language: Language): string {
  return dateFormat(language, { timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** Two dates (`YYYY-MM-DD`) as one span: `24–26 November`, `lapkričio 24–26 d.`, `24–26 ноября`; or as the one day that they are. */
export function shortSpan(from: string, to: string, language: Language): string {
  return from === to ? shortDay(from, language) : deliveryDays(from, to, language);
}

/** Two dates (`YYYY-MM-DD`) as one span with its years: `1–24 November 2026`, `2026 m. lapkričio 1–24 d.`. */
export function fullSpan(from: string, to: string, language: Language): string {
  const format = dateFormat(language, { dateStyle: 'long', timeZone });
  if (from === to) return unbroken(format.format(dateOf(from)));
  const span = format.formatRange(dateOf(from), dateOf(to));
  if (language !== 'lt') return unbroken(span);
  // Intl leaves out the words for year and day in Lithuanian spans.
  const named = span.replace(/(\d{4}) /g, '$1 m. ').replace(/\s–\s/, ' d. – ');
  return unbroken(`${named} d.`);
}
