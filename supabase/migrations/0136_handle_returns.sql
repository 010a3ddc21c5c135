-- The building blocks below expect the order row to be locked by their caller.

-- Locks a return's order, then answers the return as it is under that lock.
create function public.lock_return(locked uuid) returns public.returns
language plpgsql security definer set search_path = '' as $$
declare
  found_return public.returns;
begin
  perform from public.orders where id = (select order_id from public.returns where id = locked) for no key update;
  select * into found_return from public.returns where id = locked;
  return found_return;
end
$$;

-- Why a return cannot go where a person asks it to; null when it can. Back from `accepted` and `closed` it goes by itself alone
-- (turn_into_withdrawal, reopen_exchange).
create function public.refuse_return_move(moved public.returns, wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when moved.id is null then jsonb_build_object('ok', false, 'code', 'return_unknown')
    when moved.state = 'closed' or moved.state = 'accepted' and wanted <> 'closed' or not exists (
      select from public.state_transitions
      where machine = 'return' and from_state = moved.state and to_state = wanted
    ) then jsonb_build_object('ok', false, 'code', 'return_state', 'state', moved.state)
  end
$$;

-- Moves a return and writes down who did it.
create function public.move_return(moved public.returns, wanted text, event text, actor text, facts jsonb default '{}')
returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.returns set state = wanted,
    closed_at = case when wanted = 'closed' then now() end
  where id = moved.id;
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor, details)
  values (moved.order_id, 'note', event, moved.state, wanted, move_return.actor,
    jsonb_build_object('return_id', moved.id, 'return_number', moved.return_number) || facts);
end
$$;

-- Frees what an exchange still holds. Answers whether it held anything.
create function public.release_exchange(released public.returns) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  freed integer;
begin
  perform public.lock_order_stock(array[released.order_id]);
  with hold as (
    update public.stock_reservations set state = 'released'
    where return_id = released.id and state = 'open' returning variant_id, quantity
  )
  update public.product_variants variant set reserved = variant.reserved - hold.quantity
  from hold where variant.id = hold.variant_id;
  get diagnostics freed = row_count;
  return freed > 0;
end
$$;

