/** Statuses by name, from resend.com/docs/api-reference/errors. */
const statuses = {
  invalid_idempotency_key: 400,
  missing_api_key: 401,
  invalid_api_key: 403,
  not_found: 404,
  method_not_allowed: 405,
  concurrent_idempotent_requests: 409,
  invalid_idempotent_request: 409,
  invalid_attachment: 422,
  missing_required_field: 422,
  validation_error: 422,
  rate_limit_exceeded: 429,
  application_error: 500,
} as const;
type ResendErrorName = keyof typeof statuses;

/** A refusal in Resend's words. */
export class ResendError extends Error {
  readonly errorName: ResendErrorName;
  readonly status: (typeof statuses)[ResendErrorName];

  constructor(errorName: ResendErrorName, message: string) {
    super(message);
    this.errorName = errorName;
    this.status = statuses[errorName];
  }

  /** The answer's JSON. */
  toJson(): { statusCode: number; name: string; message: string } {
    return { statusCode: this.status, name: this.errorName, message: this.message };
  }
}
