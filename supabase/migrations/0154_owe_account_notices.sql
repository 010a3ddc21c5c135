-- The language in which the owner of an account is written to. Null where there is no such account, or not yet: while somebody
-- signs up, nobody else sees the new rows.
create function public.read_account_language(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select language from public.profiles where user_id = account
$$;

create index outbox_about_accounts on public.outbox (created_at) where kind in ('account_notice', 'account_known');

-- Owes the notice of a change of an account (docs/mail.md) to each of its mailboxes. The same change is told once in ten
-- minutes, whoever tells it, the auth service or the shop. Touches no row of the account: the auth service may be holding it.
create function public.owe_account_notice(account uuid, change text, recipients text[], notice_language text default null)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  owed integer;
begin
  if change not in ('password_changed', 'email_changed', 'factor_added', 'factor_removed', 'signed_out') then
    raise exception 'no notice is written of the change %', change using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('account notice ' || account || ' ' || change, 0));
  -- Nobody needs to read them any more, and the account may be gone.
  delete from public.outbox
  where kind in ('account_notice', 'account_known') and state in ('sent', 'failed') and created_at < now() - interval '30 days';
  insert into public.outbox (idempotency_key, kind, recipient, language, payload)
  select
    'account-notice-' || gen_random_uuid(), 'account_notice', mailbox,
    coalesce(notice_language, public.read_account_language(account), 'lt'),
    jsonb_build_object(
      'change', change, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'account', account
    )
  from (select distinct lower(trim(given)) as mailbox from unnest(recipients) given) wanted
  where public.is_email(mailbox) and not exists (
    select from public.outbox told
    where told.kind = 'account_notice' and told.created_at > now() - interval '10 minutes'
      and told.recipient = mailbox and told.payload ->> 'change' = change and told.payload ->> 'account' = account::text
  );
  get diagnostics owed = row_count;
  return owed;
end
$$;

-- A sign-up with an address that has an account gets the same answer as any other, and the hosted auth service mails nothing.
-- It writes the attempt down, though: then the owner is told, once a day. An auth service that asks its hook for the letter as
-- well makes no second one: both have the same key for the mail provider (send-auth-mail.ts). Whatever fails here must not
-- change the answer.
create function public.tell_of_known_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry constant jsonb := to_jsonb(new) -> 'payload';
begin
  if entry ->> 'action' = 'user_repeated_signup' then
    insert into public.outbox (id, idempotency_key, kind, recipient, language)
    select
      left(public.hash_secret(told), 32)::uuid, told, 'account_known', known.email,
      coalesce(public.read_account_language(known.id), 'lt')
    from auth.users known,
      format('account-known %s %s', known.id, to_char(now() at time zone 'UTC', 'YYYY-MM-DD')) told
    where known.id = (entry ->> 'actor_id')::uuid and public.is_email(known.email)
    on conflict do nothing;
  end if;
  return null;
exception when others then
  raise warning 'the owner of a known address could not be told: %', sqlstate;
  return null;
end
$$;

do $$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    create trigger tell_of_known_address after insert on auth.audit_log_entries
      for each row execute function public.tell_of_known_address();
  end if;
end
$$;

revoke execute on function
  public.read_account_language(uuid), public.owe_account_notice(uuid, text, text[], text), public.tell_of_known_address()
  from public, anon, authenticated;
grant execute on function
  public.read_account_language(uuid), public.owe_account_notice(uuid, text, text[], text)
  to service_role;
