import * as z from 'zod/mini';
import { signUpProofKey } from '#src/domain/account/session-key.ts';
import { keptStorage } from './safe-storage.ts';

/*
 * A password counts once the mailbox's owner has confirmed, in the browser that it was typed in: anybody can sign up with
 * anybody's address (docs/accounts-backend.md, Whose password it is).
 */

const proofs = z.array(z.object({ email: z.string(), secret: z.string() }));
type Proofs = z.infer<typeof proofs>;

/** Of so many addresses, the latest first. */
const mostProofs = 5;

const known = (email: string) => email.trim().toLowerCase();

function readProofs(): Proofs {
  try {
    return proofs.parse(JSON.parse(keptStorage[signUpProofKey] ?? '[]'));
  } catch {
    return [];
  }
}

function keepProofs(list: Proofs): void {
  if (list.length === 0) delete keptStorage[signUpProofKey];
  else keptStorage[signUpProofKey] = JSON.stringify(list.slice(0, mostProofs));
}

const othersThan = (email: string) => readProofs().filter((proof) => proof.email !== known(email));

/** What shows that an address was signed up with in this browser; undefined where it was not. */
export const keptProof = (email: string): string | undefined =>
  readProofs().find((proof) => proof.email === known(email))?.secret;

export const forgetProof = (email: string): void => keepProofs(othersThan(email));

/**
 * What a sign-up with this address sends along: SHA-256 of what the browser keeps, hexadecimal; undefined in a browser that cannot
 * make one. Kept before it is sent, since the answer may be lost, and the same for every further sign-up: the service takes the first.
 */
export async function proofHashFor(email: string): Promise<string | undefined> {
  const secret = keptProof(email) ?? crypto.randomUUID() + crypto.randomUUID();
  keepProofs([{ email: known(email), secret }, ...othersThan(email)]);
  const bytes = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(secret));
  return bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
