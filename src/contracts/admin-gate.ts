import * as z from 'zod/mini';
import { staffRoles } from '#src/domain/admin/sections.ts';
import { ownPin } from './admin-pin.ts';

/**
 * Body of `POST /.netlify/functions/admin-gate`: opens the back office with the PIN, moves the end of the time it is open, or
 * locks it. The session's token comes as bearer; it has shown the second factor. `new_pin`: in place of a first PIN that was handed over.
 */
export const adminGateRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('open'), pin: z.string().check(z.regex(/^\d{4}$/)), new_pin: z.optional(ownPin) }),
  z.strictObject({ act: z.literal('renew') }),
  z.strictObject({ act: z.literal('close') }),
]);
export type AdminGateRequest = z.output<typeof adminGateRequest>;

/** `expires_at`: when the grant ends unless it is renewed, ISO 8601; null after locking. */
export const adminGateResponse = z.object({
  ok: z.literal(true),
  role: z.nullable(z.enum(staffRoles)),
  expires_at: z.nullable(z.string()),
});
export type AdminGateResponse = z.output<typeof adminGateResponse>;

/** Details of `wrong_pin` (`left`: how many tries are left) and of `too_many_tries` (`again_at`: when the next one counts). */
export const pinRefusal = z.object({
  tries: z.int(),
  left: z.optional(z.int()),
  again_at: z.optional(z.string()),
});

export const adminGateErrors = {
  session_expired: 401,
  second_factor_required: 403,
  /** This person has no role in the back office. */
  not_staff: 403,
  /** Nobody has given them a PIN yet. */
  no_pin: 409,
  wrong_pin: 403,
  /** It was handed over: it opens when it is changed at once. */
  pin_to_change: 409,
  same_pin: 409,
  too_many_tries: 429,
  /** It was not open any more: the PIN is to be typed again. */
  locked: 409,
  invalid_request: 400,
  origin_not_allowed: 403,
  rate_limited: 429,
} as const;
