import * as z from 'zod/mini';

const cut = (maximum: number) => z._default(z.string().check(z.maxLength(maximum)), '');

/**
 * Body of `POST /.netlify/functions/report-client-error`: what went wrong in a browser. The browser cuts each text to its
 * length; the server takes addresses of people, numbers and query strings out before anything is kept, and makes the
 * fingerprint itself.
 */
export const clientErrorReport = z.strictObject({
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  stack: cut(4000),
  /** `location.pathname`, without query and fragment. */
  path: cut(300),
  /** The build that the page came from; empty where it is not known. */
  release: cut(60),
  /** Of the function's answer that the shopper was shown, where there was one. */
  requestId: z.optional(z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/))),
});
export type ClientErrorReport = z.input<typeof clientErrorReport>;

export const clientErrorResponse = z.object({ ok: z.literal(true) });

export const clientErrorErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
