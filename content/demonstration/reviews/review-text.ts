import type { Language } from '#src/domain/language/languages.ts';

/** How the buyer found the size. */
export type ReviewFit = 'small' | 'true' | 'large';

/** What a buyer wrote: language, stars from 1 to 5, text, and the fit where it was said. Must suit every product of its family. */
export type ReviewText = readonly [language: Language, stars: 1 | 2 | 3 | 4 | 5, text: string, fit?: ReviewFit];
