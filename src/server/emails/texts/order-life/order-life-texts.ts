import type { Language } from '#src/domain/language/languages.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { ru } from './ru.ts';
import type { OrderLifeTexts } from './shape.ts';

/** The words of the letters that follow an order, by language. */
export const orderLifeTexts: Readonly<Record<Language, OrderLifeTexts>> = { en, lt, ru };
