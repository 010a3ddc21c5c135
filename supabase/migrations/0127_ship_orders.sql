-- What still lies here of each line: bought, less what is in parcels, less what was refunded before it was sent.
create function public.list_unsent(unsent_order uuid) returns table (order_item bigint, variant_id uuid, unsent integer)
language sql stable security definer set search_path = '' as $$
  select item.id, item.variant_id, item.quantity
    - coalesce((select sum(quantity) from public.parcel_items where order_item_id = item.id), 0)::integer
    - (public.refunded_part(item.id)).unsent
  from public.order_items item where item.order_id = unsent_order
$$;

-- Moves an order as far as its parcels have come: shipped when nothing lies here any more, delivered when every parcel is
-- (those that came back aside), returned when all of them came back or every piece was taken back, cancelled when all was
-- refunded before it was sent.
create function public.follow_parcels(followed_order uuid, actor text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  before text;
  reached text;
  has_left boolean;
  is_taken_back boolean;
  parcels integer;
  delivered integer;
  came_back integer;
  step text;
begin
  select status into before from public.orders where id = followed_order;
  if before not in ('processing', 'shipped', 'delivered') then
    return before;
  end if;
  select exists (select from public.list_unsent(followed_order) line where line.unsent > 0) into has_left;
  select not exists (
    select from public.order_items item where item.order_id = followed_order and item.quantity > (
      select coalesce(sum(part.quantity), 0)
      from public.refund_items part join public.refunds on refunds.id = part.refund_id
      where part.order_item_id = item.id and refunds.state <> 'void' and refunds.reason in ('return', 'withdrawal')
    )
  ) into is_taken_back;
  select count(*), count(*) filter (where state = 'delivered'), count(*) filter (where state = 'returned')
    into parcels, delivered, came_back
  from public.parcels where order_id = followed_order;
  reached := case
    when has_left then before
    when parcels = 0 then 'cancelled'
    when came_back = parcels or is_taken_back then 'returned'
    when delivered + came_back = parcels then 'delivered'
    else 'shipped'
  end;
  -- Every legal step on the way is taken and written down; a state that lies behind is not gone back to.
  foreach step in array case reached
    when 'delivered' then array['shipped', 'delivered']
    when 'returned' then array['shipped', 'returned']
    else array[reached]
  end loop
    if exists (
      select from public.state_transitions where machine = 'order' and from_state = before and to_state = step
    ) then
      update public.orders set status = step, cancelled_at = case when step = 'cancelled' then now() else cancelled_at end
      where id = followed_order;
      insert into public.order_events (order_id, kind, code, from_state, to_state, actor)
      values (followed_order, 'status', 'order_' || step, before, step, follow_parcels.actor);
      before := step;
    end if;
  end loop;
  return before;
end
$$;

-- Hands pieces over to a carrier. `lines`: [{order_item, quantity}], or null for everything that still lies here. Answers
-- { ok, parcel_id, status } or why not: order_unknown, order_disputed, order_not_ready, nothing_to_ship, quantity_exceeded,
-- tracking_number_taken.
create function public.ship_parcel(
  shipped_order uuid, lines jsonb, parcel_carrier text, parcel_number text, actor text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent_order public.orders;
  pieces jsonb;
  parcel uuid;
  reached text;
begin
  select * into sent_order from public.orders where id = shipped_order for no key update;
  if sent_order.id is null then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  if sent_order.payment_status = 'disputed' then
    return jsonb_build_object('ok', false, 'code', 'order_disputed');
  end if;
  if sent_order.status <> 'processing' or sent_order.payment_status not in ('paid', 'partially_refunded') then
    return jsonb_build_object('ok', false, 'code', 'order_not_ready', 'status', sent_order.status,
      'payment_status', sent_order.payment_status);
  end if;

  select jsonb_agg(jsonb_build_object('order_item', wanted.order_item, 'quantity', wanted.quantity) order by wanted.order_item)
    into pieces
  from (
    select (line ->> 'order_item')::bigint as order_item, sum((line ->> 'quantity')::integer)::integer as quantity
    from jsonb_array_elements(lines) line where lines is not null group by 1
    union all
    select order_item, unsent from public.list_unsent(shipped_order) where lines is null and unsent > 0
  ) wanted;
  if pieces is null then
    return jsonb_build_object('ok', false, 'code', 'nothing_to_ship');
  end if;
  if exists (
    select from jsonb_to_recordset(pieces) as piece (order_item bigint, quantity integer)
    left join public.list_unsent(shipped_order) here on here.order_item = piece.order_item
    where piece.quantity < 1 or piece.quantity > coalesce(here.unsent, 0)
  ) then
    return jsonb_build_object('ok', false, 'code', 'quantity_exceeded');
  end if;

  insert into public.parcels (order_id, carrier, tracking_number, signature_required, shipped_at)
  values (shipped_order, parcel_carrier, parcel_number, sent_order.signature_required, now())
  on conflict (tracking_number) do nothing returning id into parcel;
  if parcel is null then
    return jsonb_build_object('ok', false, 'code', 'tracking_number_taken');
  end if;
  insert into public.parcel_items (parcel_id, order_item_id, quantity)
  select parcel, order_item, quantity from jsonb_to_recordset(pieces) as piece (order_item bigint, quantity integer);
  insert into public.order_events (order_id, kind, code, to_state, actor, details)
  values (shipped_order, 'parcel', 'parcel_shipped', 'preparing', ship_parcel.actor, jsonb_build_object(
    'parcel_id', parcel, 'carrier', parcel_carrier, 'tracking_number', parcel_number, 'lines', pieces));
  reached := public.follow_parcels(shipped_order, ship_parcel.actor);
  perform public.owe_mail(shipped_order, 'parcel_shipped', 'parcel-shipped-' || parcel, jsonb_build_object(
    'parcel_id', parcel, 'carrier', parcel_carrier, 'tracking_number', parcel_number, 'items', pieces,
    'signature_required', sent_order.signature_required, 'more_to_come', reached = 'processing'));
  return jsonb_build_object('ok', true, 'parcel_id', parcel, 'status', reached);
end
$$;

-- Notes how far a parcel has come: forwards only, steps may be left out; `returned` (it came back to us) from anywhere but
-- itself. Said again, nothing happens. Answers { ok, changed, status } or parcel_unknown, parcel_state_backwards.
create function public.record_parcel_state(moved_parcel uuid, reached_state text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  way constant text[] := array['preparing', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'returned'];
  parcel public.parcels;
  before text;
  reached text;
begin
  perform from public.orders where id = (select order_id from public.parcels where id = moved_parcel) for no key update;
  select * into parcel from public.parcels where id = moved_parcel;
  if parcel.id is null then
    return jsonb_build_object('ok', false, 'code', 'parcel_unknown');
  end if;
  if array_position(way, reached_state) is null then
    raise exception 'a parcel has no state %', reached_state using errcode = 'invalid_parameter_value';
  end if;
  select status into reached from public.orders where id = parcel.order_id;
  if parcel.state = reached_state then
    return jsonb_build_object('ok', true, 'changed', false, 'status', reached);
  end if;
  if array_position(way, reached_state) < array_position(way, parcel.state) then
    return jsonb_build_object('ok', false, 'code', 'parcel_state_backwards', 'state', parcel.state);
  end if;

  before := parcel.state;
  update public.parcels set state = reached_state,
    delivered_at = case when reached_state = 'delivered' then now() else delivered_at end
  where id = parcel.id returning * into parcel;
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor, details)
  values (parcel.order_id, 'parcel', 'parcel_' || reached_state, before, reached_state, record_parcel_state.actor,
    jsonb_build_object('parcel_id', parcel.id));
  reached := public.follow_parcels(parcel.order_id, record_parcel_state.actor);
  if reached_state = 'delivered' then
    perform public.owe_mail(parcel.order_id, 'parcel_delivered', 'parcel-delivered-' || parcel.id, jsonb_build_object(
      'parcel_id', parcel.id, 'carrier', parcel.carrier, 'tracking_number', parcel.tracking_number,
      'delivered_at', parcel.delivered_at, 'complete', reached = 'delivered',
      'items', (
        select jsonb_agg(jsonb_build_object('order_item', order_item_id, 'quantity', quantity) order by order_item_id)
        from public.parcel_items where parcel_id = parcel.id
      ),
      -- Days off around the end of the withdrawal period.
      'holidays', (
        select coalesce(jsonb_agg(day order by day), '[]') from public.public_holidays
        where country = 'LT' and day between current_date and current_date + 40
      )));
  end if;
  return jsonb_build_object('ok', true, 'changed', true, 'status', reached);
end
$$;

create function public.add_order_note(noted_order uuid, note text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.orders where id = noted_order) then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  insert into public.order_events (order_id, kind, code, actor, details)
  values (noted_order, 'note', 'note', add_order_note.actor, jsonb_build_object('note', left(add_order_note.note, 2000)));
  return jsonb_build_object('ok', true);
end
$$;

revoke execute on function public.list_unsent(uuid), public.follow_parcels(uuid, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.ship_parcel(uuid, jsonb, text, text, text), public.record_parcel_state(uuid, text, text),
  public.add_order_note(uuid, text, text)
  from public, anon, authenticated;
grant execute on function
  public.ship_parcel(uuid, jsonb, text, text, text), public.record_parcel_state(uuid, text, text),
  public.add_order_note(uuid, text, text)
  to service_role;
