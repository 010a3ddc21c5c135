import type { Language } from '#src/domain/language/languages.ts';
import { pluralRules } from './intl-formats.ts';
import type { MessageKey } from './keys.ts';

/** The texts of an island as a page hands them over: a part of a namespace, in one language. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A text with values in its `{{placeholders}}`. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));

/** The text of a key with dots, in the plural form of `count` where there is one; undefined where there is none. */
export function findText(language: Language, messages: Messages, key: string, count?: unknown): string | undefined {
  const find = (wanted: string) => {
    const found = wanted
      .split('.')
      .reduce<string | Messages | undefined>(
        (place, part) => (typeof place === 'object' ? place[part] : undefined),
        messages,
      );
    return typeof found === 'string' ? found : undefined;
  };
  const plural = typeof count === 'number' ? find(`${key}_${pluralRules(language, {}).select(count)}`) : undefined;
  return plural ?? find(key);
}

/**
 * Texts in the browser without a translation library: nested keys, `{{placeholders}}`, and plural forms chosen by `count`.
 * The build has checked that keys and forms exist.
 */
export function islandText<Own extends object>(
  language: Language,
  messages: Own,
): (key: MessageKey<Own>, values?: Readonly<Record<string, string | number>>) => string {
  return (key, values = {}) =>
    fillText(findText(language, messages as unknown as Messages, key, values['count']) ?? key, values);
}
