/** The one error of the HTTP edge: becomes a status, a code and a sentence. Details must be fit for the shopper's eyes. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, code: string, details?: Readonly<Record<string, unknown>>) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
