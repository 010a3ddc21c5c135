import * as z from 'zod/mini';

/** Query of `GET /.netlify/functions/order-status`: the session id that the payment page put into the success address. */
export const orderStatusRequest = z.object({
  session_id: z.string().check(z.minLength(8), z.maxLength(255), z.regex(/^[A-Za-z0-9_-]+$/)),
});

/** What the success page may know: nothing that identifies a person beyond the first name, and the way to the order's page. */
export const orderStatusResponse = z.object({
  orderNumber: z.string(),
  /** `waiting` until the provider has told us; `refunding`: paid too late or twice, the money goes back. */
  state: z.enum(['waiting', 'paid', 'cancelled', 'refunding']),
  firstName: z.nullable(z.string()),
  /** Opens the order's own page; only within a day of the order, since the address stays in the browser's history. */
  orderToken: z._default(z.nullable(z.uuid()), null),
});
export type OrderStatusResponse = z.infer<typeof orderStatusResponse>;

export const orderStatusErrors = { invalid_request: 400, order_unknown: 404, rate_limited: 429 } as const;
