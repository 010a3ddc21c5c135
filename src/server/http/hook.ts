import type { Failure, Result } from '#src/domain/result/result.ts';
import { answer } from './answer.ts';
import { HttpFailure } from './http-failure.ts';
import { readText } from './read-body.ts';

type Handle<Code extends string> = (rawBody: string, headers: Headers) => Promise<Result<unknown, Code>>;

interface HookOptions<Code extends string> {
  readonly name: string;
  /** Status of every code that the handler may answer. */
  readonly errors: Readonly<Record<Code, number>>;
  /** Milliseconds after which it is answered that it failed. */
  readonly patience: number;
}

/** The work's answer, or a refusal when it takes too long: the caller would give up, and could not say why. */
async function inTime<Answer>(
  milliseconds: number,
  work: Promise<Answer>,
): Promise<Answer | { ok: false; failure: Failure }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ ok: false; failure: Failure }>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, failure: { code: 'mail_not_sent' } }), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Makes a function out of a hook of the hosted auth service. The body is handed over as it came, since its signature is over
 * exactly that; refusals have the shape that the service reads: `{ "error": { "http_code", "message" } }`.
 */
export function hook<Code extends string>(
  { name, errors, patience }: HookOptions<Code>,
  handle: Handle<Code>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await answer(name, request, async () => {
      if (request.method !== 'POST') throw new HttpFailure(405, 'method_not_allowed');
      const result = await inTime(patience, handle(await readText(request, 200_000), request.headers));
      if (result.ok) return result.value;
      const { code, details } = result.failure;
      throw new HttpFailure(errors[code as Code] ?? 500, code, details);
    });
    if (response.ok) return response;
    const { error } = (await response.json()) as { readonly error: string };
    const headers = { 'cache-control': 'no-store', 'x-request-id': response.headers.get('x-request-id') ?? '' };
    return Response.json(
      { error: { http_code: response.status, message: error } },
      { status: response.status, headers },
    );
  };
}
