import type { Result } from '#src/domain/result/result.ts';
import { answer } from './answer.ts';
import { HttpFailure } from './http-failure.ts';
import { readText } from './read-body.ts';

type Handle = (rawBody: string, headers: Headers) => Promise<Result<unknown, 'signature_invalid'>>;

/**
 * Makes a function out of a provider's message handler. The body is handed over as the bytes came, because its signature is
 * over exactly those; a bad signature answers 400, anything unexpected 500, so that the provider tries again.
 */
export function webhook(name: string, handle: Handle): (request: Request) => Promise<Response> {
  return (request) =>
    answer(name, request, async () => {
      if (request.method !== 'POST') throw new HttpFailure(405, 'method_not_allowed');
      const result = await handle(await readText(request, 1_000_000), request.headers);
      if (!result.ok) throw new HttpFailure(400, result.failure.code);
      return result.value;
    });
}

/**
 * The same for a provider whose messages are parameters, in the address or in a form, and who takes nothing but `OK` for
 * an answer.
 */
export function callback(name: string, handle: Handle): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await answer(name, request, async () => {
      const { search } = new URL(request.url);
      const query = request.method === 'POST' ? await readText(request, 100_000) : search.slice(1);
      const result = await handle(query, request.headers);
      if (!result.ok) throw new HttpFailure(400, result.failure.code);
      return result.value;
    });
    if (!response.ok) return response;
    return new Response('OK', {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}
