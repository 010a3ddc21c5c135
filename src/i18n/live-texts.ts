import type { Language } from '#src/domain/language/languages.ts';
import en from '../../public/locales/en/live.json' with { type: 'json' };
import lt from '../../public/locales/lt/live.json' with { type: 'json' };
import ru from '../../public/locales/ru/live.json' with { type: 'json' };

/** What the browser says of changes that it learns of, part of its script: most pages never say any of it. */
export const liveTexts: Readonly<Record<Language, typeof en>> = { en, lt, ru };
