import type { WithdrawalOrder } from '#src/contracts/withdrawal.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

/** What the page gives its island. */
export interface WithdrawData {
  readonly language: Language;
  readonly texts: Omit<Namespaces['withdraw'], 'noScript'>;
  /** The seller's name, as the declaration addresses it. */
  readonly seller: string;
  /** The shop's own address, for when nothing else works. */
  readonly email: string;
}

/** What the address's link has opened so far. */
export type OpenedOrder =
  | { readonly state: 'none' | 'loading' | 'unknown' | 'failed' }
  | { readonly state: 'known'; readonly token: string; readonly order: WithdrawalOrder };

/** A calendar date in words: 7 December 2026, 2026 m. gruodžio 7 d., 7 декабря 2026 г. */
export function longDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(intlLocales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Day and time of an instant in Vilnius, to the second. */
export function longMoment(instant: string, language: Language): string {
  const options = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Vilnius' } as const;
  return new Intl.DateTimeFormat(intlLocales[language], options).format(new Date(instant));
}
