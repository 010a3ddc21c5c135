import type { Language } from '#src/domain/language/languages.ts';
import en from '../../public/locales/en/faults.json' with { type: 'json' };
import lt from '../../public/locales/lt/faults.json' with { type: 'json' };
import ru from '../../public/locales/ru/faults.json' with { type: 'json' };

/**
 * What the browser says when something broke. Part of the script, in every language: at that moment nothing more may be
 * fetched, and pages should not carry words that hardly anybody will see.
 */
export const faultTexts: Readonly<Record<Language, typeof en>> = { en, lt, ru };
