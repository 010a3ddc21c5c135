/** An expected failure is a value: `code` is what programs branch on, `details` what the interface puts into its sentence. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure<Code> };

/** Wraps a value as a success. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Builds an expected failure. `details` must be safe to show to the shopper. */
export function failure<Code extends string>(
  code: Code,
  details?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly failure: Failure<Code> } {
  return { ok: false, failure: details === undefined ? { code } : { code, details } };
}
