import * as z from 'zod/mini';
import { askBackend } from './ask-backend.ts';

/**
 * Gives the password of a sign-up back to whoever typed it, as `proof` shows; answers whether the account has a password now. Without
 * a proof it only answers.
 */
export async function keepTypedPassword(token: string, proof: string | undefined): Promise<boolean> {
  return z
    .boolean()
    .parse(await askBackend({ path: 'rpc/keep_typed_password', body: { proof: proof ?? null }, token }));
}
