import * as z from 'zod/mini';

/** Body of the functions behind links in mails: the token that stands in the page's address. */
export const mailedLinkRequest = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w-]+$/)),
});

export const mailedLinkResponse = z.object({ ok: z.literal(true) });

export const mailedLinkErrors = {
  invalid_request: 400,
  origin_not_allowed: 403,
  /** Used before, too old, or never ours. */
  link_invalid: 404,
  rate_limited: 429,
} as const;
