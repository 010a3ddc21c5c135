import type { Language } from '#src/domain/language/languages.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { ru } from './ru.ts';
import type { AuthTexts } from './shape.ts';

/** The words of the mails about an account, by language. */
export const authTexts: Readonly<Record<Language, AuthTexts>> = { en, lt, ru };
