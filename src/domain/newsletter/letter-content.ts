import { type Language, languages } from '../language/languages.ts';

/** The same words in each language; empty where they are not written yet. */
export type Texts = Readonly<Record<Language, string>>;

/** What a letter is made of. Everything is text; paths are pages of the shop without language. */
export type LetterBlock =
  | { readonly id: string; readonly kind: 'heading'; readonly text: Texts }
  | { readonly id: string; readonly kind: 'text'; readonly text: Texts }
  /** `text` says what it shows, for those who do not see it. */
  | {
      readonly id: string;
      readonly kind: 'picture';
      readonly picture: string;
      readonly path: string | null;
      readonly text: Texts;
    }
  | { readonly id: string; readonly kind: 'products'; readonly products: readonly string[] }
  | { readonly id: string; readonly kind: 'button'; readonly path: string; readonly text: Texts }
  /** `text` says what the code gives. */
  | { readonly id: string; readonly kind: 'coupon'; readonly code: string; readonly text: Texts };

export const blockKinds = [
  'heading',
  'text',
  'picture',
  'products',
  'button',
  'coupon',
] as const satisfies readonly LetterBlock['kind'][];

export interface LetterContent {
  readonly subject: Texts;
  readonly blocks: readonly LetterBlock[];
}

/** How much of a letter is written in a language: texts that there are, and those that are missing, its subject included. */
export function countTexts({ subject, blocks }: LetterContent, language: Language) {
  const texts = [subject, ...blocks.flatMap((block) => (block.kind === 'products' ? [] : [block.text]))];
  const written = texts.filter((text) => text[language].trim() !== '').length;
  return { written, missing: texts.length - written };
}

/** The languages in which nothing of a letter is missing: it is sent in these alone. A letter without blocks has none. */
export function completeLanguages(content: LetterContent): Language[] {
  if (content.blocks.length === 0) return [];
  return languages.filter((language) => countTexts(content, language).missing === 0);
}
