/** The shop's languages, in the order of the picker (ISO 639-1). */
export const languages = ['en', 'lt', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Language of an address without a prefix when nothing else is known (storefront.md section 9). */
export const defaultLanguage: Language = 'en';

/** BCP 47 tag for `Intl`, so that English dates and numbers are British. */
export const intlLocales: Readonly<Record<Language, string>> = { en: 'en-GB', lt: 'lt-LT', ru: 'ru-RU' };

/** Is this text one of the shop's languages, in lower case? */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value);
}

/**
 * Reads the language that `cart-storage` or the language cookie holds: `EN`, `LT`, `RU`, any case.
 * Returns undefined for everything else.
 */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined;
  const lower = value.trim().toLowerCase();
  return isLanguage(lower) ? lower : undefined;
}
