import i18next from 'i18next';
import type { Language } from '#src/domain/language/languages.ts';
import { numberFormat } from './intl-formats.ts';
import { fillText, findText, type Messages } from './island-text.ts';
import type { MessageKey } from './keys.ts';
import type { Namespace, Namespaces } from './namespaces.ts';

/** What a text takes: `count` chooses the plural form, the rest fills `{{placeholders}}`. Numbers are written by `Intl`. */
export type TextValues = Readonly<Record<string, string | number>>;
export type Translator<Name extends Namespace> = (key: MessageKey<Namespaces[Name]>, values?: TextValues) => string;

function fill(text: string, values: TextValues, language: Language): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && name !== 'count' ? numberFormat(language, {}).format(value) : value,
  ]);
  return fillText(text, Object.fromEntries(shown));
}

/** What was found already of texts that stay as they are: a page asks for the same some hundred times. */
const found = new WeakMap<Messages, Map<string, string>>();

/**
 * The texts of one namespace in one language, read at build time through astro-i18next. A key that is missing in that language
 * stops the build: no page falls back to another language or shows a raw key.
 */
export function translator<Name extends Namespace>(language: Language, namespace: Name): Translator<Name> {
  const messages = i18next.getResourceBundle(language, namespace) as Messages | undefined;
  const known = (messages && found.get(messages)) ?? new Map<string, string>();
  if (messages) found.set(messages, known);
  return (key, values) => {
    const count = values?.['count'];
    const place = count === undefined ? key : `${key} ${count}`;
    const text = known.get(place) ?? (messages && findText(language, messages, key, count));
    if (text === undefined) throw new Error(`No text for “${key}” in public/locales/${language}/${namespace}.json`);
    known.set(place, text);
    return values === undefined ? text : fill(text, values, language);
  };
}
