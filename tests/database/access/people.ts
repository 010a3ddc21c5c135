import { createHash } from 'node:crypto';
import type { Claims, Role } from '../harness.ts';

/** The same id for the same word, everywhere in these tests. */
export function idOf(word: string): string {
  const hex = createHash('md5').update(word).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

interface Person {
  readonly role: Role;
  readonly claims: Claims;
}

function signedIn(who: string, aal: 'aal1' | 'aal2', session = `${who} session`): Person {
  return { role: 'authenticated', claims: { sub: idOf(who), aal, session_id: idOf(session) } };
}

/** Everyone who may knock. Grants exist for the sessions of `admin` and `editor`, and an old one for `late admin`. */
export const people = {
  visitor: { role: 'anon', claims: {} },
  a: signedIn('a', 'aal1'),
  b: signedIn('b', 'aal2'),
  'admin without second factor': signedIn('admin', 'aal1'),
  'admin without PIN': signedIn('admin', 'aal2', 'another session'),
  'admin whose grant has ended': signedIn('late admin', 'aal2'),
  'customer with an admin’s session': {
    role: 'authenticated',
    claims: { ...signedIn('admin', 'aal2').claims, sub: idOf('a') },
  },
  editor: signedIn('editor', 'aal2'),
  admin: signedIn('admin', 'aal2'),
  service: { role: 'service_role', claims: {} },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof people;