-- Puts the new size of an accepted exchange, which is here (again), back into the store.
create function public.take_back_exchange(taken public.returns, actor text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.restock_pieces(taken.order_id, (
    select coalesce(jsonb_agg(jsonb_build_object('variant_id', variant_id, 'quantity', quantity)), '[]')
    from public.stock_reservations where return_id = taken.id and state = 'sold'
  ), 'exchange', actor);
  update public.stock_reservations set state = 'released' where return_id = taken.id and state = 'sold';
end
$$;

-- Can the new size of an exchange go out? Null when the order is paid for, else why not.
create function public.refuse_exchange(exchanged_order uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('ok', false, 'code',
    case payment_status when 'disputed' then 'order_disputed' else 'order_not_paid' end)
  from public.orders where id = exchanged_order and payment_status not in ('paid', 'partially_refunded')
$$;

-- Is there nothing to give back for these goods? All was refunded otherwise or lost in a dispute, or the label takes the rest.
create function public.owes_nothing(taken public.returns) returns boolean
language sql stable security definer set search_path = '' as $$
  select payment_status not in ('paid', 'partially_refunded') or least(
    (
      select coalesce(sum(least(arrived.pieces, item.quantity - (public.refunded_part(item.id)).quantity)
        * item.total_eur::bigint / item.quantity), 0)
      from (
        select order_item_id, sum(received_quantity) as pieces from public.return_items
        where return_id = taken.id group by order_item_id
      ) arrived
      join public.order_items item on item.id = arrived.order_item_id
    ),
    floor(public.refundable_amount(public.main_payment(orders.id)) * 1000000.0 / rate_millionths)
  ) <= taken.label_cost_eur
  from public.orders where id = taken.order_id
$$;

create function public.close_return_tasks(closed_return uuid, actor text) returns void
language sql security definer set search_path = '' as $$
  update public.tasks set done_at = now(), done_by = actor where return_id = closed_return and done_at is null
$$;

-- The parcel is announced to a carrier; the shopper gets its number. Said again, the number is corrected.
-- Refused: return_unknown, return_state.
create function public.send_return_label(labelled uuid, carrier text, number text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.returns := public.lock_return(labelled);
  refused constant jsonb := public.refuse_return_move(asked, 'label_sent');
begin
  if refused is not null and asked.state is distinct from 'label_sent' then
    return refused;
  end if;
  if asked.state = 'label_sent' and (asked.label_carrier, asked.tracking_number) = (carrier, number) then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  update public.returns set label_carrier = carrier, tracking_number = number where id = labelled;
  if asked.state = 'label_sent' then
    insert into public.order_events (order_id, kind, code, actor, details)
    values (asked.order_id, 'note', 'return_label_changed', send_return_label.actor,
      jsonb_build_object('return_id', labelled, 'carrier', carrier, 'tracking_number', number));
  else
    perform public.move_return(asked, 'label_sent', 'return_label_sent', actor,
      jsonb_build_object('carrier', carrier, 'tracking_number', number));
  end if;
  perform public.owe_mail(asked.order_id, 'return_label', 'return-label-' || labelled || '-' || (
    select count(*) from public.order_events
    where order_id = asked.order_id and code in ('return_label_sent', 'return_label_changed')
      and details ->> 'return_id' = labelled::text
  ),
    jsonb_build_object('return_id', labelled));
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- The goods are on their way back: the carrier says so, or the shopper.
create function public.record_return_sent(sent uuid, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.returns := public.lock_return(sent);
  refused constant jsonb := public.refuse_return_move(asked, 'in_transit');
begin
  if asked.state = 'in_transit' then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if refused is not null then
    return refused;
  end if;
  perform public.move_return(asked, 'in_transit', 'return_in_transit', actor);
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- The parcel was opened. `lines`: [{order_item, variant_id, quantity, condition, restock}], what arrived of each line in
-- which condition, and whether it can be sold again; a line that is not named did not arrive. From now on 14 days run to give
-- the money back (a withdrawal's run from its declaration). Said again before the goods are accepted, it is put right; the days
-- run from the first time. Answers { ok, changed, corrected } or return_unknown, return_state, line_unknown,
-- quantity_exceeded.
create function public.receive_return(received uuid, lines jsonb, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.returns := public.lock_return(received);
  refused constant jsonb := public.refuse_return_move(asked, 'received');
  is_correction constant boolean := coalesce(asked.state = 'received', false);
  problem text;
begin
  if refused is not null and not is_correction then
    return refused;
  end if;
  select case when part.return_id is null then 'line_unknown' else 'quantity_exceeded' end into problem
  from jsonb_to_recordset(lines) as line (order_item bigint, variant_id uuid, quantity integer)
  left join public.return_items part
    on part.return_id = received and part.order_item_id = line.order_item and part.variant_id = line.variant_id
  where part.return_id is null or line.quantity not between 0 and part.quantity limit 1;
  if problem is not null then
    return jsonb_build_object('ok', false, 'code', problem);
  end if;
  if is_correction and not exists (
    select from public.return_items part
    left join jsonb_to_recordset(lines)
      as line (order_item bigint, variant_id uuid, quantity integer, condition text, restock boolean)
      on line.order_item = part.order_item_id and line.variant_id = part.variant_id
    where part.return_id = received and (part.received_quantity, part.condition, part.restock) is distinct from (
      coalesce(line.quantity, 0),
      case when coalesce(line.quantity, 0) = 0 then 'missing' else line.condition end, coalesce(line.restock, false)
    )
  ) then
    return jsonb_build_object('ok', true, 'changed', false, 'corrected', false);
  end if;
  -- Pieces that are in the store already were counted for good.
  if is_correction and exists (select from public.return_items where return_id = received and restocked) then
    return jsonb_build_object('ok', false, 'code', 'return_state', 'state', asked.state);
  end if;

  update public.return_items part set
    received_quantity = coalesce(line.quantity, 0),
    condition = case when coalesce(line.quantity, 0) = 0 then 'missing' else line.condition end,
    restock = coalesce(line.restock, false)
  from public.return_items same
  left join jsonb_to_recordset(lines)
    as line (order_item bigint, variant_id uuid, quantity integer, condition text, restock boolean)
    on line.order_item = same.order_item_id and line.variant_id = same.variant_id
  where same.return_id = received and part.return_id = received
    and (part.order_item_id, part.variant_id) = (same.order_item_id, same.variant_id);
  if is_correction then
    insert into public.order_events (order_id, kind, code, actor, details)
    values (asked.order_id, 'note', 'return_recounted', receive_return.actor, jsonb_build_object('return_id', received,
      'return_number', asked.return_number, 'lines', lines));
    return jsonb_build_object('ok', true, 'changed', true, 'corrected', true);
  end if;
  update public.returns set received_at = now(),
    refund_due_at = case when reason = 'exchange' then refund_due_at else coalesce(refund_due_at, now() + interval '14 days') end
  where id = received returning * into asked;
  perform public.move_return(asked, 'received', 'return_received', actor, jsonb_build_object('lines', lines));
  if asked.refund_due_at is not null then
    perform public.add_task('refund_due', asked.order_id, asked.refund_due_at,
      jsonb_build_object('reason', asked.reason, 'return_number', asked.return_number), task_return => received);
  end if;
  return jsonb_build_object('ok', true, 'changed', true, 'corrected', false);
end
$$;

-- Makes the held sizes of an exchange the shopper's: as many as came back. A hold that has ended is taken again while it is
-- there. Answers whether the goods are there.
create function public.sell_exchange(sold public.returns) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_order_stock(array[sold.order_id]);
  if exists (
    select from public.stock_reservations hold
    join public.product_variants variant on variant.id = hold.variant_id
    where hold.return_id = sold.id and hold.state = 'released' and variant.free < (
      select sum(received_quantity) from public.return_items
      where return_id = sold.id and exchange_variant_id = hold.variant_id
    )
  ) then
    return false;
  end if;
  with
    before as (
      select hold.variant_id, hold.quantity, hold.state, (
        select coalesce(sum(part.received_quantity), 0)::integer from public.return_items part
        where part.return_id = sold.id and part.exchange_variant_id = hold.variant_id
      ) as leaves
      from public.stock_reservations hold where hold.return_id = sold.id and hold.state in ('open', 'released')
    ),
    turned as (
      update public.stock_reservations hold set
        state = case when before.leaves > 0 then 'sold' else 'released' end,
        quantity = case when before.leaves > 0 then before.leaves else hold.quantity end
      from before where hold.return_id = sold.id and hold.variant_id = before.variant_id
    ),
    taken as (
      update public.product_variants variant set
        on_hand = variant.on_hand - before.leaves,
        reserved = variant.reserved - case before.state when 'open' then before.quantity else 0 end
      from before where variant.id = before.variant_id
      returning variant.id, variant.on_hand, before.leaves
    )
  insert into public.stock_movements (variant_id, kind, change, on_hand_after, order_id, reason)
  select id, 'sale', -leaves, on_hand, sold.order_id, 'exchange' from taken where leaves > 0;
  return true;
end
$$;

-- Takes the goods for good: once, in one step. An exchange gets its new size (unless `as_refund`); everything else gets
-- `refund` (the parameter of request_refund, whose id is the return's own), or none where nothing is left to give back
-- (owes_nothing): then the caller gives null. What can be sold again goes back into the store. An exchange that was accepted
-- and whose new size is here still (or again) can be taken back with `as_refund`: the new size goes into the store, the money
-- back. Answers { ok, changed, refund_id } or return_unknown, return_state, nothing_received, size_sold_out, refund_owed
-- (null was given, and something is left), and what request_refund refuses.
create function public.accept_return(accepted uuid, refund jsonb, as_refund boolean, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.returns := public.lock_return(accepted);
  refused jsonb := public.refuse_return_move(asked, 'accepted');
  is_exchange constant boolean := asked.reason = 'exchange' and not as_refund;
  takes_back constant boolean := asked.reason = 'exchange' and as_refund and asked.state = 'accepted'
    and asked.refund_id is null;
begin
  if asked.accepted_at is not null and not takes_back then
    if as_refund and exists (select from public.parcels where return_id = accepted and state <> 'returned') then
      return jsonb_build_object('ok', false, 'code', 'return_state', 'state', asked.state);
    end if;
    return jsonb_build_object('ok', true, 'changed', false, 'refund_id', asked.refund_id);
  end if;
  if refused is not null and not takes_back then
    return refused;
  end if;
  if not exists (select from public.return_items where return_id = accepted and received_quantity > 0) then
    return jsonb_build_object('ok', false, 'code', 'nothing_received');
  end if;

  refused := case when is_exchange then public.refuse_exchange(asked.order_id)
    else public.refund_return(asked, refund, actor) end;
  if refused is not null then
    return refused;
  end if;
  if takes_back then
    perform public.take_back_exchange(asked, actor);
  elsif not is_exchange then
    perform public.release_exchange(asked);
  elsif not public.sell_exchange(asked) then
    return jsonb_build_object('ok', false, 'code', 'size_sold_out');
  end if;

  update public.returns set accepted_at = coalesce(accepted_at, now()),
    refund_id = case when refund is not null and not is_exchange then accepted end
  where id = accepted returning * into asked;
  -- A withdrawal's money is due 14 days after its declaration, not after the goods were looked at.
  update public.refunds set due_at = least(due_at, asked.refund_due_at) where id = asked.refund_id;
  update public.tasks set due_at = least(due_at, asked.refund_due_at) where refund_id = asked.refund_id and done_at is null;
  perform public.restock_pieces(asked.order_id, (
    select coalesce(jsonb_agg(jsonb_build_object('variant_id', variant_id, 'quantity', received_quantity)), '[]')
    from public.return_items where return_id = accepted and restock and not restocked and received_quantity > 0
  ), asked.reason, actor);
  update public.return_items set restocked = true where return_id = accepted and restock and received_quantity > 0;
  perform public.close_return_tasks(accepted, actor);
  if takes_back then
    insert into public.order_events (order_id, kind, code, actor, details)
    values (asked.order_id, 'note', 'exchange_taken_back', accept_return.actor, jsonb_build_object('return_id', accepted,
      'return_number', asked.return_number, 'refund_id', asked.refund_id));
  else
    perform public.move_return(asked, 'accepted', 'return_accepted', actor,
      jsonb_build_object('refund_id', asked.refund_id, 'is_exchange', is_exchange));
    asked.state := 'accepted';
  end if;
  if asked.refund_id is null and not is_exchange then
    perform public.move_return(asked, 'closed', 'return_closed', actor);
  end if;
  perform public.follow_parcels(asked.order_id, actor);
  return jsonb_build_object('ok', true, 'changed', true, 'refund_id', asked.refund_id);
end
$$;

-- Owes the money of a return, or sees that there is none to owe. Answers null when that is done, else why not.
create function public.refund_return(paid_back public.returns, refund jsonb, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if refund is null then
    return case
      when exists (select from public.orders where id = paid_back.order_id and payment_status = 'disputed')
        then jsonb_build_object('ok', false, 'code', 'order_disputed')
      when not public.owes_nothing(paid_back) then jsonb_build_object('ok', false, 'code', 'refund_owed')
    end;
  end if;
  if (refund ->> 'id')::uuid <> paid_back.id then
    raise exception 'the refund of a return has its id' using errcode = 'invalid_parameter_value';
  end if;
  answer := public.request_refund(paid_back.order_id, refund, actor);
  return case when not (answer ->> 'ok')::boolean then answer end;
end
$$;

-- What a return's refund is computed from, besides read_refund_facts: its lines as they arrived. Null for an unknown one.
create function public.read_received_return(received uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_id', order_id, 'reason', reason, 'label_cost_eur', label_cost_eur,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('order_item', arrived.item, 'quantity', arrived.pieces)), '[]')
      from (
        select order_item_id as item, sum(received_quantity) as pieces from public.return_items
        where return_id = received and received_quantity > 0 group by order_item_id order by order_item_id
      ) arrived
    )
  )
  from public.returns where id = received
$$;

-- The goods are not taken: the shopper is told why, and gets them back where they had come. What was held is free.
create function public.refuse_return(refused_return uuid, why text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.returns := public.lock_return(refused_return);
  refused constant jsonb := public.refuse_return_move(asked, 'refused');
begin
  if refused is not null then
    return refused;
  end if;
  -- The 14 days to give a withdrawal's money back run all the same, where the goods have not been looked at; and what is in the
  -- store already cannot go back to the shopper.
  if asked.reason = 'withdrawal' and asked.received_at is null
    or exists (select from public.return_items where return_id = refused_return and restocked) then
    return jsonb_build_object('ok', false, 'code', 'return_state', 'state', asked.state);
  end if;
  perform public.release_exchange(asked);
  update public.returns set refusal = left(why, 1000) where id = refused_return;
  perform public.move_return(asked, 'refused', 'return_refused', actor, jsonb_build_object('reason', left(why, 1000)));
  perform public.close_return_tasks(refused_return, actor);
  perform public.owe_mail(asked.order_id, 'return_refused', 'return-refused-' || refused_return,
    jsonb_build_object('return_id', refused_return));
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- Ends a return whose goods do not come any more, or that is done. A withdrawal (refunded otherwise, or without its goods) needs
-- a reason; an accepted return whose money or new size is still owed cannot be closed: return_open.
create function public.close_return(closed uuid, actor text, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.returns := public.lock_return(closed);
  refused constant jsonb := public.refuse_return_move(asked, 'closed');
begin
  if asked.state = 'closed' then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if refused is not null then
    return refused;
  end if;
  if asked.state <> 'refused' and asked.reason = 'withdrawal' and coalesce(trim(why), '') = ''
    or asked.state = 'accepted' and not exists (
      select from public.refunds where id = asked.refund_id and state in ('succeeded', 'void')
    ) then
    return jsonb_build_object('ok', false, 'code', 'return_open', 'state', asked.state);
  end if;
  perform public.release_exchange(asked);
  perform public.move_return(asked, 'closed', 'return_closed', actor, jsonb_build_object('reason', left(why, 1000)));
  perform public.close_return_tasks(closed, actor);
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- The money of a return is back: it is done.
create function public.close_refunded_return() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  done public.returns;
begin
  select * into done from public.returns where refund_id = new.id and state = 'accepted';
  if found then
    perform public.move_return(done, 'closed', 'return_closed', 'system', jsonb_build_object('refund_id', new.id));
  end if;
  return null;
end
$$;

create trigger close_refunded_return after update of state on public.refunds
  for each row when (new.state = 'succeeded' and old.state <> 'succeeded') execute function public.close_refunded_return();

-- Returns that somebody has to do something about, those first whose money is due first, then the oldest.
create function public.list_open_returns(maximum integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.describe_return(open.id) || jsonb_build_object(
    'order_number', orders.order_number, 'customer_name', orders.customer_name, 'customer_email', orders.customer_email,
    'currency', orders.currency
  ) order by open.refund_due_at nulls last, open.requested_at), '[]')
  from (
    select * from public.returns where state <> 'closed' order by refund_due_at nulls last, requested_at limit maximum
  ) open
  join public.orders on orders.id = open.order_id
$$;

revoke execute on function
  public.lock_return(uuid), public.refuse_return_move(public.returns, text),
  public.move_return(public.returns, text, text, text, jsonb), public.release_exchange(public.returns),
  public.close_return_tasks(uuid, text), public.take_back_exchange(public.returns, text), public.refuse_exchange(uuid),
  public.owes_nothing(public.returns), public.refund_return(public.returns, jsonb, text), public.sell_exchange(public.returns), public.close_refunded_return()
  from public, anon, authenticated, service_role;
revoke execute on function
  public.send_return_label(uuid, text, text, text), public.record_return_sent(uuid, text),
  public.receive_return(uuid, jsonb, text), public.accept_return(uuid, jsonb, boolean, text),
  public.read_received_return(uuid), public.refuse_return(uuid, text, text), public.close_return(uuid, text, text),
  public.list_open_returns(integer)
  from public, anon, authenticated;
grant execute on function
  public.send_return_label(uuid, text, text, text), public.record_return_sent(uuid, text),
  public.receive_return(uuid, jsonb, text), public.accept_return(uuid, jsonb, boolean, text),
  public.read_received_return(uuid), public.refuse_return(uuid, text, text), public.close_return(uuid, text, text),
  public.list_open_returns(integer)
  to service_role;
