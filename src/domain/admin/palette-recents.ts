import { type PaletteEntryKey, paletteEntryKeys } from './palette-entries.ts';

/**
 * Something that was chosen in the palette. Customers are never among them, and of orders and coupons only what they are called: what
 * a browser keeps names nobody.
 */
export type Recent =
  | { readonly kind: 'entry'; readonly key: PaletteEntryKey }
  | { readonly kind: 'order' | 'coupon'; readonly key: string }
  | { readonly kind: 'product'; readonly key: string; readonly name: string };

/** By person: a browser may have several. */
export type Recents = Readonly<Record<string, readonly Recent[]>>;

const most = 6;
const mostPeople = 4;

function parseRecent(value: unknown): Recent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, key, name } = value as Readonly<Record<string, unknown>>;
  if (typeof key !== 'string' || key === '' || key.length > 120) return undefined;
  if (kind === 'entry') {
    const known = paletteEntryKeys.find((each) => each === key);
    return known && { kind, key: known };
  }
  if (kind === 'order' || kind === 'coupon') return { kind, key };
  return kind === 'product' && typeof name === 'string' && name.length <= 300 ? { kind, key, name } : undefined;
}

/** Reads what is kept. Whatever does not fit is dropped; never an error. */
export function parseRecents(stored: string): Recents {
  try {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== 'object' || kept === null) return {};
    const people = Object.entries(kept).slice(0, mostPeople);
    return Object.fromEntries(
      people.map(([person, list]) => [
        person,
        Array.isArray(list) ? list.flatMap((each) => parseRecent(each) ?? []).slice(0, most) : [],
      ]),
    );
  } catch {
    return {};
  }
}

/** With this first in somebody's list, once; the person who was here longest ago makes room for a new one. */
export function withRecent(recents: Recents, person: string, recent: Recent): Recents {
  const others = (recents[person] ?? []).filter(({ kind, key }) => kind !== recent.kind || key !== recent.key);
  const people = Object.entries(recents).filter(([each]) => each !== person);
  return Object.fromEntries([[person, [recent, ...others].slice(0, most)] as const, ...people].slice(0, mostPeople));
}
