import { readSession } from './session-storage.ts';
import { readBackend } from './test-read.ts';

/** Id of the signed-in user as the backend knows it; undefined for a visitor, and where the session is no longer good. */
export async function readUserId(): Promise<string | undefined> {
  const token = readSession()?.access_token;
  if (token === undefined) return undefined;
  const user = (await readBackend('/auth/v1/user', token).catch(() => undefined)) as { id?: unknown } | undefined;
  return typeof user?.id === 'string' ? user.id : undefined;
}
