import { backendUrl, publishableKey } from './address.ts';

/** Milliseconds. */
const timeout = 8_000;

async function get(path: string, token = publishableKey): Promise<unknown> {
  const response = await fetch(backendUrl + path, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 120)}`.trim());
  return response.json();
}

/** Reads one active product, to see whether this browser reaches the catalogue. Throws what went wrong. */
export async function readOneProduct(): Promise<void> {
  const rows = await get('/rest/v1/products?select=id&active=is.true&limit=1');
  if (!Array.isArray(rows) || rows.length === 0) throw new Error('No active product');
}

/** The session as the backend's own client keeps it (`sb-<project>-auth-token`); undefined when nobody is signed in. */
function accessToken(): string | undefined {
  try {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name));
    const session = JSON.parse((key && localStorage.getItem(key)) ?? 'null') as { access_token?: unknown } | null;
    return typeof session?.access_token === 'string' ? session.access_token : undefined;
  } catch {
    return undefined;
  }
}

/** Id of the signed-in user as the backend knows it; undefined for a visitor, and where the session is no longer good. */
export async function readUserId(): Promise<string | undefined> {
  const token = accessToken();
  if (token === undefined) return undefined;
  const user = (await get('/auth/v1/user', token).catch(() => undefined)) as { id?: unknown } | undefined;
  return typeof user?.id === 'string' ? user.id : undefined;
}
