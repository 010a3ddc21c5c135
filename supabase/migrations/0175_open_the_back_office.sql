-- The third lock: whoever has a role and has shown the second factor types a PIN, and a grant is written for that session.

-- One try of a PIN. The row of the PIN is locked while it is checked, so tries at the same time are counted one after the other:
-- five wrong ones within a quarter of an hour, or fifteen within a day, counted since the last right one, and the PIN opens
-- nothing until the first of them is that old. Who guesses has password and second factor already. Answers {"ok": true, "role", "expires_at"}, or why not.
create function public.open_admin_grant(person uuid, session uuid, client text, pin text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held_role text;
  kept_hash text;
  since timestamptz;
  wrong integer;
  again_at timestamptz;
  is_right boolean;
  ends timestamptz;
begin
  select role into held_role from public.user_roles where user_id = person order by role limit 1;
  if held_role is null then
    return jsonb_build_object('ok', false, 'code', 'not_staff');
  end if;
  select pin_hash into kept_hash from public.admin_pins where user_id = person for update;
  if kept_hash is null then
    return jsonb_build_object('ok', false, 'code', 'no_pin');
  end if;
  select max(created_at) into since from public.admin_pin_attempts where user_id = person and succeeded;
  select max(first_at + rule.long) into again_at
  from (values (5, interval '15 minutes'), (15, interval '1 day')) as rule (most, long)
  cross join lateral (
    select count(*) as tries, min(created_at) as first_at from public.admin_pin_attempts tried
    where tried.user_id = person and not succeeded and created_at > greatest(since, now() - rule.long)
  ) counted
  where tries >= rule.most;
  select count(*) into wrong from public.admin_pin_attempts
  where user_id = person and not succeeded and created_at > greatest(since, now() - interval '15 minutes');
  if again_at is not null then
    return jsonb_build_object('ok', false, 'code', 'too_many_tries', 'tries', wrong, 'again_at', again_at);
  end if;
  is_right := extensions.crypt(pin, kept_hash) = kept_hash;
  insert into public.admin_pin_attempts (user_id, session_id, client_hash, succeeded)
  values (person, session, client, is_right);
  if not is_right then
    return jsonb_build_object('ok', false, 'code', 'wrong_pin', 'tries', wrong + 1, 'left', greatest(5 - wrong - 1, 0));
  end if;
  insert into public.admin_grants (session_id, user_id) values (session, person)
  on conflict (session_id) do update set granted_at = now(), expires_at = now() + interval '30 minutes'
  where admin_grants.user_id = excluded.user_id
  returning expires_at into ends;
  insert into public.audit_log (actor_id, action, table_name, row_key)
  values (person, 'open_back_office', 'admin_grants', session::text);
  return jsonb_build_object('ok', true, 'role', held_role, 'expires_at', ends);
end
$$;

-- Working moves the end of a grant: half an hour from now, while it has not ended. Answers {"ok": true, "role", "expires_at"},
-- or that there is none (any more), or no role.
create function public.renew_admin_grant(person uuid, session uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held_role text;
  ends timestamptz;
begin
  select role into held_role from public.user_roles where user_id = person order by role limit 1;
  if held_role is null then
    return jsonb_build_object('ok', false, 'code', 'not_staff');
  end if;
  update public.admin_grants unlocked set expires_at = now() + interval '30 minutes'
  where unlocked.session_id = session and unlocked.user_id = person and unlocked.expires_at > now()
  returning expires_at into ends;
  if ends is null then
    return jsonb_build_object('ok', false, 'code', 'locked');
  end if;
  return jsonb_build_object('ok', true, 'role', held_role, 'expires_at', ends);
end
$$;

-- Locking up, and signing out.
create function public.close_admin_grant(person uuid, session uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.admin_grants where session_id = session and user_id = person
$$;

revoke execute on function
  public.open_admin_grant(uuid, uuid, text, text), public.renew_admin_grant(uuid, uuid),
  public.close_admin_grant(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.open_admin_grant(uuid, uuid, text, text), public.renew_admin_grant(uuid, uuid),
  public.close_admin_grant(uuid, uuid)
  to service_role;
