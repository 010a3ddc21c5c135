import type { Language } from '#src/domain/language/languages.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { ru } from './ru.ts';
import type { EmailTexts } from './shape.ts';

/** The words of the shop's mail by language. */
export const emailTexts: Readonly<Record<Language, EmailTexts>> = { en, lt, ru };
