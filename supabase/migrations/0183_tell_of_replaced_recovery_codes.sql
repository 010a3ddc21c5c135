-- `owe_account_notice` (0154) as it was, for one more change: recovery codes that took the place of others.
create or replace function public.owe_account_notice(account uuid, change text, recipients text[], notice_language text default null)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  owed integer;
begin
  if change not in ('password_changed', 'email_changed', 'factor_added', 'factor_removed', 'codes_replaced', 'signed_out') then
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

-- `replace_recovery_codes` (0172), which tells the owner in the same breath where codes took the place of others.
create or replace function public.replace_recovery_codes(owner uuid, hashes text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  before integer;
begin
  -- Two at once would each leave its own.
  perform pg_advisory_xact_lock(hashtextextended('recovery codes ' || owner, 0));
  delete from public.recovery_codes where user_id = owner;
  get diagnostics before = row_count;
  insert into public.recovery_codes (user_id, code_hash) select owner, unnest(hashes);
  if before > 0 and cardinality(hashes) > 0 then
    perform public.owe_account_notice(owner, 'codes_replaced', array[email]) from auth.users where id = owner;
  end if;
  return cardinality(hashes);
end
$$;
