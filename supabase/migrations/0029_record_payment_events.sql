-- The payment row that a provider's message is about. A second payment for the same order gets a row of its own.
create function public.find_payment(paid_order uuid, message_provider text, details jsonb) returns public.payments
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
begin
  select * into payment from public.payments
  where order_id = paid_order and provider = message_provider
    and (provider_session_id is null or provider_session_id is not distinct from details ->> 'session_id'
      or details ->> 'session_id' is null)
  order by (provider_payment_id is not distinct from details ->> 'payment_id') desc, created_at
  limit 1;
  if payment.id is null or (
    payment.provider_payment_id is not null and details ->> 'payment_id' is not null
    and payment.provider_payment_id <> details ->> 'payment_id'
  ) then
    insert into public.payments (order_id, provider, provider_session_id, amount, currency)
    select id, message_provider,
      case when payment.provider_session_id is distinct from details ->> 'session_id'
        then details ->> 'session_id' end,
      total_amount, currency
    from public.orders where id = paid_order
    returning * into payment;
  end if;
  return payment;
end
$$;

-- Money has arrived. Answers what became of it.
create function public.settle_paid(paid_order public.orders, payment public.payments, details jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  received constant integer := coalesce((details ->> 'amount')::integer, payment.amount);
  received_currency constant text := upper(coalesce(details ->> 'currency', payment.currency));
  actor constant text := 'provider:' || payment.provider;
  has_stock boolean;
begin
  if payment.state not in ('unpaid', 'failed') then
    return 'already_paid';
  end if;
  update public.payments set
    state = 'paid', paid_at = now(), amount = received,
    provider_session_id = coalesce(provider_session_id, details ->> 'session_id'),
    provider_payment_id = coalesce(details ->> 'payment_id', provider_payment_id)
  where id = payment.id returning * into payment;

  -- The minimal checkout learns who bought, and where it goes, from the provider's page.
  update public.orders set
    paid_at = coalesce(paid_at, now()),
    customer_email = coalesce(customer_email, lower(details ->> 'email')),
    customer_name = coalesce(customer_name, details ->> 'name'),
    customer_phone = coalesce(customer_phone, details ->> 'phone'),
    delivery_name = coalesce(delivery_name, details #>> '{address,name}', details ->> 'name'),
    delivery_street = coalesce(delivery_street, details #>> '{address,street}'),
    delivery_postcode = coalesce(delivery_postcode, details #>> '{address,postcode}'),
    delivery_city = coalesce(delivery_city, details #>> '{address,city}')
  where id = paid_order.id returning * into paid_order;

  if paid_order.payment_status not in ('unpaid', 'failed') then
    insert into public.order_events (order_id, kind, code, actor) values (paid_order.id, 'payment', 'paid_twice', actor);
    perform public.owe_refund(payment, 'double_payment', received);
    return 'double_payment';
  end if;
  if received <> paid_order.total_amount or received_currency <> paid_order.currency then
    insert into public.order_events (order_id, kind, code, actor, details)
    values (paid_order.id, 'payment', 'amount_mismatch', actor,
      jsonb_build_object('received', received, 'currency', received_currency, 'expected', paid_order.total_amount));
    perform public.owe_refund(payment, 'amount_mismatch', received);
    return 'amount_mismatch';
  end if;

  has_stock := public.sell_order_stock(paid_order.id);
  update public.orders set
    payment_status = 'paid',
    status = case when has_stock then 'processing' else status end,
    cancelled_at = case when has_stock then null else cancelled_at end
  where id = paid_order.id;
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor)
  values (paid_order.id, 'payment', case when has_stock then 'paid' else 'paid_too_late' end,
    paid_order.payment_status, 'paid', actor);
  if not has_stock then
    perform public.owe_refund(payment, 'late_payment', received);
    return 'too_late';
  end if;
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor)
  values (paid_order.id, 'status', 'order_confirmed', paid_order.status, 'processing', actor);
  perform public.owe_mail(paid_order.id, 'order_confirmation', 'order-confirmation-' || paid_order.id);
  return 'paid';
end
$$;

-- Takes one message of a payment provider, exactly once, in whatever order messages come. `type`: paid, declined (the
-- shopper may try again), failed, expired. `details`: order_id, session_id, payment_id, amount, currency, email, name,
-- phone, address {name, street, postcode, city}. Answers { outcome, order_number }.
create function public.record_payment_event(provider text, event_id text, type text, details jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
    )
  ) for no key update;

  if paid_order.id is null then
    result := 'unknown_order';
  else
    payment := public.find_payment(paid_order.id, record_payment_event.provider, record_payment_event.details);
    if record_payment_event.type = 'paid' then
      result := public.settle_paid(paid_order, payment, record_payment_event.details);
    elsif record_payment_event.type = 'declined' then
      insert into public.order_events (order_id, kind, code, actor)
      values (paid_order.id, 'payment', 'payment_declined', 'provider:' || record_payment_event.provider);
      result := 'declined';
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
  return jsonb_build_object('outcome', result, 'order_number', paid_order.order_number);
end
$$;

revoke execute on function
  public.find_payment(uuid, text, jsonb), public.settle_paid(public.orders, public.payments, jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function public.record_payment_event(text, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.record_payment_event(text, text, text, jsonb) to service_role;
