import {
  AuthApiError,
  AuthInvalidJwtError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { authFailure } from './auth-failures.ts';

describe('what the auth service reports', () => {
  it.each([
    [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'invalid_credentials'],
    [new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'), 'email_not_confirmed'],
    [new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed'), 'code_wrong'],
    [new AuthApiError('User from sub claim does not exist', 403, 'user_not_found'), 'session_gone'],
    [new AuthApiError('too many', 429, undefined), 'rate_limited'],
    [new AuthApiError('something new', 422, 'something_new'), 'unexpected'],
    [new AuthApiError('database', 500, 'unexpected_failure'), 'unreachable'],
    [new AuthApiError('constructor', 400, 'constructor'), 'unexpected'],
    [new AuthRetryableFetchError('fetch failed', 0), 'unreachable'],
    [new AuthSessionMissingError(), 'session_gone'],
    [new AuthPKCECodeVerifierMissingError(), 'link_elsewhere'],
    [new AuthInvalidJwtError('no token'), 'link_invalid'],
    [new TypeError('crypto.subtle is undefined'), 'unreachable'],
  ])('%s: %s', (error, code) => {
    expect(authFailure(error).failure.code).toBe(code);
  });
});
