import type { Language } from '#src/domain/language/languages.ts';
import { dateFormat } from './intl-formats.ts';

/** “On Tuesday” in languages whose weekdays change their ending, from Sunday on. Intl knows the nominative only. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  lt: ['sekmadienį', 'pirmadienį', 'antradienį', 'trečiadienį', 'ketvirtadienį', 'penktadienį', 'šeštadienį'],
  ru: ['в воскресенье', 'в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу'],
};

/** A date stays on one line. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

/**
 * When something arrives, as it stands after “Arrives”: `Tuesday 24 November`, `antradienį, lapkričio 24 d.`, `во вторник,
 * 24 ноября`; several days as `24 – 26 November`. Dates are `YYYY-MM-DD`.
 */
export function deliveryDays(from: string, to: string, language: Language): string {
  const format = dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  if (from !== to) {
    // Intl leaves out the „d.“ of Lithuanian dates in spans.
    // Where the days lie in two years it names both, which no shopper needs.
    const isOneYear = first.getUTCFullYear() === last.getUTCFullYear();
    const span = isOneYear
      ? format.formatRange(first, last) + (language === 'lt' ? ' d.' : '')
      : `${format.format(first)}–${format.format(last)}`.replace(' d.–', '–');
    return unbroken(span.replaceAll(/\s*–\s*/g, '–\u2060'));
  }
  const weekday = weekdays[language][first.getUTCDay()] ?? '';
  return `${weekday}${language === 'en' ? '' : ','} ${unbroken(format.format(first))}`;
}
