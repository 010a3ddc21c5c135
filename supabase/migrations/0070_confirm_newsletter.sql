-- Double opt-in. What the mails need as links is derived by the functions from a seed and a key that the database does not
-- have; here are only hashes, so whoever reads the tables can neither confirm nor unsubscribe anybody.
alter table public.newsletter_subscribers
  -- Which words stood beside the form; copied into the consent when it is given.
  add column text_version text not null default '' check (length(text_version) <= 60),
  add column requested_at timestamptz not null default now();

grant select (text_version, requested_at) on public.newsletter_subscribers to authenticated;

-- Notes that somebody typed this address and owes it the mail with the link. Answers nothing, whatever was known before:
-- an address that is subscribed stays so and is told by mail, at most once a day. Who asks again within ten minutes (a second
-- press, a repeated request) gets no second mail, which would make the first one's link void.
create function public.request_newsletter(
  new_id uuid, new_email text, new_language text, new_source text, new_text_version text,
  seed uuid, confirmation_hash text, unsubscribe_hash text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  insert into public.newsletter_subscribers as known (
    id, email, language, source, text_version, confirmation_token_hash, confirmation_expires_at, unsubscribe_token_hash
  ) values (
    new_id, new_email, new_language, new_source, new_text_version,
    confirmation_hash, now() + interval '3 days', unsubscribe_hash
  )
  on conflict (email) do update set
    status = 'pending', language = excluded.language, source = excluded.source, text_version = excluded.text_version,
    confirmation_token_hash = excluded.confirmation_token_hash,
    confirmation_expires_at = excluded.confirmation_expires_at,
    unsubscribe_token_hash = excluded.unsubscribe_token_hash, requested_at = now()
  where known.status = 'unsubscribed'
    or (known.status = 'pending' and known.requested_at < now() - interval '10 minutes')
  returning * into subscriber;
  if found then
    insert into public.outbox (idempotency_key, kind, recipient, language, payload)
    values ('newsletter_confirm:' || seed, 'newsletter_confirm', new_email, new_language, jsonb_build_object('seed', seed));
    return;
  end if;
  select * into subscriber from public.newsletter_subscribers where email = new_email;
  insert into public.outbox (idempotency_key, kind, recipient, language)
  select 'newsletter_known:' || subscriber.id || ':' || current_date, 'newsletter_known', new_email, subscriber.language
  where subscriber.status = 'confirmed'
  on conflict (idempotency_key) do nothing;
end
$$;

-- The button behind the link in the mail. False: the link was used, is too old, or never was one.
create function public.confirm_newsletter(token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
  consent uuid;
begin
  update public.newsletter_subscribers set
    status = 'confirmed', confirmed_at = now(), unsubscribed_at = null,
    confirmation_token_hash = null, confirmation_expires_at = null
  where confirmation_token_hash = token_hash and status = 'pending' and confirmation_expires_at > now()
  returning * into subscriber;
  if not found then
    return false;
  end if;
  insert into public.consents (purpose, granted, email, text_version, language, source)
  values ('newsletter', true, subscriber.email, subscriber.text_version, subscriber.language, subscriber.source)
  returning id into consent;
  update public.newsletter_subscribers set consent_id = consent where id = subscriber.id;
  insert into public.outbox (idempotency_key, kind, recipient, language)
  values ('newsletter_welcome:' || consent, 'newsletter_welcome', subscriber.email, subscriber.language);
  return true;
end
$$;

-- Ends a subscription, as often as asked. What is still owed to the address is not sent any more. False: never was a link.
create function public.unsubscribe_newsletter(token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers where unsubscribe_token_hash = token_hash for update;
  if not found then
    return false;
  end if;
  if subscriber.status = 'unsubscribed' then
    return true;
  end if;
  update public.newsletter_subscribers set
    status = 'unsubscribed', unsubscribed_at = now(), confirmation_token_hash = null, confirmation_expires_at = null
  where id = subscriber.id;
  insert into public.consents (purpose, granted, email, text_version, language, source)
  values ('newsletter', false, subscriber.email, 'unsubscribe', subscriber.language, 'unsubscribe');
  delete from public.outbox
  where recipient = subscriber.email and kind in ('newsletter_confirm', 'newsletter_known', 'newsletter_welcome')
    and state = 'waiting';
  return true;
end
$$;

revoke execute on function
  public.request_newsletter(uuid, text, text, text, text, uuid, text, text),
  public.confirm_newsletter(text), public.unsubscribe_newsletter(text)
  from public, anon, authenticated;
grant execute on function
  public.request_newsletter(uuid, text, text, text, text, uuid, text, text),
  public.confirm_newsletter(text), public.unsubscribe_newsletter(text)
  to service_role;
