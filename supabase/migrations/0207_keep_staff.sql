-- Who works in the back office: roles given and taken away, first PINs that have to be changed, one's own PIN, and an end to what
-- somebody has open. What is taken away counts at the next statement: every policy asks for role and grant anew.

-- A PIN that an administrator handed over holds until then and opens nothing but its own change; null: the person's own.
alter table public.admin_pins add column first_until timestamptz;
-- Tries before this moment were at another PIN.
alter table public.admin_pins add column tries_since timestamptz not null default '-infinity';

create trigger record_audit after insert or delete on public.user_roles
  for each row execute function public.record_audit('user_id,role', 'granted_by,created_at', 'staff');

-- One try of somebody's PIN, counted as open_admin_grant says (0175). { ok, is_first } or no_pin, wrong_pin, too_many_tries.
create function public.try_admin_pin(person uuid, session uuid, client text, pin text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept public.admin_pins;
  since timestamptz;
  wrong integer;
  again_at timestamptz;
  is_right boolean;
begin
  select * into kept from public.admin_pins where user_id = person for update;
  if kept.user_id is null or kept.first_until < now() then
    return jsonb_build_object('ok', false, 'code', 'no_pin');
  end if;
  select greatest(max(created_at), kept.tries_since) into since
  from public.admin_pin_attempts where user_id = person and succeeded;
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
  is_right := extensions.crypt(pin, kept.pin_hash) = kept.pin_hash;
  insert into public.admin_pin_attempts (user_id, session_id, client_hash, succeeded)
  values (person, session, client, is_right);
  if not is_right then
    return jsonb_build_object('ok', false, 'code', 'wrong_pin', 'tries', wrong + 1, 'left', greatest(5 - wrong - 1, 0));
  end if;
  return jsonb_build_object('ok', true, 'is_first', kept.first_until is not null);
end
$$;

-- Makes a PIN the person's own.
create function public.keep_own_pin(person uuid, pin text) returns void
language sql security definer set search_path = '' as $$
  update public.admin_pins set
    pin_hash = extensions.crypt(pin, extensions.gen_salt('bf', 10)), first_until = null, updated_at = now()
  where user_id = person;
  insert into public.audit_log (actor_id, action, table_name, row_key) values (person, 'change_pin', 'admin_pins', person::text);
$$;

-- As in 0175; a first PIN opens when it is changed at once (`new_pin`). Besides 0175's codes: pin_to_change, same_pin.
drop function public.open_admin_grant(uuid, uuid, text, text);
create function public.open_admin_grant(person uuid, session uuid, client text, pin text, new_pin text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held_role text;
  tried jsonb;
  ends timestamptz;
begin
  select role into held_role from public.user_roles where user_id = person order by role limit 1;
  if held_role is null then
    return jsonb_build_object('ok', false, 'code', 'not_staff');
  end if;
  tried := public.try_admin_pin(person, session, client, pin);
  if not (tried -> 'ok')::boolean then
    return tried;
  end if;
  if (tried -> 'is_first')::boolean then
    if new_pin is null then
      return jsonb_build_object('ok', false, 'code', 'pin_to_change');
    end if;
    if new_pin = pin then
      return jsonb_build_object('ok', false, 'code', 'same_pin');
    end if;
    perform public.keep_own_pin(person, new_pin);
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

-- Changes one's own PIN: the old one is asked, and its tries are counted as at the gate. What the person has open elsewhere ends.
-- { ok } or no_pin, wrong_pin, too_many_tries, same_pin.
create function public.change_own_pin(person uuid, session uuid, client text, old_pin text, new_pin text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  tried constant jsonb := public.try_admin_pin(person, session, client, old_pin);
begin
  if not (tried -> 'ok')::boolean then
    return tried;
  end if;
  if new_pin = old_pin then
    return jsonb_build_object('ok', false, 'code', 'same_pin');
  end if;
  perform public.keep_own_pin(person, new_pin);
  delete from public.admin_grants where user_id = person and session_id <> session;
  return jsonb_build_object('ok', true);
end
$$;

-- Gives somebody a first PIN for three days, whatever they had; what they have open ends. { ok, until } or person_not_staff, own_pin.
create function public.give_first_pin(person uuid, pin text, actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  until constant timestamptz := now() + interval '3 days';
begin
  if person = actor then
    return jsonb_build_object('ok', false, 'code', 'own_pin');
  end if;
  if not exists (select from public.user_roles where user_id = person) then
    return jsonb_build_object('ok', false, 'code', 'person_not_staff');
  end if;
  insert into public.admin_pins (user_id, pin_hash, first_until, tries_since)
  values (person, extensions.crypt(pin, extensions.gen_salt('bf', 10)), until, now())
  on conflict (user_id) do update set
    pin_hash = excluded.pin_hash, first_until = excluded.first_until, tries_since = excluded.tries_since, updated_at = now();
  delete from public.admin_grants where user_id = person;
  insert into public.audit_log (actor_id, action, table_name, row_key) values (actor, 'give_pin', 'admin_pins', person::text);
  return jsonb_build_object('ok', true, 'until', until);
end
$$;

-- Gives a role to the account of an address. { ok, changed } or account_unknown, account_unconfirmed.
create function public.grant_staff_role(address text, wanted_role text, actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account auth.users;
begin
  select * into account from auth.users where email = lower(trim(address));
  if account.id is null then
    return jsonb_build_object('ok', false, 'code', 'account_unknown');
  end if;
  if account.email_confirmed_at is null then
    return jsonb_build_object('ok', false, 'code', 'account_unconfirmed');
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (account.id, wanted_role, actor) on conflict do nothing;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

-- Takes a role away, at once: what the person has open ends, and whoever has no role left has no PIN. The last administrator who could
-- still get in (own PIN, second factor) stays, whoever asks. { ok, changed } or last_admin.
create function public.remove_staff_role(person uuid, wanted_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- Two who take the role from each other at the same moment are asked one after the other.
  perform from public.user_roles where role = 'admin' order by user_id for update;
  if not exists (select from public.user_roles where user_id = person and role = wanted_role) then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if wanted_role = 'admin' and not exists (
    select from public.user_roles other
    join public.admin_pins pin on pin.user_id = other.user_id and pin.first_until is null
    where other.role = 'admin' and other.user_id <> person
      and exists (select from auth.mfa_factors factor where factor.user_id = other.user_id and factor.status = 'verified')
  ) then
    return jsonb_build_object('ok', false, 'code', 'last_admin');
  end if;
  delete from public.user_roles where user_id = person and role = wanted_role;
  delete from public.admin_grants where user_id = person;
  if not exists (select from public.user_roles where user_id = person) then
    delete from public.admin_pins where user_id = person;
  end if;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- Ends what somebody has open; they need their PIN again. { ok, changed }.
create function public.end_staff_grants(person uuid, actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ended boolean;
begin
  delete from public.admin_grants where user_id = person;
  ended := found;
  if ended then
    insert into public.audit_log (actor_id, action, table_name, row_key) values (actor, 'end_grants', 'admin_grants', person::text);
  end if;
  return jsonb_build_object('ok', true, 'changed', ended);
end
$$;

-- Everybody with a role, for administrators, by name; null for anybody else. `pin`: none, first (given, not yet changed), over (given, its
-- time has passed) or own; `last_seen`: the last they signed in, opened the back office or changed something; `open_until`: how long
-- they have it open.
create function public.list_staff() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', person.id, 'email', person.email, 'name', public.actor_name(person.id::text), 'is_you', person.id = public.acting_person(),
      'roles', (
        select jsonb_agg(jsonb_build_object(
          'role', role, 'since', created_at, 'granted_by', public.actor_name(granted_by::text)
        ) order by role)
        from public.user_roles where user_id = person.id
      ),
      'pin', coalesce((
        select case when first_until is null then 'own' when first_until < now() then 'over' else 'first' end
        from public.admin_pins where user_id = person.id
      ), 'none'),
      'has_factor', exists (select from auth.mfa_factors where user_id = person.id and status = 'verified'),
      'last_seen', greatest(
        person.last_sign_in_at,
        (select max(created_at) from public.admin_pin_attempts where user_id = person.id and succeeded),
        (select max(created_at) from public.audit_log where actor_id = person.id)
      ),
      'open_until', (select max(expires_at) from public.admin_grants where user_id = person.id and expires_at > now())
    ) order by public.actor_name(person.id::text), person.id), '[]')
    from auth.users person where exists (select from public.user_roles where user_id = person.id)
  ));
end
$$;

revoke execute on function public.try_admin_pin(uuid, uuid, text, text), public.keep_own_pin(uuid, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.list_staff() from public, anon, service_role;
grant execute on function public.list_staff() to authenticated;
revoke execute on function
  public.open_admin_grant(uuid, uuid, text, text, text), public.change_own_pin(uuid, uuid, text, text, text),
  public.give_first_pin(uuid, text, uuid), public.grant_staff_role(text, text, uuid), public.remove_staff_role(uuid, text),
  public.end_staff_grants(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.open_admin_grant(uuid, uuid, text, text, text), public.change_own_pin(uuid, uuid, text, text, text),
  public.give_first_pin(uuid, text, uuid), public.grant_staff_role(text, text, uuid), public.remove_staff_role(uuid, text),
  public.end_staff_grants(uuid, uuid)
  to service_role;
