/** Endings of Lithuanian first names and how one is called by them, longest first (vocative case). */
const endings: readonly (readonly [ending: string, called: string])[] = [
  ['ius', 'iau'],
  ['as', 'ai'],
  ['is', 'i'],
  ['ys', 'y'],
  ['us', 'au'],
  ['ė', 'e'],
];

/** A first name as one calls a person in Lithuanian: Jonas → Jonai, Eglė → Egle, Rūta stays. Unknown endings stay. */
export function vocative(firstName: string): string {
  const known = endings.find(([ending]) => firstName.endsWith(ending) && firstName.length > ending.length);
  return known === undefined ? firstName : firstName.slice(0, -known[0].length) + known[1];
}
