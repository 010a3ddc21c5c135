import { folded } from '../search/query.ts';

/** What an entry of the palette is found by. */
export interface Findable {
  readonly name: string;
  /** Its names in other languages, and words that mean the same. */
  readonly others: readonly string[];
}

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters of a word that may stand in the middle of a name: fewer are in too many. */
const inside = 3;

/**
 * How well what is typed names something, best first: 0 its name begins with these very words, 1 its name begins so, 2 each word
 * begins one of its name, 3 each begins one of its other names, 4 each stands somewhere in its name; undefined where it does not. Capitals and accents do not count.
 */
export function rankOf(typed: string, { name, others }: Findable): number | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const own = wordsOf(name);
  const begins = (among: readonly string[]) => words.every((word) => among.some((other) => other.startsWith(word)));
  const whole = own.join(' ');
  if (`${whole} `.startsWith(`${words.join(' ')} `)) return 0;
  if (begins(own)) return whole.startsWith(words.join(' ')) ? 1 : 2;
  if (begins([...own, ...others.flatMap(wordsOf)])) return 3;
  return words.every((word) => word.length >= inside && whole.includes(word)) ? 4 : undefined;
}

/** Those that what is typed names, the best first, equals as they were, `most` at most. */
export function bestOf<Value extends Findable>(typed: string, all: readonly Value[], most: number): readonly Value[] {
  return all
    .flatMap((value) => {
      const rank = rankOf(typed, value);
      return rank === undefined ? [] : [{ value, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ value }) => value);
}

/** Whether every word that is typed occurs in a text, capitals and accents aside. */
export function hasWords(text: string, typed: string): boolean {
  const whole = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

/** Whether the shop is asked about what is typed: it has three letters or figures in a row (SQL function `find_for_palette`). */
export const isSearched = (typed: string) => /[\p{L}\p{N}]{3}/u.test(typed);
