-- When the provider last answered what became of an attempt: its message may never have come.
alter table public.payments add column asked_at timestamptz;

create index payments_to_ask_about on public.payments (created_at) where state in ('unpaid', 'failed');

-- Attempts that a provider should be asked about now: of an open order from its second minute on, every five minutes; of a
-- cancelled one once more, after it was let go. `providers`: those who answer questions.
create function public.list_payments_to_ask_about(providers text[], most integer default 50) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'session_id', provider_session_id)), '[]')
  from (
    select payment.provider, payment.provider_session_id
    from public.payments payment join public.orders on orders.id = payment.order_id
    where payment.provider = any (providers) and payment.provider_session_id is not null
      and payment.created_at > now() - interval '3 days'
      and case
        when payment.state = 'unpaid' and orders.status = 'pending' then
          payment.created_at < now() - interval '2 minutes'
          and coalesce(payment.asked_at, '-infinity') < now() - interval '4 minutes'
        when payment.state = 'failed' and orders.status = 'cancelled' then
          orders.cancelled_at < now() - interval '1 minute'
          and coalesce(payment.asked_at, '-infinity') < orders.cancelled_at + interval '1 minute'
        else false
      end
    order by coalesce(payment.asked_at, '-infinity'), payment.created_at limit most
  ) due
$$;

-- The provider has answered. One that could not be reached is asked again at the next run.
create function public.mark_payment_asked_about(asked_provider text, session_id text) returns void
language sql security definer set search_path = '' as $$
  update public.payments set asked_at = now() where provider = asked_provider and provider_session_id = session_id
$$;

revoke execute on function
  public.list_payments_to_ask_about(text[], integer), public.mark_payment_asked_about(text, text)
  from public, anon, authenticated;
grant execute on function
  public.list_payments_to_ask_about(text[], integer), public.mark_payment_asked_about(text, text)
  to service_role;
