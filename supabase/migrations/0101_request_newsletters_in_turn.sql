-- One address at a time: requests that name it at once carry the same hash for unsubscribing, which is unique by itself, so that
-- the second failed on it instead of meeting the first one's address.
create or replace function public.request_newsletter(
  new_id uuid, new_email text, new_language text, new_source text, new_text_version text,
  seed uuid, confirmation_hash text, unsubscribe_hash text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  perform pg_advisory_xact_lock(2004, hashtext(new_email));
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
