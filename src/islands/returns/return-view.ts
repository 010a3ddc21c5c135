import type { ReturnLine, ReturnOptionsResponse } from '#src/contracts/returns.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import type { ChargedCurrency } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

/** What the page gives its island. */
export interface ReturnPageData {
  readonly language: Language;
  readonly texts: Namespaces['return'];
  readonly colors: Readonly<Record<string, string>>;
}

/** How the page says things, in its language. */
export function returnWords({ colors, language, texts }: ReturnPageData) {
  const days = islandText(language, texts.days);
  const format = new Intl.DateTimeFormat(intlLocales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const span = ([from, to]: readonly [number, number]) => ({
    span: from === to ? String(to) : `${from}–${to}`,
    count: to,
  });
  return {
    text: islandText(language, texts),
    /** „2–3 darbo dienas“ */
    businessDays: (range: readonly [number, number]) => days('business', span(range)),
    days: (range: readonly [number, number]) => days('plain', span(range)),
    /** A `YYYY-MM-DD` in words. */
    day: (date: string) => format.format(new Date(`${date}T00:00:00Z`)),
    money: (amount: number, currency: ChargedCurrency) => formatMoney(amount, currency, language),
    name: (line: ReturnLine) => ({ en: line.name, lt: line.name_lt, ru: line.name_ru })[language],
    /** „ × 2“; nothing for one. */
    pieces: (quantity: number) => (quantity > 1 ? ` ×\u00a0${quantity}` : ''),
    /** „Žalia, M“ */
    variant: (line: ReturnLine) =>
      [colors[line.color] ?? line.color, line.size].filter((part) => part !== '').join(', '),
  };
}
type ReturnWords = ReturnType<typeof returnWords>;

/** What every part of the page is given. */
export interface ReturnViewProps {
  readonly data: ReturnPageData;
  readonly options: ReturnOptionsResponse;
  readonly token: string;
  readonly words: ReturnWords;
}
