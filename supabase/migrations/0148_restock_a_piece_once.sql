-- Which pieces of an accepted return go into the store: those that came and are to be restocked, but of a line never more than
-- were sold and are not back yet. A refund may have restocked some while their return was on its way. What an exchange took
-- back does not count, since it was sold anew.
create function public.list_pieces_to_restock(accepted uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('variant_id', variant_id, 'quantity', pieces)) filter (where pieces > 0), '[]')
  from (
    select piece.variant_id, least(piece.received_quantity, item.quantity - (
      select coalesce(sum(part.quantity), 0) from public.refund_items part where part.order_item_id = item.id and part.restocked
    ) - (
      select coalesce(sum(other.received_quantity), 0)
      from public.return_items other join public.returns on returns.id = other.return_id
      where other.order_item_id = item.id and other.restocked and (returns.reason <> 'exchange' or returns.refund_id is not null)
    ) - (
      coalesce(sum(piece.received_quantity) over (partition by item.id order by piece.variant_id), 0) - piece.received_quantity
    )) as pieces
    from public.return_items piece join public.order_items item on item.id = piece.order_item_id
    where piece.return_id = accepted and piece.restock and not piece.restocked and piece.received_quantity > 0
  ) arrived
$$;

-- As in 0136, and restocks no piece that a refund restocked before.
-- Takes the goods for good: once, in one step. An exchange gets its new size (unless `as_refund`); everything else gets
-- `refund` (the parameter of request_refund, whose id is the return's own), or none where nothing is left to give back
-- (owes_nothing): then the caller gives null. What can be sold again goes back into the store. An exchange that was accepted
-- and whose new size is here still (or again) can be taken back with `as_refund`: the new size goes into the store, the money
-- back. Answers { ok, changed, refund_id } or return_unknown, return_state, nothing_received, size_sold_out, refund_owed
-- (null was given, and something is left), and what request_refund refuses.
create or replace function public.accept_return(accepted uuid, refund jsonb, as_refund boolean, actor text) returns jsonb
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
  perform public.restock_pieces(asked.order_id, public.list_pieces_to_restock(accepted), asked.reason, actor);
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

revoke execute on function public.list_pieces_to_restock(uuid) from public, anon, authenticated, service_role;
