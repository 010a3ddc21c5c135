import type { Language } from '#src/domain/language/languages.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { ru } from './ru.ts';
import type { ReturnTexts } from './shape.ts';

/** The words of the letters about a return, by language. */
export const returnTexts: Readonly<Record<Language, ReturnTexts>> = { en, lt, ru };
