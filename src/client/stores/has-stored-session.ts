import { sessionKey } from '#src/domain/account/session-key.ts';

/** Whether this browser keeps a session, good or not: a look into storage that costs nothing and loads nothing. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}
