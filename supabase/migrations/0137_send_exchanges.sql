-- Hands the new size of an accepted exchange to a carrier and ends the return. Nothing is charged, no line of the order
-- changes: what was paid for is the same. Answers { ok, parcel_id } or return_unknown, return_state, order_disputed,
-- order_not_paid, tracking_number_taken.
create function public.send_exchange(exchanged uuid, parcel_carrier text, parcel_number text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.returns := public.lock_return(exchanged);
  bought public.orders;
  parcel uuid;
  refused jsonb;
begin
  if asked.id is null then
    return jsonb_build_object('ok', false, 'code', 'return_unknown');
  end if;
  if asked.reason <> 'exchange' or asked.state <> 'accepted' or asked.refund_id is not null then
    return jsonb_build_object('ok', false, 'code', 'return_state', 'state', asked.state);
  end if;
  refused := public.refuse_exchange(asked.order_id);
  if refused is not null then
    return refused;
  end if;
  select * into bought from public.orders where id = asked.order_id;
  insert into public.parcels (order_id, carrier, tracking_number, signature_required, shipped_at, return_id)
  values (asked.order_id, parcel_carrier, parcel_number, bought.signature_required, now(), exchanged)
  on conflict (tracking_number) do nothing returning id into parcel;
  if parcel is null then
    return jsonb_build_object('ok', false, 'code', 'tracking_number_taken');
  end if;
  insert into public.parcel_items (parcel_id, order_item_id, quantity)
  select parcel, order_item_id, sum(received_quantity) from public.return_items
  where return_id = exchanged and received_quantity > 0 group by order_item_id;
  insert into public.order_events (order_id, kind, code, to_state, actor, details)
  values (asked.order_id, 'parcel', 'exchange_sent', 'preparing', send_exchange.actor, jsonb_build_object(
    'parcel_id', parcel, 'return_id', exchanged, 'carrier', parcel_carrier, 'tracking_number', parcel_number));
  perform public.move_return(asked, 'closed', 'return_closed', actor, jsonb_build_object('parcel_id', parcel));
  perform public.owe_mail(asked.order_id, 'exchange_sent', 'exchange-sent-' || parcel, jsonb_build_object(
    'return_id', exchanged, 'parcel_carrier', parcel_carrier, 'parcel_number', parcel_number,
    'signature_required', bought.signature_required));
  return jsonb_build_object('ok', true, 'parcel_id', parcel);
end
$$;

-- Exchanges whose goods have not come back in time hold their new size no longer; they stay open, and what comes late gets
-- the size while it is there. Orders that someone else is handling are left for the next run. Answers how many were freed.
create function public.release_late_exchanges(maximum integer default 100) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  oldest constant timestamptz := now() - make_interval(days => (public.setting('exchange_hold_days'))::integer);
  locked uuid[];
  late public.returns;
  freed integer := 0;
begin
  select array_agg(due.id) into locked from (
    select orders.id from public.orders
    where exists (
      select from public.returns join public.stock_reservations hold on hold.return_id = returns.id and hold.state = 'open'
      where returns.order_id = orders.id and returns.state in ('requested', 'label_sent', 'in_transit')
        and returns.requested_at < oldest
    )
    order by orders.id limit maximum for no key update skip locked
  ) due;
  if locked is null then
    return jsonb_build_object('released', 0);
  end if;
  perform public.lock_order_stock(locked);
  -- As they are under the locks.
  for late in
    select * from public.returns
    where order_id = any (locked) and state in ('requested', 'label_sent', 'in_transit') and requested_at < oldest
  loop
    if public.release_exchange(late) then
      freed := freed + 1;
      insert into public.order_events (order_id, kind, code, details)
      values (late.order_id, 'note', 'exchange_hold_ended',
        jsonb_build_object('return_id', late.id, 'return_number', late.return_number));
    end if;
  end loop;
  return jsonb_build_object('released', freed);
end
$$;

revoke execute on function public.send_exchange(uuid, text, text, text), public.release_late_exchanges(integer)
  from public, anon, authenticated;
grant execute on function public.send_exchange(uuid, text, text, text), public.release_late_exchanges(integer)
  to service_role;
