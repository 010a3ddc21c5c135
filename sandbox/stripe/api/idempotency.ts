import { createHash } from 'node:crypto';
import type { StripeState } from '../state.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

const keptForSeconds = 24 * 60 * 60;

export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface KeyedRequest {
  readonly key: string;
  readonly path: string;
  readonly body: string;
  readonly requestId: string;
  readonly nowSeconds: number;
}

export type KeyedAnswer = Answer & { readonly replayOf: string | null };

function fingerprint({ body, path }: KeyedRequest): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return createHash('sha256').update(`${path}\n${parameters}`).digest('hex');
}

function conflict(request: KeyedRequest, firstPath: string): StripeError {
  const scope =
    firstPath === request.path
      ? 'with the same parameters they were first used with'
      : `for the same endpoint they were first used for ('${request.path}' vs '${firstPath}')`;
  const message = `Keys for idempotent requests can only be used ${scope}. Try using a key other than '${request.key}' if you meant to execute a different request.`;
  return new StripeError(400, { type: 'idempotency_error', message });
}

/** Stripe keeps no answer of a request that was refused before it did anything: the key may be used again. */
function isKept(answer: Answer): boolean {
  return answer.status < 400 || answer.status === 402 || answer.status >= 500;
}

/**
 * Runs each keyed POST once (docs.stripe.com/api/idempotent_requests): the same key with the same parameters gets the first
 * answer again, with others a 400, and a 409 while the first is still under way.
 */
export function createIdempotency(state: StripeState) {
  const underWay = new Set<string>();

  return async function once(request: KeyedRequest, run: () => Promise<Answer>): Promise<KeyedAnswer> {
    const { key, nowSeconds, path } = request;
    if (key.length > 255) throw invalidRequest('Idempotency keys can be at most 255 characters long.');
    const mark = fingerprint(request);
    const kept = state.answers.get(key);
    if (kept && kept.keptAtSeconds + keptForSeconds > nowSeconds) {
      if (kept.fingerprint !== mark) throw conflict(request, kept.path);
      return { status: kept.status, body: kept.body, replayOf: kept.requestId };
    }
    if (underWay.has(key)) {
      const why = 'that probably means you submitted twice, and the other request is still going through';
      throw new StripeError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (${why}): ${key}. Please try again later.`,
      });
    }
    underWay.add(key);
    try {
      const answer = await run();
      if (isKept(answer)) {
        const { requestId } = request;
        state.answers.put(key, { key, path, fingerprint: mark, ...answer, requestId, keptAtSeconds: nowSeconds });
      }
      await state.log.flush();
      return { ...answer, replayOf: null };
    } finally {
      underWay.delete(key);
    }
  };
}
