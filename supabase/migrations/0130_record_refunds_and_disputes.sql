-- A provider's word about a refund. One that the shop did not ask for (made at the provider's own pages) is written down as
-- a fact; refunds of ours that no longer fit beside it are not owed any more.
create function public.record_refund_message(payment public.payments, details jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  actor constant text := 'provider:' || payment.provider;
  known public.refunds;
begin
  select * into known from public.refunds
  where payment_id = payment.id
    and (id = (details ->> 'refund_id')::uuid or provider_refund_id = details ->> 'provider_refund_id')
  order by (id = (details ->> 'refund_id')::uuid) desc nulls last limit 1;
  if known.id is not null then
    return public.settle_refund_answer(known, details ->> 'state', details ->> 'provider_refund_id',
      coalesce(details ->> 'reason', 'the provider gives no reason'), actor);
  end if;
  if details ->> 'state' <> 'succeeded' then
    return 'ignored';
  end if;
  perform public.void_refunds_beyond(payment, actor, (details ->> 'amount')::integer);
  if (details ->> 'amount')::integer > public.refundable_amount(payment) then
    return 'refund_unexplained';
  end if;
  insert into public.refunds (order_id, payment_id, amount, currency, amount_eur, reason, created_by, other_amount, other_amount_eur)
  select payment.order_id, payment.id, (details ->> 'amount')::integer, payment.currency, euro, 'goodwill', actor,
    (details ->> 'amount')::integer, euro
  from (
    select round((details ->> 'amount')::integer * 1000000.0 / rate_millionths)::integer as euro
    from public.orders where id = payment.order_id
  ) converted
  returning * into known;
  perform public.settle_refund(known, details ->> 'provider_refund_id', actor);
  return 'refunded';
end
$$;

-- A provider's word about a dispute. Open: the payment is disputed and a person has evidence to give by a day; nothing is
-- shipped meanwhile. Won: what was before. Lost: the money is gone, as a fact; refunds that no longer fit are not owed any
-- more. Messages come in any order: a closed dispute stays closed.
create function public.record_dispute_message(payment public.payments, details jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  actor constant text := 'provider:' || payment.provider;
  told constant text := details ->> 'state';
  facts constant jsonb := jsonb_build_object('dispute_id', details ->> 'dispute_id', 'amount', (details ->> 'amount')::integer,
    'reason', details ->> 'reason');
  before text;
begin
  select state into before from public.disputes where id = details ->> 'dispute_id';
  if before in ('won', 'lost') then
    return 'ignored';
  end if;
  insert into public.disputes (id, order_id, payment_id, amount, currency, reason, state, evidence_due_at, closed_at)
  values (details ->> 'dispute_id', payment.order_id, payment.id, (details ->> 'amount')::integer, payment.currency,
    coalesce(details ->> 'reason', 'general'), told, (details ->> 'evidence_due_at')::timestamptz,
    case when told <> 'open' then now() end)
  on conflict (id) do update set state = excluded.state, amount = excluded.amount, closed_at = excluded.closed_at,
    evidence_due_at = coalesce(excluded.evidence_due_at, disputes.evidence_due_at);
  if told = 'open' then
    perform public.add_task('dispute', payment.order_id,
      coalesce((details ->> 'evidence_due_at')::timestamptz, now() + interval '7 days'), facts,
      task_dispute => details ->> 'dispute_id');
    if before is null then
      perform public.refresh_payment_state(payment.id, 'dispute_opened', actor, facts);
    end if;
    return 'disputed';
  end if;
  perform public.close_tasks(null, details ->> 'dispute_id', actor);
  -- A dispute of which only the end was heard was one all the same: from `partially_refunded` too, `lost` is legal.
  if told = 'lost' then
    perform public.void_refunds_beyond(payment, actor);
  end if;
  perform public.refresh_payment_state(payment.id, 'dispute_' || told, actor, facts);
  return 'dispute_' || told;
end
$$;

-- A payment was refused. Cards too often for one order: someone tries cards out, or holds goods back. The order is let go;
-- the caller ends the provider's session. Banks are not tried out like that.
create function public.refuse_more_cards(refused_order public.orders, provider text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.order_events (order_id, kind, code, actor)
  values (refused_order.id, 'payment', 'payment_declined', 'provider:' || provider);
  if provider <> 'stripe' or (
    select count(*) from public.order_events
    where order_id = refused_order.id and code = 'payment_declined' and actor = 'provider:stripe'
  ) < (public.setting('card_refusals_per_order'))::integer then
    return 'declined';
  end if;
  if refused_order.status = 'pending' then
    perform public.release_orders(array[refused_order.id], 'payment_declined_too_often', 'provider:' || provider);
    return 'declined_too_often';
  end if;
  -- Let go before, and its session is still taking cards.
  return case when refused_order.status = 'cancelled' and refused_order.payment_status = 'failed'
    then 'declined_too_often' else 'declined' end;
end
$$;

-- As in 0030, and whether the shop ended the payment itself.
-- What there is to know about leaving a payment, by the order's unguessable token: which session has to end first.
create or replace function public.find_checkout(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_id', orders.id, 'order_number', orders.order_number, 'status', orders.status,
    'payment_status', orders.payment_status, 'provider', payments.provider, 'session_id', payments.provider_session_id,
    'declined_too_often', exists (
      select from public.order_events where order_id = orders.id and code = 'payment_declined_too_often'
    )
  )
  from public.orders left join public.payments on payments.order_id = orders.id
  where orders.access_token = token
  order by payments.created_at desc limit 1
$$;

-- As in 0030. The provider's word that the session has ended is often quicker than this: then what is kept is that it was
-- the shopper who left, so that nobody writes to them about it.
-- The shopper turned back: the stock is free at once. An order that is not waiting for its payment stays as it is.
create or replace function public.cancel_checkout(token uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  left_order public.orders;
begin
  select * into left_order from public.orders where access_token = token for no key update;
  if left_order.id is null then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  if left_order.status = 'pending' then
    perform public.release_orders(array[left_order.id], 'checkout_cancelled', 'customer');
    left_order.status := 'cancelled';
  elsif left_order.status = 'cancelled' and left_order.payment_status = 'failed' then
    insert into public.order_events (order_id, kind, code, actor)
    select left_order.id, 'status', 'checkout_left', 'customer'
    where not exists (
      select from public.order_events where order_id = left_order.id and code in ('checkout_left', 'checkout_cancelled')
    );
  end if;
  return jsonb_build_object('ok', true, 'order_number', left_order.order_number, 'status', left_order.status);
end
$$;

-- Were so many cards refused for this address on the network within the hour that it has to wait?
create function public.are_cards_refused(client text) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) >= (public.setting('card_refusals_per_client'))::integer
  from public.orders join public.order_events event on event.order_id = orders.id
  where orders.client_hash = client and orders.created_at > now() - interval '1 day'
    and event.code = 'payment_declined' and event.actor = 'provider:stripe'
    and event.created_at > now() - interval '1 hour'
$$;

-- As in 0027; an order by card of an address that has to wait is let go here, where honest shoppers come by anyway.
-- Notes where the shopper was sent to pay. Says so when the order was let go in the meantime: then the session must end.
create or replace function public.attach_payment_session(paid_order uuid, session_id text, url text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  attached public.orders;
  refused boolean := false;
begin
  select * into attached from public.orders where id = paid_order for no key update;
  update public.payments set provider_session_id = session_id, session_url = url
  where order_id = paid_order and (provider_session_id is null or provider_session_id = session_id);
  if attached.status = 'pending' and attached.payment_method = 'card' and public.are_cards_refused(attached.client_hash) then
    perform public.release_orders(array[paid_order], 'cards_refused', 'system');
    attached.status := 'cancelled';
    refused := true;
  end if;
  return jsonb_build_object('status', attached.status, 'cards_refused', refused);
end
$$;

-- As in 0029 and 0052, with refunds, disputes and refused cards.
-- Takes one message of a payment provider, exactly once, in whatever order messages come. `type`: paid, declined (the
-- shopper may try again), failed, expired, refund, dispute. `details`: order_id, session_id, payment_id, amount, currency,
-- email, name, phone, address {name, street, postcode, city}; of a refund refund_id, provider_refund_id, state, reason; of a
-- dispute dispute_id, state, reason, evidence_due_at. Answers { outcome, order_number, session_id }.
create or replace function public.record_payment_event(provider text, event_id text, type text, details jsonb) returns jsonb
language plpgsql security definer
set search_path = '' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan as $$
declare
  paid_order public.orders;
  payment public.payments;
  result text;
begin
  -- Waits for a message with the same id that is being handled, then finds it done.
  insert into public.webhook_events (provider, event_id, type, order_id, details)
  values (record_payment_event.provider, record_payment_event.event_id, record_payment_event.type,
    (record_payment_event.details ->> 'order_id')::uuid,
    record_payment_event.details - array['email', 'name', 'phone', 'address'])
  on conflict do nothing;
  if not found then
    return jsonb_build_object('outcome', 'duplicate');
  end if;

  select * into paid_order from public.orders
  where id = coalesce(
    (record_payment_event.details ->> 'order_id')::uuid,
    (
      select order_id from public.payments known
      where known.provider = record_payment_event.provider
        and known.provider_session_id = record_payment_event.details ->> 'session_id'
    ),
    (
      select order_id from public.payments known
      where known.provider = record_payment_event.provider
        and known.provider_payment_id = record_payment_event.details ->> 'payment_id'
      limit 1
    )
  ) for no key update;

  if paid_order.id is null then
    result := 'unknown_order';
  elsif record_payment_event.type in ('refund', 'dispute') then
    select * into payment from public.payments known
    where known.order_id = paid_order.id and known.provider = record_payment_event.provider
      and known.provider_payment_id = record_payment_event.details ->> 'payment_id';
    result := case
      when payment.id is null then 'unknown_payment'
      when record_payment_event.type = 'refund' then public.record_refund_message(payment, record_payment_event.details)
      else public.record_dispute_message(payment, record_payment_event.details)
    end;
  else
    payment := public.find_payment(paid_order.id, record_payment_event.provider, record_payment_event.details);
    if record_payment_event.type = 'paid' then
      result := public.settle_paid(paid_order, payment, record_payment_event.details);
    elsif record_payment_event.type = 'declined' then
      result := public.refuse_more_cards(paid_order, record_payment_event.provider);
    elsif paid_order.status = 'pending' and record_payment_event.type in ('failed', 'expired') then
      perform public.release_orders(array[paid_order.id], 'payment_' || record_payment_event.type,
        'provider:' || record_payment_event.provider);
      result := record_payment_event.type;
    else
      result := 'ignored';
    end if;
  end if;

  update public.webhook_events event set outcome = result, order_id = paid_order.id
  where event.provider = record_payment_event.provider and event.event_id = record_payment_event.event_id;
  return jsonb_build_object('outcome', result, 'order_number', paid_order.order_number)
    || case when result = 'declined_too_often' then jsonb_build_object('session_id', payment.provider_session_id) else '{}' end;
end
$$;

-- Letters about payments that came to nothing: to whoever left an address, ten minutes after the order was let go by the
-- clock or by the provider (not by the shopper), once an order and once a day; not to those who have paid, or are paying,
-- another order since. Answers how many are owed.
create function public.owe_failed_payment_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  failed record;
  owed integer := 0;
begin
  for failed in
    select orders.id, orders.customer_email, event.code
    from public.orders
    join public.order_events event on event.order_id = orders.id and event.to_state = 'cancelled'
      and event.code in ('reservation_expired', 'payment_failed', 'payment_expired', 'payment_declined_too_often')
    where orders.status = 'cancelled' and orders.payment_status = 'failed' and orders.customer_email is not null
      and orders.cancelled_at between now() - interval '1 day' and now() - interval '10 minutes'
      and not exists (select from public.outbox where idempotency_key = 'payment-failed-' || orders.id)
      and not exists (
        select from public.order_events gone where gone.order_id = orders.id and gone.code = 'checkout_left'
      )
      and not exists (
        select from public.orders other
        where other.customer_email = orders.customer_email and other.created_at > orders.created_at - interval '1 hour'
          and other.id <> orders.id and other.payment_status <> 'failed'
      )
    order by orders.cancelled_at
  loop
    if not exists (
      select from public.outbox
      where recipient = failed.customer_email and kind = 'payment_failed' and created_at > now() - interval '1 day'
    ) then
      perform public.owe_mail(failed.id, 'payment_failed', 'payment-failed-' || failed.id,
        jsonb_build_object('declined', failed.code = 'payment_declined_too_often'));
      owed := owed + 1;
    end if;
  end loop;
  return owed;
end
$$;

-- Those that were let go lately, and the mail of one address.
create index orders_failed_lately on public.orders (cancelled_at) where status = 'cancelled' and payment_status = 'failed';
create index outbox_by_recipient on public.outbox (recipient, created_at) where kind = 'payment_failed';

revoke execute on function
  public.record_refund_message(public.payments, jsonb), public.record_dispute_message(public.payments, jsonb),
  public.refuse_more_cards(public.orders, text), public.are_cards_refused(text)
  from public, anon, authenticated, service_role;
revoke execute on function public.owe_failed_payment_mails()
  from public, anon, authenticated;
grant execute on function public.owe_failed_payment_mails() to service_role;
