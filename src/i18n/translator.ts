import i18next from 'i18next';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import type { MessageKey } from './keys.ts';
import type { Namespace, Namespaces } from './namespaces.ts';

/** What a text takes: `count` chooses the plural form, the rest fills `{{placeholders}}`. Numbers are written by `Intl`. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translator<Name extends Namespace> = (key: MessageKey<Namespaces[Name]>, values?: TextValues) => string;

/**
 * The texts of one namespace in one language, read at build time through astro-i18next. A key that is missing in that language
 * stops the build: no page falls back to another language or shows a raw key.
 */
export function translator<Name extends Namespace>(language: Language, namespace: Name): Translator<Name> {
  const fixed = i18next.getFixedT(language, namespace);
  const numbers = new Intl.NumberFormat(intlLocales[language]);
  return (key, values = {}) => {
    const options = { ns: namespace, lng: language, fallbackLng: [], ...values };
    if (!i18next.exists(key, options))
      throw new Error(`No text for “${key}” in public/locales/${language}/${namespace}.json`);
    const shown = Object.entries(values)
      .filter(([name]) => name !== 'count')
      .map(([name, value]) => [name, typeof value === 'number' ? numbers.format(value) : value]);
    return String(fixed(key, { ...options, ...Object.fromEntries(shown), interpolation: { escapeValue: false } }));
  };
}
