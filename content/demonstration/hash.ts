import { createHash } from 'node:crypto';

/** A number from 0 up to (not including) `below`, always the same for the same text: chance without randomness. */
export function hashNumber(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}

/** Letters and digits that cannot be taken for one another when an id is read out. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';

/** Four characters that make a slug an id that never changes: `linen-wrap-dress` to `linen-wrap-dress-7k2m`. */
export function idSuffix(slug: string): string {
  return [0, 1, 2, 3].map((place) => alphabet[hashNumber(`${slug}#${place}`, alphabet.length)]).join('');
}

/** A UUID (version 8 layout) that is always the same for the same text. */
export function hashUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The list in an order that depends on the text alone. */
export function hashSorted<Item>(items: readonly Item[], text: string): Item[] {
  return items
    .map((item, index) => ({ item, rank: hashNumber(`${text}#${index}`, 2 ** 31) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}
