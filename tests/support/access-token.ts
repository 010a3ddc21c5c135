import { randomUUID } from 'node:crypto';
import { signToken } from '#sandbox/backend/auth/access-token.ts';
import type { SigningKey } from '#sandbox/backend/auth/signing-key.ts';

/**
 * An access token as the auth service of a backend signs it, valid for a minute, with these claims over the usual ones.
 * No user and no session need stand behind it: REST and realtime ask the token alone.
 */
export function accessToken(
  backend: { readonly url: string },
  key: SigningKey,
  claims: Readonly<Record<string, unknown>> = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  return signToken(key, {
    iss: `${backend.url}/auth/v1`,
    sub: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: 'ona@example.com',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    session_id: randomUUID(),
    iat: now,
    exp: now + 60,
    ...claims,
  });
}
