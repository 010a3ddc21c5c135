/** Words of each language: whole words, beginnings of words (`suknel*`), or several words that stand together (`t shirt`). */
export interface WordList {
  readonly en: readonly string[];
  readonly lt: readonly string[];
  readonly ru: readonly string[];
}
export const wordLanguages = ['en', 'lt', 'ru'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/**
 * Words as they are compared: lower case, without accents, one space between them and around them, whatever stood there. Possessives
 * lose their mark (`men’s` is `mens`).
 */
export function plainWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'ʼ]/g, '')
    .toLowerCase();
  return ` ${letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Finds the first word of a list in plain words, as it stands there; undefined where there is none. */
export type FindWord = (plain: string) => string | undefined;

const patternOf = (word: string) => {
  const plain = plainWords(word.replace('*', '')).trim();
  return word.endsWith('*') ? `${plain}\\p{L}*` : plain;
};

/** Made once for a list: `find` is asked thousands of times. */
export function wordFinder(words: readonly string[]): FindWord {
  if (words.length === 0) return () => undefined;
  const pattern = new RegExp(` (${words.map(patternOf).join('|')}) `, 'u');
  return (plain) => pattern.exec(plain)?.[1];
}
