import { defaultLanguage, isLanguage, type Language } from '#src/domain/language/languages.ts';

/** The language that the page is written in. */
export const pageLanguage: Language = isLanguage(document.documentElement.lang)
  ? document.documentElement.lang
  : defaultLanguage;
