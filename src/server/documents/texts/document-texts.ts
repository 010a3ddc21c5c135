import type { Language } from '#src/domain/language/languages.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { ru } from './ru.ts';
import type { DocumentTexts } from './shape.ts';

/** The words of the shop's documents, by language. */
export const documentTexts: Readonly<Record<Language, DocumentTexts>> = { en, lt, ru };
