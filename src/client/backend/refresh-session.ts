import { type StoredSession, storedSession, tokenAnswer } from '#src/contracts/stored-session.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { backendUrl, publishableKey } from './address.ts';

/** Milliseconds. */
const timeout = 8_000;

/** `refused`: the refresh token is good for nothing any more (400, 401). `failed`: worth trying again. */
export type RefreshFailure = 'refused' | 'failed';

/** One signal for both ends of waiting; `AbortSignal.any` is newer than some browsers that the shop serves. */
function withTimeout(signal: AbortSignal): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeout);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

/**
 * Asks once for a new session (POST /token?grant_type=refresh_token). Not by the auth client: that one tries again on its own
 * terms, and pages that need no more than a token should not load it.
 */
export async function refreshSession(
  refreshToken: string,
  signal: AbortSignal,
): Promise<Result<StoredSession, RefreshFailure>> {
  const patience = withTimeout(signal);
  try {
    const response = await fetch(`${backendUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: patience.signal,
    });
    if (response.status === 400 || response.status === 401) return failure('refused');
    const answer = tokenAnswer.safeParse(await response.json());
    // Its end is noted when it is kept.
    return answer.success ? success(storedSession.parse({ expires_at: 0, ...answer.data })) : failure('failed');
  } catch {
    return failure('failed');
  } finally {
    patience.release();
  }
}
