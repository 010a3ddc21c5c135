import * as z from 'zod/mini';

/** Body of `POST /.netlify/functions/cancel-checkout`: the token that stands in the checkout page's `?cancelled=`. */
export const cancelCheckoutRequest = z.strictObject({ token: z.uuid() });

export const cancelCheckoutResponse = z.object({
  orderNumber: z.string(),
  /** `paid` when the payment was quicker than turning back; `declined` when the shop ended it, since cards were refused too often. */
  state: z.enum(['cancelled', 'declined', 'paid']),
});
export type CancelCheckoutResponse = z.infer<typeof cancelCheckoutResponse>;

export const cancelCheckoutErrors = {
  invalid_request: 400,
  origin_not_allowed: 403,
  order_unknown: 404,
  rate_limited: 429,
  payment_unavailable: 503,
} as const;
