import { isAuthApiError, isAuthPKCECodeVerifierMissingError, isAuthRetryableFetchError } from '@supabase/auth-js';
import { type Failure, failure } from '#src/domain/result/result.ts';

/** What the auth service's own codes mean here. What is not listed is `unexpected`. */
const meanings = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  over_request_rate_limit: 'rate_limited',
  over_email_send_rate_limit: 'mail_too_soon',
  weak_password: 'weak_password',
  same_password: 'same_password',
  email_address_invalid: 'email_invalid',
  email_address_not_authorized: 'email_invalid',
  validation_failed: 'invalid_input',
  user_already_exists: 'email_taken',
  email_exists: 'email_taken',
  otp_expired: 'link_invalid',
  flow_state_not_found: 'link_invalid',
  flow_state_expired: 'link_invalid',
  bad_code_verifier: 'link_elsewhere',
  session_not_found: 'session_gone',
  session_expired: 'session_gone',
  refresh_token_not_found: 'session_gone',
  refresh_token_already_used: 'session_gone',
  user_not_found: 'session_gone',
  bad_jwt: 'session_gone',
  no_authorization: 'session_gone',
  mfa_verification_failed: 'code_wrong',
  mfa_verification_rejected: 'code_wrong',
  mfa_challenge_expired: 'code_wrong',
  mfa_factor_not_found: 'factor_unknown',
  mfa_factor_name_conflict: 'factor_name_taken',
  too_many_enrolled_mfa_factors: 'too_many_factors',
  insufficient_aal: 'factor_due',
  reauthentication_needed: 'password_wrong',
  current_password_invalid: 'password_wrong',
  current_password_required: 'password_wrong',
  signup_disabled: 'sign_up_closed',
  user_banned: 'banned',
} as const;

/**
 * Everything that can go wrong with an account. `session_gone`: nobody is signed in any more. `link_elsewhere`: the link was asked for
 * in another browser. `mail_too_soon`: this mailbox has just got one. `half_confirmed`: one of two mailboxes has agreed to a new address. `mail_not_sent`: the service could not send what was asked for. `unreachable`: no answer, worth trying again.
 */
export type AuthErrorCode =
  | (typeof meanings)[keyof typeof meanings]
  | 'password_wrong'
  | 'half_confirmed'
  | 'mail_not_sent'
  | 'unreachable'
  | 'unexpected';

/** The code of what the auth client reports. Branches on codes and kinds alone: sentences change. */
export function authFailure(error: unknown): { readonly ok: false; readonly failure: Failure<AuthErrorCode> } {
  if (isAuthRetryableFetchError(error)) return failure('unreachable');
  if (isAuthPKCECodeVerifierMissingError(error)) return failure('link_elsewhere');
  const { code, name, status } = error as { code?: string; name?: string; status?: number };
  if (code !== undefined && Object.hasOwn(meanings, code)) return failure(meanings[code as keyof typeof meanings]);
  if (name === 'AuthSessionMissingError') return failure('session_gone');
  // What a link brought is no token at all.
  if (name === 'AuthInvalidJwtError') return failure('link_invalid');
  if (status === 429) return failure('rate_limited');
  // A fault of the service itself; a fetch that failed outright has no status.
  if (!isAuthApiError(error) || (status ?? 500) >= 500) return failure('unreachable');
  return failure('unexpected');
}
