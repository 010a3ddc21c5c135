import type { Result } from '#src/domain/result/result.ts';
import { answer } from './answer.ts';
import { HttpFailure } from './http-failure.ts';
import { readText } from './read-body.ts';

/**
 * Makes a function out of a provider's message handler. The body is handed over as the bytes came, because its signature is
 * over exactly those; a bad signature answers 400, anything unexpected 500, so that the provider tries again.
 */
export function webhook(
  name: string,
  handle: (rawBody: string, headers: Headers) => Promise<Result<unknown, 'signature_invalid'>>,
): (request: Request) => Promise<Response> {
  return (request) =>
    answer(name, request, async () => {
      if (request.method !== 'POST') throw new HttpFailure(405, 'method_not_allowed');
      const result = await handle(await readText(request, 1_000_000), request.headers);
      if (!result.ok) throw new HttpFailure(400, result.failure.code);
      return result.value;
    });
}
