import type { Language } from '#src/domain/language/languages.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { ru } from './ru.ts';
import type { WithdrawalTexts } from './shape.ts';

/** The words of the receipt for a withdrawal, by language. */
export const withdrawalTexts: Readonly<Record<Language, WithdrawalTexts>> = { en, lt, ru };
