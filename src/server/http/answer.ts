import { randomUUID } from 'node:crypto';
import type { ErrorResponse } from '#src/contracts/error.ts';
import { HttpFailure } from './http-failure.ts';
import { sentence } from './sentences.ts';

/** A JSON answer; nobody keeps it unless `headers` say so. */
function json(status: number, body: unknown, requestId: string, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-request-id': requestId, ...headers },
  });
}

function failureAnswer(failure: HttpFailure, requestId: string, more: Readonly<Record<string, unknown>>): Response {
  const body: ErrorResponse = {
    ...more,
    error: sentence(failure.code, failure.details),
    code: failure.code,
    ...(failure.details === undefined ? {} : { details: { ...failure.details } }),
    requestId,
  };
  return json(failure.status, body, requestId);
}

/**
 * Runs one request: gives it an id, turns what it returns into JSON (a Response goes out as it is) and what it throws into a
 * status, and writes one log line without anything personal. Unknown errors are logged with their stack and answered as
 * `unexpected`. A refusal carries what `refusal` holds besides the usual; a good answer may be kept for `cacheSeconds`.
 */
export async function answer(
  name: string,
  request: Request,
  work: (requestId: string) => Promise<unknown>,
  refusal: Readonly<Record<string, unknown>> = {},
  cacheSeconds?: number,
): Promise<Response> {
  const requestId = randomUUID();
  const started = performance.now();
  let fault: HttpFailure | undefined;
  let body: unknown;
  let stack: string | undefined;
  try {
    body = await work(requestId);
  } catch (error) {
    fault = error instanceof HttpFailure ? error : new HttpFailure(500, 'unexpected');
    if (!(error instanceof HttpFailure)) stack = error instanceof Error ? error.stack : String(error);
  }
  const status = fault?.status ?? 200;
  const line = {
    level: stack === undefined ? 'info' : 'error',
    function: name,
    requestId,
    method: request.method,
    status,
    ...(fault === undefined ? {} : { code: fault.code }),
    milliseconds: Math.round(performance.now() - started),
    ...(stack === undefined ? {} : { stack }),
  };
  if (stack === undefined) console.log(JSON.stringify(line));
  else console.error(JSON.stringify(line));
  if (fault !== undefined) return failureAnswer(fault, requestId, refusal);
  if (body instanceof Response) {
    body.headers.set('x-request-id', requestId);
    return body;
  }
  const kept: Record<string, string> =
    cacheSeconds === undefined ? {} : { 'cache-control': `public, max-age=${cacheSeconds}` };
  return json(200, body, requestId, kept);
}
