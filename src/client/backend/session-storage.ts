import { type StoredSession, storedSession } from '#src/contracts/stored-session.ts';
import { sessionKey } from '#src/domain/account/session-key.ts';
import { endOnThisClock } from '#src/domain/account/session-time.ts';
import { readClaims } from './token-claims.ts';

/** Where storage is forbidden or full, the session lives as long as the page. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

function remove(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Forbidden: there is nothing to remove.
  }
}

function parse(text: string | null): StoredSession | undefined {
  try {
    return storedSession.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The session that this browser keeps; undefined where nobody is signed in, or what is kept is no session. */
export function readSession(): StoredSession | undefined {
  return parse(read(sessionKey));
}

/**
 * Keeps a session. When a new access token comes, its end is noted in this device's clock; the same token keeps the end that
 * was noted when it came.
 */
export function keepSession(session: StoredSession): void {
  const before = readSession();
  const claims = readClaims(session.access_token);
  const now = Date.now();
  const times =
    before?.access_token === session.access_token && before.refresh_token === session.refresh_token
      ? { expires_at: before.expires_at, kept_at: before.kept_at }
      : claims && { expires_at: endOnThisClock(claims, now), kept_at: now };
  write(sessionKey, JSON.stringify({ ...session, ...times }));
}

/** Forgets the session of this browser. */
export function forgetSession(): void {
  remove(sessionKey);
}

/** The storage that the auth client works on: ours, so that its sessions too get their end in this device's clock. */
export const authStorage = {
  getItem: read,
  setItem(name: string, value: string): void {
    const session = name === sessionKey ? parse(value) : undefined;
    if (session) keepSession(session);
    else write(name, value);
  },
  removeItem: remove,
};
