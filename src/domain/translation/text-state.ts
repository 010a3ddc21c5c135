import type { Language } from '#src/domain/language/languages.ts';

/**
 * Where a text of a language stands: `none` (there is nothing to say), `missing`, `changed` (what it was written beside has, since),
 * `same` (as the English, and it has words), `done`. For the catalogue SQL says the same (`text_state`).
 */
export const textStates = ['none', 'missing', 'changed', 'same', 'done'] as const;
export type TextState = (typeof textStates)[number];

interface InterfaceCell {
  readonly language: Language;
  /** What is shown; null where the language has no such form. */
  readonly text: string | null;
  readonly english: string;
  /** The English that the text was written beside; of an English one: what the shop's own file said. Absent where it is the file's own. */
  readonly source?: string | undefined;
  readonly originalEnglish: string;
  /** The English beside which somebody said that it stands. */
  readonly settled?: string | undefined;
}

/** Where a text of the interface stands. */
export function interfaceState(cell: InterfaceCell): TextState {
  const { language, text, english, source, originalEnglish, settled } = cell;
  if (text === null) return 'none';
  const beside = language === 'en' ? originalEnglish : english;
  if (settled === beside) return 'done';
  if ((source ?? originalEnglish) !== beside) return 'changed';
  return language !== 'en' && text === english && /\p{L}/u.test(text.replace(/{{[^}]*}}/g, '')) ? 'same' : 'done';
}

/** How urgent a row is, of `language` alone where it is given: 0 something is missing, 1 something is to be looked at, 2 else. */
export function rankOf(states: Readonly<Record<Language, TextState>>, language?: Language): 0 | 1 | 2 {
  const counted = language === undefined ? Object.values(states) : [states[language]];
  if (counted.includes('missing')) return 0;
  return counted.some((state) => state === 'changed' || state === 'same') ? 1 : 2;
}
