-- What somebody has to see to today, each with what settles it: refunds and tasks by their day, returns, late parcels, what runs out at
-- the pace at which it sells, and mails and messages of payment providers that came to nothing.

-- Somebody has looked at it and says that nothing more is to be done.
alter table public.webhook_events add column settled_at timestamptz, add column settled_by text;
alter table public.outbox drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('waiting', 'sending', 'sent', 'failed', 'dropped'));
create index webhook_events_unsettled on public.webhook_events (received_at)
  where outcome in ('unknown_order', 'unknown_payment') and settled_at is null;
create index outbox_failed on public.outbox (created_at) where state = 'failed';
create index stock_movements_of_sales on public.stock_movements (created_at) include (variant_id, change) where kind = 'sale';
create index returns_to_settle on public.returns (requested_at) where state in ('requested', 'received');
create index orders_promised on public.orders (promised_to) where status in ('processing', 'shipped');

create trigger record_audit after update on public.webhook_events
  for each row execute function public.record_audit('provider,event_id', 'details', 'staff');
create trigger record_audit after update on public.outbox
  for each row execute function public.record_audit('id', 'recipient,payload,idempotency_key', 'staff');

-- For administrators, null for anybody else. `asked`: language (of products' names). Each part has its number and its first five,
-- the most pressing first; times ISO 8601, days of Vilnius.
create function public.read_today(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Europe/Vilnius')::date;
  shown constant integer := 5;
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'tasks', jsonb_build_object(
      'count', (select count(*) from public.tasks where done_at is null),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', task.id, 'kind', task.kind, 'due_at', task.due_at, 'order_number', orders.order_number
        ) order by task.due_at, task.id), '[]')
        from (select * from public.tasks where done_at is null order by due_at, id limit shown) task
        join public.orders on orders.id = task.order_id
      )
    ),
    'returns', jsonb_build_object(
      'count', (select count(*) from public.returns where state in ('requested', 'received')),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', asked_back.id, 'reason', asked_back.reason, 'state', asked_back.state, 'order_number', orders.order_number,
          'since', coalesce(asked_back.received_at, asked_back.requested_at)
        ) order by asked_back.requested_at, asked_back.id), '[]')
        from (
          select * from public.returns where state in ('requested', 'received') order by requested_at, id limit shown
        ) asked_back
        join public.orders on orders.id = asked_back.order_id
      )
    ),
    'late', jsonb_build_object(
      'count', (select count(*) from public.orders where status in ('processing', 'shipped') and promised_to < today),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'order_number', order_number, 'status', status, 'promised_to', promised_to
        ) order by promised_to, id), '[]')
        from (
          select * from public.orders where status in ('processing', 'shipped') and promised_to < today
          order by promised_to, id limit shown
        ) late
      )
    ),
    'running_out', (
      with sold as (
        select variant_id, -sum(change) as pieces from public.stock_movements
        where kind = 'sale' and created_at > now() - interval '30 days' group by variant_id having -sum(change) > 0
      ),
      -- Fewer than a fortnight's pieces (the order of days is that of pieces by what is sold).
      short as (
        select variant.sku, variant.size, variant.color, variant.free, sold.pieces as sold,
          coalesce(nullif(case asked ->> 'language' when 'lt' then product.name_lt when 'ru' then product.name_ru end, ''), product.name) as name
        from sold join public.product_variants variant on variant.id = sold.variant_id
        join public.products product on product.id = variant.product_id
        where product.active and variant.free * 30 < sold.pieces * 14
      )
      select jsonb_build_object('count', (select count(*) from short), 'first', coalesce(jsonb_agg(first order by free::numeric / sold, sku), '[]'))
      from (select * from short order by free::numeric / sold, sku limit shown) first
    ),
    'mails', jsonb_build_object(
      'count', (select count(*) from public.outbox where state = 'failed'),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', mail.id, 'kind', mail.kind, 'recipient', mail.recipient, 'since', mail.created_at, 'error', mail.last_error,
          'order_number', (select order_number from public.orders where orders.id = mail.order_id)
        ) order by mail.created_at, mail.id), '[]')
        from (select * from public.outbox where state = 'failed' order by created_at, id limit shown) mail
      )
    ),
    'messages', jsonb_build_object(
      'count', (
        select count(*) from public.webhook_events
        where outcome in ('unknown_order', 'unknown_payment') and settled_at is null
      ),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'provider', message.provider, 'event', message.event_id, 'type', message.type, 'since', message.received_at,
          'payment', message.details ->> 'payment_id', 'amount', (message.details ->> 'amount')::bigint,
          'currency', message.details ->> 'currency'
        ) order by message.received_at), '[]')
        from (
          select * from public.webhook_events where outcome in ('unknown_order', 'unknown_payment') and settled_at is null
          order by received_at limit shown
        ) message
      )
    )
  );
end
$$;

-- A mail that could not be sent is tried anew, or nothing more is done about it (the audit log has by whom). { ok, changed } or mail_unknown.
create function public.settle_failed_mail(mail uuid, is_sent_again boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox set
    state = case when is_sent_again then 'waiting' else 'dropped' end,
    attempts = case when is_sent_again then 0 else attempts end,
    next_attempt_at = now()
  where id = mail and state = 'failed';
  if found then
    return jsonb_build_object('ok', true, 'changed', true);
  end if;
  return case when exists (select from public.outbox where id = mail)
    then jsonb_build_object('ok', true, 'changed', false) else jsonb_build_object('ok', false, 'code', 'mail_unknown') end;
end
$$;

-- Nothing more is done about a message of a payment provider that is of no order. { ok, changed } or message_unknown.
create function public.settle_provider_message(sender text, event text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.webhook_events set settled_at = now(), settled_by = actor
  where provider = sender and event_id = event and settled_at is null;
  if found then
    return jsonb_build_object('ok', true, 'changed', true);
  end if;
  return case when exists (select from public.webhook_events where provider = sender and event_id = event)
    then jsonb_build_object('ok', true, 'changed', false) else jsonb_build_object('ok', false, 'code', 'message_unknown') end;
end
$$;

revoke execute on function
  public.settle_failed_mail(uuid, boolean), public.settle_provider_message(text, text, text) from public, anon, authenticated;
grant execute on function
  public.settle_failed_mail(uuid, boolean), public.settle_provider_message(text, text, text) to service_role;
revoke execute on function public.read_today(jsonb) from public, anon, service_role;
grant execute on function public.read_today(jsonb) to authenticated;
