import * as z from 'zod/mini';

const sessionErrors = {
  session_expired: 401,
  invalid_request: 400,
  origin_not_allowed: 403,
  rate_limited: 429,
} as const;

/**
 * `POST /.netlify/functions/recovery-codes` makes new codes in the place of those before, `GET` tells how many there are. The
 * session's token comes as bearer; a session that has not shown the second factor makes none.
 */
export const recoveryCodesRequest = z.strictObject({});
/** Shown once: the shop keeps hashes. */
export const recoveryCodesResponse = z.object({ codes: z.array(z.string()) });
export const recoveryCodesLeft = z.object({ left: z.int() });
export const recoveryCodesErrors = {
  ...sessionErrors,
  second_factor_required: 403,
  /** There is no second factor to do without. */
  no_factor: 409,
} as const;

/** Body of `POST /.netlify/functions/use-recovery-code`: a code as it was typed. The session that still owes the factor comes as bearer. */
export const spendRecoveryCodeRequest = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) });
export type SpendRecoveryCodeRequest = z.infer<typeof spendRecoveryCodeRequest>;
export const spendRecoveryCodeResponse = z.object({ ok: z.literal(true) });
export const spendRecoveryCodeErrors = {
  ...sessionErrors,
  /** This session owes no second factor (any more): there is nothing to be let past. */
  factor_not_due: 409,
  code_wrong: 403,
  /** Too many wrong codes: there is a pause of a quarter of an hour. */
  too_many_codes: 429,
} as const;
