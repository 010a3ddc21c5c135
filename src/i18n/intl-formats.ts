import { intlLocales, type Language } from '#src/domain/language/languages.ts';

/** Making a format takes as long as writing a hundred cells of a table with it: each is made once. */
function once<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = made.get(key) ?? make(intlLocales[language], options);
    made.set(key, format);
    return format;
  };
}

/** How dates are written in a language; the same format for the same options. */
export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** How numbers are written in a language; the same format for the same options. */
export const numberFormat = once((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

/** How countries and languages are called in a language, by their codes. */
export const codeNames = once((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));

/** Which plural form a number takes in a language. */
export const pluralRules = once((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));
