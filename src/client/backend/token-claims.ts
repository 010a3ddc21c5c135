import { type TokenClaims, tokenClaims } from '#src/contracts/stored-session.ts';

/** What an access token says of itself; undefined where it is none. The signature is the server's to check. */
export function readClaims(token: string): TokenClaims | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return tokenClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
