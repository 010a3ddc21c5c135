import { isLanguage } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';

/**
 * The order page was built without its token: the links to the other languages get it before anything else is loaded, so that
 * whoever changes the language at once keeps the order.
 */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-choose-language]')) {
  const language = link.dataset['chooseLanguage'];
  if (isLanguage(language)) link.setAttribute('href', localizePath(location.pathname, language));
}
