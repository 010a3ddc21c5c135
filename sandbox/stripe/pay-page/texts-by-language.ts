import type { Language } from '#src/domain/language/languages.ts';
import { en } from './texts/en.ts';
import { lt } from './texts/lt.ts';
import { ru } from './texts/ru.ts';
import type { PayPageTexts } from './texts.ts';

export const textsByLanguage: Readonly<Record<Language, PayPageTexts>> = { en, lt, ru };
