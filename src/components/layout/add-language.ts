import { $cartStorage } from '#src/client/stores/cart-storage.ts';
import { chooseLanguage } from '#src/domain/language/choose-language.ts';
import { localizePath, splitPath } from '#src/domain/language/paths.ts';

/**
 * The fallback where no host rule added the language: an address without a known prefix becomes the same one with the prefix of
 * the stored language, the browser's or English; the old one leaves the history (storefront.md section 2).
 */
const { pathname, search, hash } = location;
if (splitPath(pathname).language === undefined) {
  const language = chooseLanguage({
    path: pathname,
    stored: $cartStorage.get()?.language,
    browser: navigator.languages,
  });
  location.replace(localizePath(pathname, language) + search + hash);
}
