import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the words of the hosted service: its status, its code and its sentence. */
export class AuthFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** For `weak_password` alone. */
  readonly reasons: readonly string[] | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, reasons?: readonly string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

export const invalid = (message: string) => new AuthFailure(400, 'validation_failed', message);
export const badToken = (message: string) => new AuthFailure(403, 'bad_jwt', message);
export const tooManyRequests = () => new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');

const versionHeader = 'x-supabase-api-version';
const secondVersion = '2024-01-01';

/** Both spellings of a failure: clients that name the newer version get `code` and `message`. */
export function answerFailure(context: Context, error: unknown): Response {
  const known = error instanceof AuthFailure;
  if (!known) console.error(`The auth service failed: ${error instanceof Error ? error.message : String(error)}`);
  const failure = known ? error : new AuthFailure(500, 'unexpected_failure', 'Internal Server Error');
  const weak = failure.reasons === undefined ? {} : { weak_password: { reasons: failure.reasons } };
  context.header('x-sb-error-code', failure.code);
  if ((context.req.header(versionHeader) ?? '') >= secondVersion) {
    context.header(versionHeader, secondVersion);
    return context.json({ code: failure.code, message: failure.message, ...weak }, failure.status);
  }
  return context.json(
    { code: failure.status, error_code: failure.code, msg: failure.message, ...weak },
    failure.status,
  );
}
