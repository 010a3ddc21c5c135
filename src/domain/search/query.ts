/** Characters of a query that are read, here and in `find_products`. */
export const longestQuery = 100;

/**
 * A query as it is sent and stands in the address: no control characters (a database takes no NUL) and no marks that turn the
 * direction of text, single spaces, none at the ends, 100 characters.
 */
export function cleanQuery(typed: string): string {
  const plain = typed.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').replace(/\s+/g, ' ');
  return Array.from(plain.trim()).slice(0, longestQuery).join('').trim();
}

/** A part of a suggested phrase: what the shopper has typed, or what comes with it. */
export interface PhrasePart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** A text without capitals and accents, letter by letter: `Šiauliai` as `siauliai`. */
export const folded = (text: string) =>
  Array.from(text.toLowerCase(), (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter).join('');

/** Parts a phrase at the words that were typed, capitals and accents aside: `merino |wool jum|per`. */
export function markTyped(phrase: string, typed: string): PhrasePart[] {
  const place = typed === '' ? -1 : folded(phrase).indexOf(folded(typed));
  if (place < 0) return [{ text: phrase, isTyped: false }];
  const end = place + folded(typed).length;
  return [
    { text: phrase.slice(0, place), isTyped: false },
    { text: phrase.slice(place, end), isTyped: true },
    { text: phrase.slice(end), isTyped: false },
  ].filter(({ text }) => text !== '');
}
