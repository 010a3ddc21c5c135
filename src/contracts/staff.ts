/** What anything of the back office may be refused for; the gate says more. */
export const staffErrors = {
  session_expired: 401,
  second_factor_required: 403,
  not_staff: 403,
  /** A role that this is not for. */
  not_allowed: 403,
  locked: 409,
  invalid_request: 400,
  origin_not_allowed: 403,
  rate_limited: 429,
} as const;
