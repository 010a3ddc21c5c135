import type { FetchJson } from '#src/domain/shipping/locker-list.ts';

/** Milliseconds that a carrier has for its answer; a scheduled function has 30 seconds in all. */
const patience = 10_000;
/** The longest list that is read, in characters; the largest of the four is some three million. */
const longest = 20_000_000;

/** Fetches JSON from a carrier. What it throws names the host, never the address: that may hold a password. */
export const fetchJson: FetchJson = async (url, init = {}) => {
  const { host } = new URL(url);
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', 'user-agent': 'gija-parcel-lockers', ...init.headers },
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Error(`${host} cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`);
  });
  if (!response.ok) throw new Error(`${host} answered ${response.status}`);
  const text = await response.text();
  if (text.length > longest) throw new Error(`${host} answered ${text.length} characters`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${host} did not answer JSON`);
  }
};
