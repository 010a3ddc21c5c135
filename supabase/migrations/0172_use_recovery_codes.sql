-- Recovery codes let somebody in who has lost the app of their second factor (docs/accounts.md). A code is good for once: using
-- one takes the factors away, and with them all codes. Until that is done `used_at` holds the code for whoever uses it.

-- Puts these codes in the place of those before; with none, there are none any more. Answers how many there are.
create function public.replace_recovery_codes(owner uuid, hashes text[]) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at once would each leave its own.
  perform pg_advisory_xact_lock(hashtextextended('recovery codes ' || owner, 0));
  delete from public.recovery_codes where user_id = owner;
  insert into public.recovery_codes (user_id, code_hash) select owner, unnest(hashes);
  return cardinality(hashes);
end
$$;

-- How many codes of a person still count.
create function public.count_recovery_codes(owner uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.recovery_codes where user_id = owner and used_at is null
$$;

-- Takes a code; false where there is no such code or somebody has it. Of two at once one gets it. Whoever takes a code and then
-- dies holds it for a minute: what a code stands for was not given yet, else it would be gone.
create function public.take_recovery_code(owner uuid, hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.recovery_codes set used_at = clock_timestamp()
  where user_id = owner and code_hash = hash
    and (used_at is null or used_at < clock_timestamp() - interval '1 minute');
  return found;
end
$$;

-- Gives a code back that was taken for nothing.
create function public.give_back_recovery_code(owner uuid, hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.recovery_codes set used_at = null where user_id = owner and code_hash = hash and used_at is not null;
  return found;
end
$$;

revoke all on function
  public.replace_recovery_codes(uuid, text[]), public.count_recovery_codes(uuid),
  public.take_recovery_code(uuid, text), public.give_back_recovery_code(uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.replace_recovery_codes(uuid, text[]), public.count_recovery_codes(uuid),
  public.take_recovery_code(uuid, text), public.give_back_recovery_code(uuid, text)
  to service_role;
