-- The order as a mail needs it: the row, its items, and what its delivery is called.
create function public.read_order(read_order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(orders) - array['content_hash', 'client_hash', 'checkout_id'] || jsonb_build_object(
    'items', (
      select jsonb_agg(to_jsonb(item) order by item.position) from public.order_items item where item.order_id = orders.id
    ),
    'delivery_name_of_option', (
      select jsonb_build_object('en', name, 'lt', name_lt, 'ru', name_ru) from public.delivery_options
      where code = delivery_option
    )
  )
  from public.orders where id = read_order_id
$$;

-- Hands out messages that are due; each to one worker, for as long as its lease runs. A worker that dies leaves them to the
-- next one, and the mail provider's idempotency key keeps the shopper from getting two.
create function public.claim_outbox(maximum integer default 20, lease interval default '2 minutes') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  with due as (
    select id from public.outbox
    where state in ('waiting', 'sending') and next_attempt_at <= now()
    order by next_attempt_at limit maximum for update skip locked
  ), taken as (
    update public.outbox message set state = 'sending', attempts = attempts + 1, next_attempt_at = now() + lease
    from due where message.id = due.id returning message.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'recipient', recipient, 'language', language, 'attempts', attempts, 'payload', payload,
    'order', public.read_order(order_id)
  ) order by created_at), '[]') into claimed from taken;
  return claimed;
end
$$;

create function public.mark_outbox_sent(message_id uuid, provider_id text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with sent as (
    update public.outbox set state = 'sent', sent_at = now(), provider_message_id = provider_id, last_error = null
    where id = message_id and state <> 'sent' returning order_id, kind
  )
  insert into public.order_events (order_id, kind, code, details)
  select order_id, 'mail', 'mail_sent', jsonb_build_object('mail', kind) from sent where order_id is not null;
end
$$;

-- Tries again after 30 s, 1 min, 2 min … 6 h at most; gives up after 20 attempts (about three days) or at once where trying
-- again cannot help.
create function public.mark_outbox_failed(message_id uuid, error text, permanent boolean) returns void
language sql security definer set search_path = '' as $$
  update public.outbox set
    state = case when permanent or attempts >= 20 then 'failed' else 'waiting' end,
    last_error = left(error, 500),
    next_attempt_at = now() + least(interval '6 hours', interval '15 seconds' * power(2, attempts))
  where id = message_id and state = 'sending'
$$;

create function public.record_job_run(run_job text, started timestamptz, run_succeeded boolean, run_result jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.job_runs (job, started_at, finished_at, succeeded, result)
  values (run_job, started, now(), run_succeeded, run_result)
$$;

revoke execute on function
  public.read_order(uuid), public.claim_outbox(integer, interval), public.mark_outbox_sent(uuid, text),
  public.mark_outbox_failed(uuid, text, boolean), public.record_job_run(text, timestamptz, boolean, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.read_order(uuid), public.claim_outbox(integer, interval), public.mark_outbox_sent(uuid, text),
  public.mark_outbox_failed(uuid, text, boolean), public.record_job_run(text, timestamptz, boolean, jsonb)
  to service_role;
