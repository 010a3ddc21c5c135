import type { Language } from '#src/domain/language/languages.ts';

interface NewsletterLetterTexts {
  readonly code: string;
  /** Before the button that brings the code into the cart. */
  readonly useCode: string;
  readonly lowest: (price: string) => string;
  readonly test: (subject: string) => string;
}

/** What a newsletter says beside the words that staff have written. */
export const newsletterLetterTexts: Readonly<Record<Language, NewsletterLetterTexts>> = {
  en: {
    code: 'Discount code',
    useCode: 'Shop with the code',
    lowest: (price) => `Lowest price in 30 days: ${price}`,
    test: (subject) => `Test: ${subject}`,
  },
  lt: {
    code: 'Nuolaidos kodas',
    useCode: 'Pirkti su kodu',
    lowest: (price) => `Mažiausia kaina per 30 dienų: ${price}`,
    test: (subject) => `Bandymas: ${subject}`,
  },
  ru: {
    code: 'Промокод',
    useCode: 'Купить с промокодом',
    lowest: (price) => `Минимальная цена за 30 дней: ${price}`,
    test: (subject) => `Проверка: ${subject}`,
  },
};
