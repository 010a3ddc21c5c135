import type { Language } from '#src/domain/language/languages.ts';
import en from '../../public/locales/en/unreachable.json' with { type: 'json' };
import lt from '../../public/locales/lt/unreachable.json' with { type: 'json' };
import ru from '../../public/locales/ru/unreachable.json' with { type: 'json' };

/** What a listing says when its filter cannot be had. Part of the script: its other words did not arrive either. */
export const unreachableTexts: Readonly<Record<Language, typeof en>> = { en, lt, ru };
