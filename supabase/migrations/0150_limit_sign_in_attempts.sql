-- Functions for the auth service's verification hooks (docs/accounts-backend.md): how often an account's password, and its
-- second factor, may be guessed, whichever network addresses the guesses come from. Counted in `rate_limits`.

-- Notes an attempt of a person in a bucket; false when the failures of the window are used up. A right answer before that
-- forgets them; after it, it counts no more than a wrong one.
create function public.note_attempt(
  bucket text, person uuid, valid boolean, maximum integer, window_seconds integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  hashed constant text := public.hash_secret((select salt from public.rate_limit_salt) || person::text);
  failures integer;
begin
  select known.taken into failures from public.rate_limits known
  where known.bucket = note_attempt.bucket and known.subject_hash = hashed and known.window_ends_at > clock_timestamp()
  for update;
  if coalesce(failures, 0) >= maximum then
    return false;
  end if;
  if valid then
    delete from public.rate_limits known where known.bucket = note_attempt.bucket and known.subject_hash = hashed;
  else
    perform public.take_rate_limit(note_attempt.bucket, person::text, maximum, window_seconds);
  end if;
  return true;
end
$$;

-- Password Verification Attempt: 20 wrong ones in 15 minutes. The refusal reads like a wrong password, since the service asks
-- about known addresses only: another sentence would tell who has an account. Nobody is signed out, and a reset by mail works.
create function public.hook_password_verification_attempt(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if public.note_attempt('password-attempt', (event ->> 'user_id')::uuid, (event ->> 'valid')::boolean, 20, 900) then
    return '{"decision": "continue"}';
  end if;
  return '{"decision": "reject", "message": "Invalid login credentials", "should_logout_user": false}';
end
$$;

-- MFA Verification Attempt: 10 wrong codes in 15 minutes. Whoever gets here knows the password; the service ends every session.
create function public.hook_mfa_verification_attempt(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if public.note_attempt('factor-attempt', (event ->> 'user_id')::uuid, (event ->> 'valid')::boolean, 10, 900) then
    return '{"decision": "continue"}';
  end if;
  return '{"decision": "reject", "message": "Too many wrong codes. Sign in again in 15 minutes."}';
end
$$;

revoke all on function public.note_attempt(text, uuid, boolean, integer, integer),
  public.hook_password_verification_attempt(jsonb), public.hook_mfa_verification_attempt(jsonb)
  from public, anon, authenticated, service_role;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.hook_password_verification_attempt(jsonb), public.hook_mfa_verification_attempt(jsonb)
  to supabase_auth_admin;
