import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from 'postgres';
import { commonPasswords } from './common-passwords.data.ts';
import { AuthFailure, invalid } from './failure.ts';

/** bcrypt sees no more of a password. */
const maximumBytes = 72;

/** Throws weak_password in the hosted service's shape: `length`, or `pwned` for what everybody would try first. */
export function checkStrength(password: string, minimum: number): void {
  if (Buffer.byteLength(password) > maximumBytes)
    throw invalid(`Password cannot be longer than ${maximumBytes} characters`);
  if ([...password].length < minimum)
    throw new AuthFailure(422, 'weak_password', `Password should be at least ${minimum} characters.`, ['length']);
  if (commonPasswords.has(password.toLowerCase()))
    throw new AuthFailure(
      422,
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
      ['pwned'],
    );
}

/** bcrypt, by the database's pgcrypto. */
export async function hashPassword(sql: Sql, password: string): Promise<string> {
  const [row] = await sql<{ hash: string }[]>`
    select extensions.crypt(${password}, extensions.gen_salt('bf', 10)) as hash`;
  return row?.hash ?? '';
}

/** No password has this hash; it costs the same to try. */
const nobody = `$2a$10$${randomBytes(16).toString('hex').slice(0, 22)}${'.'.repeat(31)}`;

/** Without a hash (no such person, or no password yet) a hash is computed all the same: an answer takes the same time. */
export async function isPassword(sql: Sql, password: string, hash: string | null | undefined): Promise<boolean> {
  // The same algorithm under the name that pgcrypto knows.
  const known = (hash || nobody).replace(/^\$2[by]\$/, '$2a$');
  const [row] = await sql<{ hash: string }[]>`select extensions.crypt(${password}, ${known}) as hash`;
  const computed = Buffer.from(row?.hash ?? '');
  const wanted = Buffer.from(known);
  return computed.length === wanted.length && timingSafeEqual(computed, wanted) && Boolean(hash);
}
