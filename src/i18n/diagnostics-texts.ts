import type { Language } from '#src/domain/language/languages.ts';
import en from '../../public/locales/en/diagnostics.json' with { type: 'json' };
import lt from '../../public/locales/lt/diagnostics.json' with { type: 'json' };
import ru from '../../public/locales/ru/diagnostics.json' with { type: 'json' };

/** The words of the diagnostics box: fetched with it, so that pages do not carry what one phone in many shows. */
export const diagnosticsTexts: Readonly<Record<Language, typeof en>> = { en, lt, ru };
