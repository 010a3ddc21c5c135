import type { Language } from './languages.ts';

/** A text of the interface that was changed in the back office: `cart`, `summary.total_one`. */
export interface InterfaceText {
  readonly language: Language;
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
}

/** What is wrong with a changed text: the shop has no such text, it is empty, or it names what nobody fills in. */
export type TextFault = 'text_unknown' | 'text_empty' | 'placeholder_unknown';

const placeholder = /\{\{\s*([^}]*?)\s*\}\}/g;
const placeholdersOf = (text: string) => Array.from(text.matchAll(placeholder), ([, name = '']) => name);

/**
 * What is wrong with a text that takes the place of `original` (undefined: there is none); undefined where nothing is. Each plural
 * form is a text of its own, so a form that was not changed stays, and none can go missing.
 */
export function findTextFault(original: string | undefined, text: string): TextFault | undefined {
  if (original === undefined) return 'text_unknown';
  if (text.trim() === '') return 'text_empty';
  const known = placeholdersOf(original);
  const isWhole =
    placeholdersOf(text).every((name) => known.includes(name)) && !/\{\{|\}\}/.test(text.replace(placeholder, ''));
  return isWhole ? undefined : 'placeholder_unknown';
}
