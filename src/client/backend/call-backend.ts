import { backendUrl, publishableKey } from './address.ts';

/** The backend gave no answer of its own: no network, a server's fault (5xx), or no answer in time. Worth trying again later. */
export class BackendUnreachable extends Error {
  override readonly name = 'BackendUnreachable';
}

/** The backend answered that it will not do this. Asking again would not help. */
export class BackendRefused extends Error {
  override readonly name = 'BackendRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Milliseconds. */
const timeout = 8_000;

/** One signal for both ends of waiting; `AbortSignal.any` is newer than some browsers that the shop serves. */
function patience(caller: AbortSignal | undefined): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const giveUp = () => controller.abort(caller?.reason);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}

async function send(path: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`${backendUrl}/rest/v1/${path}`, { ...init, signal });
  const [name] = path.split('?');
  if (response.status >= 500) throw new BackendUnreachable(`${name}: ${response.status}`);
  if (!response.ok) throw new BackendRefused(response.status, `${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * Sends a request to the database's API (`path` below `/rest/v1/`) and gives its answer, which is always JSON and which callers
 * parse by a schema. Throws BackendUnreachable, BackendRefused, or the caller's own abort reason when `signal` ended the call.
 */
export async function reachBackend(path: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const waiting = patience(signal);
  try {
    return await send(path, init, waiting.signal);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof BackendRefused || error instanceof BackendUnreachable) throw error;
    throw new BackendUnreachable('no answer', { cause: error });
  } finally {
    waiting.release();
  }
}

/** Calls a function of the database as a visitor and gives its answer. Throws as reachBackend does. */
export function callBackend(name: string, args: object, signal?: AbortSignal): Promise<unknown> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  return reachBackend(`rpc/${name}`, { method: 'POST', headers, body: JSON.stringify(args) }, signal);
}
