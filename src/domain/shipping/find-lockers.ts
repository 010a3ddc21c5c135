import { folded } from '../search/query.ts';
import type { Carrier } from './carriers.ts';
import type { ParcelLocker } from './parcel-lockers.ts';

const words = (text: string) =>
  folded(text)
    .replaceAll('ł', 'l')
    .split(/[\s,.;„“"'’()/-]+/)
    .filter((word) => word !== '');

/** 0: all the words typed begin the town; 1: each begins a word somewhere; undefined: one is nowhere. */
function rank(locker: ParcelLocker, typed: readonly string[]): 0 | 1 | undefined {
  if (typed.length === 0) return 0;
  const town = words(locker.city);
  if (typed.every((word, index) => town[index]?.startsWith(word))) return 0;
  const all = [...town, ...words(`${locker.address} ${locker.name} ${locker.postcode}`)];
  return typed.every((word) => all.some((other) => other.startsWith(word))) ? 1 : undefined;
}

/**
 * The lockers that fit what was typed, capitals, accents and order of the words aside: `siauliai tilzes` finds Tilžės g. in
 * Šiauliai. Towns that begin so come before streets; otherwise the order stays. `carrier` empty: every carrier's.
 */
export function findLockers(lockers: readonly ParcelLocker[], query: string, carrier: Carrier | ''): ParcelLocker[] {
  const typed = words(query);
  const ranked = lockers
    .filter((locker) => carrier === '' || locker.carrier === carrier)
    .map((locker) => ({ locker, place: rank(locker, typed) }));
  return ([0, 1] as const).flatMap((wanted) =>
    ranked.filter(({ place }) => place === wanted).map(({ locker }) => locker),
  );
}
