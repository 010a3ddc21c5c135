import { defaultLanguage, isLanguage, type Language } from '#src/domain/language/languages.ts';

/** The language that the page is written in. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
