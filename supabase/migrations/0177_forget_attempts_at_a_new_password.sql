-- The limit of password attempts (0150) is about one password: a new one begins without the wrong guesses at the old one.
-- Otherwise whoever was locked out by a stranger, and chose a new password by mail, would be told for a quarter of an hour
-- that it is wrong. Nobody gets guesses by it who could not sign in anyway: a password is changed from a session.

create function public.forget_password_attempts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.rate_limits
  where bucket = 'password-attempt'
    and subject_hash = public.hash_secret((select salt from public.rate_limit_salt) || new.id::text);
  return null;
end
$$;

create trigger forget_password_attempts after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function public.forget_password_attempts();

-- Are the account's 20 attempts (0150) used up? Until the window ends even its right password is refused as a wrong one, so
-- what asks a signed-in person for their password tells them this first.
create function public.password_attempts_are_used_up(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.rate_limits
    where bucket = 'password-attempt' and taken >= 20 and window_ends_at > clock_timestamp()
      and subject_hash = public.hash_secret((select salt from public.rate_limit_salt) || person::text)
  )
$$;

revoke execute on function public.forget_password_attempts(), public.password_attempts_are_used_up(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.password_attempts_are_used_up(uuid) to service_role;
