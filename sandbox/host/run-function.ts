import { functionContext } from './function-context.ts';
import type { LoadedFunction } from './function-files.ts';

interface RunOptions {
  readonly request: Request;
  readonly requestId: string;
  readonly ip: string;
  readonly params: Record<string, string>;
  readonly log: (line: string) => void;
  /** Replaces the platform's limits in tests: milliseconds. */
  readonly timeouts?: typeof platformTimeouts;
}

/**
 * The platform's limits: 6 MB in, 30 s for a scheduled function, 15 minutes for one in the background. It gives 60 s to answer; here
 * they are 10, since nobody waits longer at a shop.
 */
const bodyLimit = 6 * 1024 * 1024;
const platformTimeouts = { answer: 10_000, scheduled: 30_000, background: 15 * 60_000 };

function refusal(status: number, code: string, error: string, requestId: string): Response {
  return Response.json({ error, code, requestId }, { status, headers: { 'cache-control': 'no-store' } });
}

/** The body as bytes; undefined when it is larger than the platform takes. Reading stops there. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function within<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | 'timeout'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Runs a function as the platform would. What it throws becomes a 500 without details for the caller and a line with
 * the request's id in the log.
 */
export async function runFunction(found: LoadedFunction, options: RunOptions): Promise<Response> {
  const { requestId, ip, params, log, timeouts = platformTimeouts } = options;
  const body = await readBody(options.request);
  if (body === undefined) return refusal(413, 'body_too_large', 'Request body too large', requestId);
  const { method, headers, url } = options.request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(url, { method, headers, body: hasBody ? body : null });
  const report = (error: unknown) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log(`Function ${found.name} failed (request ${requestId}): ${detail}`);
  };
  const waitUntil = (promise: Promise<unknown>) => void promise.catch(report);
  const { context, setCookies } = functionContext({ request, requestId, ip, params, waitUntil });
  const work = Promise.resolve().then(() => found.handler(request, context));

  if (found.config.background || found.name.endsWith('-background')) {
    within(work, timeouts.background).then((end) => {
      if (end === 'timeout') log(`Function ${found.name} ran out of time (request ${requestId}).`);
    }, report);
    return new Response(null, { status: 202 });
  }
  try {
    const isJob = found.config.schedule !== undefined;
    const answer = await within(work, isJob ? timeouts.scheduled : timeouts.answer);
    if (answer === 'timeout') {
      work.catch(report);
      log(`Function ${found.name} ran out of time (request ${requestId}).`);
      return refusal(504, 'timeout', 'The function took too long', requestId);
    }
    const response = answer ?? new Response(null, { status: 204 });
    const copy = new Response(response.body, response);
    for (const cookie of setCookies) copy.headers.append('set-cookie', cookie);
    if (!copy.headers.has('x-nf-request-id')) copy.headers.set('x-nf-request-id', requestId);
    return copy;
  } catch (error) {
    report(error);
    return refusal(500, 'internal_error', 'Internal error', requestId);
  }
}
