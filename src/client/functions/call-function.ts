import type * as z from 'zod/mini';
import { errorResponse } from '#src/contracts/error.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';

/** What can go wrong on the way to a function, whatever it does. */
type CallErrorCode = 'offline' | 'unexpected';

interface FunctionCall<Schema extends z.ZodMiniType, Code extends string> {
  /** The last part of its address. */
  readonly name: string;
  /** What is sent as JSON, or a file as it is; absent for a GET. */
  readonly body?: unknown;
  /** How a body is sent. */
  readonly method?: 'POST' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  /** Of the signed-in shopper's session, where it is their own matter. */
  readonly token?: string;
  /** What it answers when all is well. */
  readonly answer: Schema;
  /** The codes that its contract knows. */
  readonly codes: Readonly<Record<Code, number>>;
  /** How often to try again when no answer came: only where asking twice does no harm. */
  readonly retries?: number;
}

const timeout = 15_000;
/** A file takes its time where the network is slow. */
const fileTimeout = 60_000;
const pauseBeforeRetry = 600;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function send(url: string, body: unknown, method: string, token: string | undefined): Promise<Response> {
  const isFile = body instanceof Blob;
  const signal = AbortSignal.timeout(isFile ? fileTimeout : timeout);
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (body === undefined) return fetch(url, { headers, signal });
  return fetch(url, {
    method,
    headers: { ...headers, 'content-type': isFile ? body.type : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
    signal,
  });
}

async function sendPatiently(
  url: string,
  {
    body,
    method = 'POST',
    retries = 0,
    token,
  }: Pick<FunctionCall<z.ZodMiniType, string>, 'body' | 'method' | 'retries' | 'token'>,
): Promise<Response | undefined> {
  for (let left = retries; ; left -= 1) {
    const response = await send(url, body, method, token).catch(() => undefined);
    // 502 to 504 come from the platform before or instead of the function's own answer, which is JSON.
    const isAnswer = response?.headers.get('content-type')?.includes('json') ?? false;
    if (isAnswer || left <= 0) return response;
    await pause(pauseBeforeRetry);
  }
}

/** What a function answered instead: the code, if its contract knows it, with its details. */
export function refusalOf<Code extends string>(
  body: unknown,
  codes: Readonly<Record<Code, number>>,
): Result<never, Code | 'unexpected'> {
  const refusal = errorResponse.safeParse(body);
  if (!refusal.success) return failure('unexpected');
  const { code, error, details, requestId } = refusal.data;
  return failure(code in codes ? (code as Code) : 'unexpected', {
    ...details,
    error,
    ...(requestId === '' ? {} : { requestId }),
  });
}

/**
 * Calls one of the shop's functions. The answer is checked against its contract; an answer that does not fit is `unexpected`,
 * no answer at all is `offline`. Refusals keep their code, their details and, as `details.error`, their English sentence.
 */
export async function callFunction<Schema extends z.ZodMiniType, Code extends string>(
  call: FunctionCall<Schema, Code>,
): Promise<Result<z.output<Schema>, Code | CallErrorCode>> {
  const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query)}`;
  const response = await sendPatiently(`/.netlify/functions/${call.name}${query}`, call);
  if (response === undefined) return failure('offline');
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const answer = call.answer.safeParse(body);
    return answer.success
      ? success(answer.data)
      : failure('unexpected', { error: 'The answer does not fit the contract' });
  }
  return refusalOf(body, call.codes);
}
