/** Why a whole list could not be read. */
export const feedFailures = [
  'address_not_allowed',
  'address_unknown',
  'address_redirects',
  'credential_missing',
  'answer_not_ok',
  'unreachable',
  'timed_out',
  'too_large',
  'too_many_rows',
  'not_utf8',
  'not_csv',
  'not_json',
  'no_list',
  'no_rows',
  'field_missing',
] as const;
export type FeedFailureCode = (typeof feedFailures)[number];

/** A list that cannot be read; the code says why, `detail` what of it: a field, a status. */
export class FeedFailure extends Error {
  readonly code: FeedFailureCode;
  readonly detail: string | undefined;

  constructor(code: FeedFailureCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
