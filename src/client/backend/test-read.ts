import { backendUrl, publishableKey } from './address.ts';

/** Milliseconds. */
const timeout = 8_000;

/** Reads from the backend; throws what it answers instead. */
export async function readBackend(path: string, token = publishableKey): Promise<unknown> {
  const response = await fetch(backendUrl + path, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 120)}`.trim());
  return response.json();
}

/** Reads one active product, to see whether this browser reaches the catalogue. Throws what went wrong. */
export async function readOneProduct(): Promise<void> {
  const rows = await readBackend('/rest/v1/products?select=id&active=is.true&limit=1');
  if (!Array.isArray(rows) || rows.length === 0) throw new Error('No active product');
}
