import { defaultLanguage, isLanguage, type Language } from './languages.ts';
import { splitPath } from './paths.ts';

export interface LanguageHints {
  readonly path: string;
  readonly stored?: unknown;
  /** The browser's languages, best first, as BCP 47 tags. */
  readonly browser?: readonly string[];
}

/** Chooses the language: address, stored choice, browser, English (storefront.md section 2). */
export function chooseLanguage(hints: LanguageHints): Language {
  const fromPath = splitPath(hints.path).language;
  if (fromPath !== undefined) return fromPath;
  const browser = (hints.browser ?? []).map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  const stored = typeof hints.stored === 'string' ? hints.stored.toLowerCase() : undefined;
  return (isLanguage(stored) ? stored : browser) ?? defaultLanguage;
}
