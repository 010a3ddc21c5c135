import * as z from 'zod/mini';

/** Every function about a person's own data needs the session of the person, at the level that their second factor asks for. */
const ownerErrors = {
  session_expired: 401,
  /** A second factor is set up, and this session has not shown it. */
  second_factor_required: 403,
  invalid_request: 400,
  origin_not_allowed: 403,
  rate_limited: 429,
} as const;

/**
 * Query of `GET /.netlify/functions/export-my-data`, which has none; the session's token comes as bearer. The answer is a JSON
 * file as attachment.
 */
export const exportMyDataRequest = z.object({});
export const exportMyDataErrors = ownerErrors;

/**
 * Body of `POST /.netlify/functions/end-sessions`: which sessions of the person end, all (`global`) or all but the one that asks
 * (`others`), whose token comes as bearer.
 */
export const endSessionsRequest = z.strictObject({ scope: z.enum(['global', 'others']) });
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>;
export const endSessionsResponse = z.object({ ok: z.literal(true) });
export const endSessionsErrors = ownerErrors;

const typedPassword = z.string().check(z.minLength(1), z.maxLength(200));

/** Too many wrong passwords make a pause of a quarter of an hour. */
const passwordErrors = { ...ownerErrors, wrong_password: 403, too_many_tries: 429 } as const;

/** Body of `POST /.netlify/functions/confirm-password`: the current password, typed anew. The session's token comes as bearer. */
export const confirmPasswordRequest = z.strictObject({ password: typedPassword });
export type ConfirmPasswordRequest = z.infer<typeof confirmPasswordRequest>;
export const confirmPasswordResponse = z.object({ ok: z.literal(true) });
export const confirmPasswordErrors = passwordErrors;

/** Body of `POST /.netlify/functions/delete-account`: the current password, typed anew. The session's token comes as bearer. */
export const deleteAccountRequest = z.strictObject({ password: typedPassword });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;

/** What the law on accounting keeps, without the person: how many orders, and how many invoices among them. */
export const deleteAccountResponse = z.object({ ok: z.literal(true), orders: z.int(), invoices: z.int() });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponse>;

/** Why an order keeps an account: it is on its way, it is coming back, money is owed for it, its payment is disputed. */
const unsettledReasons = ['order_open', 'return_open', 'refund_owed', 'payment_disputed'] as const;

/** Details of `orders_open`: which orders have to be settled first. */
export const unsettledOrders = z.object({
  orders: z.array(z.object({ order_number: z.string(), reason: z.enum(unsettledReasons) })),
});

export const deleteAccountErrors = {
  ...passwordErrors,
  orders_open: 409,
  /** Whoever works in the back office hands that over first. */
  back_office_role: 409,
} as const;
