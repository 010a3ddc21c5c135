-- What the page about privacy promises, kept by the nightly job: letters and proofs of consent go after two years, proofs of a
-- newsletter two years after it was left. Cookie choices are asked anew each year, so none of that age is in force.
create index consents_by_time on public.consents (given_at);

create or replace function public.forget_correspondence() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  proven constant interval := interval '2 years';
  subscribers integer;
  notices integer;
  messages integer;
  errors integer;
  consents integer;
begin
  delete from public.newsletter_subscribers
  where (status = 'pending' and confirmed_at is null and requested_at < now() - interval '30 days')
    or (status = 'unsubscribed' and unsubscribed_at < now() - proven);
  get diagnostics subscribers = row_count;
  delete from public.back_in_stock_requests
  where (confirmed_at is null and asked_at < now() - interval '7 days') or notified_at < now() - interval '90 days';
  get diagnostics notices = row_count;
  delete from public.contact_messages
  where (status = 'spam' and created_at < now() - interval '90 days')
    or (status <> 'spam' and created_at < now() - proven);
  get diagnostics messages = row_count;
  delete from public.client_errors where last_seen_at < now() - interval '90 days';
  get diagnostics errors = row_count;
  delete from public.consents as consent
  where consent.given_at < now() - proven
    and (
      consent.source = 'cookies'
      or (
        consent.purpose = 'newsletter'
        and not exists (
          select from public.newsletter_subscribers as subscriber where subscriber.email = consent.email
        )
      )
    );
  get diagnostics consents = row_count;
  return jsonb_build_object(
    'subscribers', subscribers, 'notices', notices, 'messages', messages, 'errors', errors, 'consents', consents,
    'limits', public.forget_rate_limits()
  );
end
$$;
