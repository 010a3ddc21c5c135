import * as z from 'zod/mini';

/** Body of `POST /.netlify/functions/order-link`: whose order page is to be sent to the order's own e-mail. */
export const orderLinkRequest = z.strictObject({
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
});
export type OrderLinkRequest = z.infer<typeof orderLinkRequest>;

/** The same for an order that exists and for one that does not. */
export const orderLinkResponse = z.strictObject({ ok: z.literal(true) });

export const orderLinkErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
