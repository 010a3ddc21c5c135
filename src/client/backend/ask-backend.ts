import { publishableKey } from './address.ts';
import { reachBackend } from './call-backend.ts';

/** One request of a signed-in customer to the database's API. */
interface CustomerRequest {
  /** Below `/rest/v1/`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** Of the customer's session. */
  readonly token: string;
  /** What is to happen with a row that is there already. */
  readonly prefer?: 'resolution=merge-duplicates';
}

/** Asks as a customer. Rows that were written come back, so there is always an answer. Throws as reachBackend does. */
export function askBackend({ path, method = 'POST', body, token, prefer }: CustomerRequest): Promise<unknown> {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: ['return=representation', prefer].filter(Boolean).join(','),
  };
  return reachBackend(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}
