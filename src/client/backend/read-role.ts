import { backendUrl, publishableKey } from './address.ts';

/** Milliseconds. Somebody waits for the page after signing in. */
const timeout = 4_000;

/** Whether this person has the administrator's role. Where that cannot be learned, no: the panel has locks of its own. */
export async function isAdministrator(userId: string, token: string): Promise<boolean> {
  try {
    const query = new URLSearchParams({ select: 'role', user_id: `eq.${userId}`, role: 'eq.admin' });
    const response = await fetch(`${backendUrl}/rest/v1/user_roles?${query}`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    });
    const rows: unknown = response.ok ? await response.json() : [];
    return Array.isArray(rows) && rows.length > 0;
  } catch {
    return false;
  }
}
