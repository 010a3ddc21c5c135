-- Declarations for the back office, newest first: with what was found, what became of the goods, what is left to do, and
-- whether the receipt has gone out. `before` pages on: it is the last one of the page that is known.
create function public.list_withdrawals(before uuid default null, maximum integer default 50) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(shown) order by shown.declared_at desc, shown.id desc), '[]')
  from (
    select declared.id, declared.declared_at, declared.order_id, orders.order_number, declared.order_reference,
      declared.customer_name, declared.customer_email, declared.scope, declared.lines, declared.statement, declared.language,
      declared.checksum, declared.matched_by, declared.findings, declared.refund_due_at,
      returns.id as return_id, returns.state as return_state, outbox.state as receipt_state,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', task.id, 'kind', task.kind, 'due_at', task.due_at,
          'details', task.details) order by task.due_at), '[]')
        from public.tasks task
        where task.done_at is null and (task.withdrawal_id = declared.id or task.return_id = returns.id)
      ) as tasks
    from public.withdrawals declared
    left join public.orders on orders.id = declared.order_id
    -- A declaration may have several returns: the one that is due first, those that are under way before those that are done.
    left join lateral (
      select id, state from public.returns where withdrawal_id = declared.id
      order by closed_at is not null, refund_due_at, requested_at, id limit 1
    ) returns on true
    left join public.outbox on outbox.idempotency_key = 'withdrawal-receipt-' || declared.id
    where before is null or (declared.declared_at, declared.id) < (
      select known.declared_at, known.id from public.withdrawals known where known.id = before
    )
    order by declared.declared_at desc, declared.id desc
    limit least(greatest(maximum, 1), 200)
  ) shown
$$;

-- An administrator has looked at a declaration and knows its order and goods: opens what the shop did not open by itself, and
-- settles the task. `lines`: [{order_item, quantity}]. Answers { ok, return_id } (null where all of it lies here still) or
-- withdrawal_unknown, order_unknown, return_open_already, quantity_exceeded.
create function public.open_withdrawal(opened_withdrawal uuid, goods_order uuid, lines jsonb, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  declared public.withdrawals;
  opened uuid;
begin
  perform from public.orders where id = goods_order for no key update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  select * into declared from public.withdrawals where id = opened_withdrawal;
  if declared.id is null or declared.order_id <> goods_order then
    return jsonb_build_object('ok', false, 'code', 'withdrawal_unknown');
  end if;
  if exists (select from public.returns where withdrawal_id = declared.id) then
    return jsonb_build_object('ok', false, 'code', 'return_open_already');
  end if;
  if lines = '[]' or exists (
    select from jsonb_to_recordset(lines) as piece (order_item bigint, quantity integer)
    left join public.order_items item on item.id = piece.order_item and item.order_id = goods_order
    left join public.list_unwithdrawn(goods_order) here on here.order_item = piece.order_item
    left join lateral (
      select sum((own ->> 'quantity')::integer) as quantity from jsonb_array_elements(declared.lines) own
      where (own ->> 'order_item')::bigint = piece.order_item
    ) own on true
    group by piece.order_item, item.quantity, here.unwithdrawn, own.quantity
    -- What it declares itself is withdrawn already, and is what it is opened for.
    having min(piece.quantity) < 1 or sum(piece.quantity) > coalesce(
      least(item.quantity, here.unwithdrawn + coalesce(own.quantity, 0)), 0)
  ) then
    return jsonb_build_object('ok', false, 'code', 'quantity_exceeded');
  end if;
  -- Pieces that are nowhere to be opened make it a task again.
  update public.tasks set done_at = now(), done_by = open_withdrawal.actor
  where withdrawal_id = declared.id and kind = 'withdrawal_check' and done_at is null;
  opened := public.open_withdrawal_goods(declared, goods_order, (
    select jsonb_agg(jsonb_build_object('order_item', piece.order_item, 'quantity', piece.quantity))
    from (
      select order_item, sum(quantity) as quantity
      from jsonb_to_recordset(lines) as line (order_item bigint, quantity integer) group by order_item
    ) piece
  ));
  insert into public.order_events (order_id, kind, code, actor, details)
  values (goods_order, 'note', 'withdrawal_opened', open_withdrawal.actor,
    jsonb_build_object('withdrawal_id', declared.id, 'lines', lines));
  return jsonb_build_object('ok', true, 'return_id', opened);
end
$$;

revoke execute on function
  public.list_withdrawals(uuid, integer), public.open_withdrawal(uuid, uuid, jsonb, text)
  from public, anon, authenticated;
grant execute on function
  public.list_withdrawals(uuid, integer), public.open_withdrawal(uuid, uuid, jsonb, text)
  to service_role;
