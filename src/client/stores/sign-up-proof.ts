import { signUpProofKey } from '#src/domain/account/session-key.ts';
import { keptStorage } from './safe-storage.ts';

/*
 * A password counts once the mailbox's owner has confirmed, in the browser that it was typed in: anybody can sign up with
 * anybody's address (docs/accounts-backend.md, Whose password it is).
 */

interface Proof {
  readonly secret: string;
  /** SHA-256, hexadecimal; undefined in a browser that cannot make one. */
  readonly hash: string | undefined;
}

/** What a sign-up is known by later. */
export async function makeProof(): Promise<Proof> {
  const secret = crypto.randomUUID() + crypto.randomUUID();
  const bytes = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(secret));
  const hash = bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { secret, hash };
}

/** Of the latest sign-up alone: the one before may have had another password. */
export function keepProof({ secret }: Proof): void {
  keptStorage[signUpProofKey] = secret;
}

/** What the latest sign-up in this browser is known by; empty where there was none. */
export const keptProof = (): string => keptStorage[signUpProofKey] ?? '';

export function forgetProof(): void {
  delete keptStorage[signUpProofKey];
}
