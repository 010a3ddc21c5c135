-- When the provider was last asked what became of an attempt: its message may never have come.
alter table public.payments add column asked_at timestamptz;

create index payments_to_ask_about on public.payments (created_at) where state in ('unpaid', 'failed');

-- Attempts that a provider should be asked about now: of an open order from its second minute on, every five minutes; of a
-- cancelled one once more, after it was let go. Each is handed to one asker. `providers`: those who answer questions.
create function public.claim_payments_to_ask_about(providers text[], most integer default 50) returns jsonb
language sql security definer set search_path = '' as $$
  with
    due as (
      select payment.id from public.payments payment join public.orders on orders.id = payment.order_id
      where payment.provider = any (providers) and payment.provider_session_id is not null
        and payment.created_at > now() - interval '3 days'
        and case
          when payment.state = 'unpaid' and orders.status = 'pending' then
            payment.created_at < now() - interval '2 minutes'
            and coalesce(payment.asked_at, '-infinity') < now() - interval '5 minutes'
          when payment.state = 'failed' and orders.status = 'cancelled' then
            orders.cancelled_at < now() - interval '1 minute'
            and coalesce(payment.asked_at, '-infinity') < orders.cancelled_at + interval '1 minute'
          else false
        end
      order by payment.created_at limit most for update of payment skip locked
    ),
    claimed as (
      update public.payments set asked_at = now() from due where payments.id = due.id
      returning payments.provider, payments.provider_session_id
    )
  select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'session_id', provider_session_id)), '[]') from claimed
$$;

revoke execute on function public.claim_payments_to_ask_about(text[], integer) from public, anon, authenticated;
grant execute on function public.claim_payments_to_ask_about(text[], integer) to service_role;
