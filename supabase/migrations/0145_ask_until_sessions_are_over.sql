alter table public.payments add column asking_failed_at timestamptz;

-- The provider could not be asked about an attempt: it is asked again, after the others.
create function public.mark_payment_asking_failed(asked_provider text, session_id text) returns void
language sql security definer set search_path = '' as $$
  update public.payments set asking_failed_at = now()
  where provider = asked_provider and provider_session_id = mark_payment_asking_failed.session_id
$$;

revoke execute on function public.mark_payment_asking_failed(text, text) from public, anon, authenticated;
grant execute on function public.mark_payment_asking_failed(text, text) to service_role;

-- As in 0104; but a cancelled attempt is asked about until an answer that came after its session's end. Asked once, after the
-- order was let go, it could still be paid: where the shop was stopped, or the provider out of reach, between letting go of
-- the goods and ending the session. What the provider has said to be over is not asked about.
-- Attempts that a provider should be asked about now, every five minutes: of an open order from its second minute on; of a
-- cancelled one until it can be paid no more. `providers`: those who answer questions.
create or replace function public.list_payments_to_ask_about(providers text[], most integer default 50) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'session_id', provider_session_id)), '[]')
  from (
    select payment.provider, payment.provider_session_id
    from public.payments payment join public.orders on orders.id = payment.order_id
    where payment.provider = any (providers) and payment.provider_session_id is not null
      and payment.created_at > now() - interval '3 days'
      and coalesce(payment.asked_at, '-infinity') < now() - interval '4 minutes'
      and case
        when payment.state = 'unpaid' and orders.status = 'pending' then
          payment.created_at < now() - interval '2 minutes'
        when payment.state = 'failed' and orders.status = 'cancelled' then
          orders.cancelled_at < now() - interval '1 minute'
          and coalesce(payment.asked_at, '-infinity') < greatest(orders.cancelled_at, orders.expires_at) + interval '1 minute'
          and not exists (
            select from public.webhook_events event
            where event.order_id = orders.id and event.provider = payment.provider and event.type in ('expired', 'failed')
          )
        else false
      end
    -- Those that nobody could be asked about wait behind the others, or fifty of them would stop all.
    order by greatest(payment.asked_at, payment.asking_failed_at) nulls first, payment.created_at limit most
  ) due
$$;
