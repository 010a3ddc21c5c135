import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#src/domain/language/languages.ts';

/**
 * What the shop says in a language, by namespace and key (`checkout`, `form.order`), so that a test looks for the same
 * words as a shopper. Placeholders are filled by name, `count` chooses the plural form. Throws on an unknown key.
 */
export function words(language: Language, namespace: string) {
  const file = path.resolve(import.meta.dirname, `../../public/locales/${language}/${namespace}.json`);
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const find = (key: string) =>
    key.split('.').reduce<unknown>((level, part) => (level as Record<string, unknown>)?.[part], messages);
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const { count } = values;
    const form = typeof count === 'number' ? find(`${key}_${new Intl.PluralRules(language).select(count)}`) : undefined;
    const message = form ?? find(key);
    if (typeof message !== 'string') throw new Error(`${namespace}.json has no “${key}” in ${language}.`);
    return message.replace(/{{\s*(\w+)\s*}}/g, (_whole, name: string) => String(values[name] ?? ''));
  };
}
