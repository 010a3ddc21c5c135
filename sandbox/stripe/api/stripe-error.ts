interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

/** A refusal in Stripe's words; the app's error handler turns it into Stripe's JSON. */
export class StripeError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409 | 500;
  readonly body: StripeErrorBody;

  constructor(status: StripeError['status'], body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }

  /** The answer's JSON. Documented codes carry the address of their explanation, as Stripe's answers do. */
  toJson(requestId: string): { error: Record<string, string> } {
    const { code, message, param, type } = this.body;
    return {
      error: {
        ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        message,
        ...(param && { param }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type,
      },
    };
  }
}

/** 400 with Stripe's `invalid_request_error`. */
export function invalidRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

/** 404 for an id that does not exist; `param` is the name that Stripe reports for the kind. */
export function resourceMissing(kind: string, id: string, param: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `No such ${kind}: '${id}'`,
    param,
    code: 'resource_missing',
  });
}

/** Stripe knows the parameter, this sandbox does not play it: better refused than silently ignored. */
export function notInSandbox(param: string): StripeError {
  return invalidRequest(`This sandbox does not implement the parameter ${param}.`, param);
}
