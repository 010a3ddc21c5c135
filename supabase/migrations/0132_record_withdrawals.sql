-- What the checksum is made of: the moment in UTC to the second, a line feed, the declaration as it was confirmed.
-- docs/withdrawal.md says how to make it anew.
create function public.withdrawal_checksum(declared_at timestamptz, statement text) returns text
language sql stable strict parallel safe set search_path = '' as $$
  select public.hash_secret(to_char(declared_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || E'\n' || statement)
$$;

-- The pieces of each line that nobody has withdrawn from and that were not refunded. What was refunded as a withdrawal was
-- withdrawn from before: whichever is more counts. Refunds for other reasons took other pieces. Returns that an administrator
-- opened for a declaration in words count as well.
create function public.list_unwithdrawn(declared_order uuid) returns table (order_item bigint, unwithdrawn integer)
language sql stable security definer set search_path = '' as $$
  select item.id, greatest(0, item.quantity - refunded.otherwise - greatest(refunded.as_withdrawal, (
    select coalesce(sum(piece.quantity), 0)::integer from (
      select (line ->> 'quantity')::integer as quantity
      from public.withdrawals, jsonb_array_elements(lines) line
      where withdrawals.order_id = declared_order and (line ->> 'order_item')::bigint = item.id
      union all
      select part.quantity
      from public.return_items part
      join public.returns on returns.id = part.return_id
      join public.withdrawals on withdrawals.id = returns.withdrawal_id
      where part.order_item_id = item.id and withdrawals.lines = '[]'
    ) piece
  )))
  from public.order_items item
  cross join lateral (
    select
      coalesce(sum(part.quantity) filter (where refunds.reason = 'withdrawal'), 0)::integer as as_withdrawal,
      coalesce(sum(part.quantity) filter (where refunds.reason <> 'withdrawal'), 0)::integer as otherwise
    from public.refund_items part join public.refunds on refunds.id = part.refund_id
    where part.order_item_id = item.id and refunds.state <> 'void'
  ) refunded
  where item.order_id = declared_order
$$;

-- The order that a declaration is about: by its link (`token`), or by its number together with its e-mail address. When all
-- its parcels have come, `received_at` is the last one's arrival. Null when nothing fits.
create function public.find_withdrawal_order(token uuid, wanted_number text, wanted_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_id', orders.id, 'order_number', orders.order_number,
    'matched_by', case when orders.access_token = token then 'token' else 'number_and_email' end,
    'customer_name', coalesce(orders.customer_name, orders.delivery_name), 'customer_email', orders.customer_email,
    'received_at', (
      select max(delivered_at) from public.parcels
      where parcels.order_id = orders.id and state = 'delivered'
        and not exists (select from public.list_unsent(orders.id) line where line.unsent > 0)
        and not exists (
          select from public.parcels under_way
          where under_way.order_id = orders.id and under_way.state not in ('delivered', 'returned')
        )
    ),
    -- Days off around the end of the withdrawal period, however long ago it was.
    'holidays', (
      select coalesce(jsonb_agg(day order by day), '[]') from public.public_holidays
      where country = 'LT' and day between orders.created_at::date and current_date + 60
    ),
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'order_item', item.id, 'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru, 'size', item.size,
        'color', item.color, 'quantity', item.quantity, 'unwithdrawn', here.unwithdrawn
      ) order by item.position)
      from public.order_items item join public.list_unwithdrawn(orders.id) here on here.order_item = item.id
      where item.order_id = orders.id
    )
  )
  from public.orders
  where orders.access_token = token
    or (token is null and orders.order_number = wanted_number and orders.customer_email = wanted_email)
$$;

-- Where the pieces of a withdrawal are, line by line: here still and unsent (less what another declaration keeps here
-- already), with the shopper, in a return that is under way, or elsewhere: back with us, in an exchange that was accepted or
-- with the carrier that brought them back.
create function public.find_withdrawn_goods(declared public.withdrawals, goods_order uuid, pieces jsonb)
returns table (order_item bigint, unsent integer, with_shopper integer, coming_back integer, elsewhere integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  select wanted.order_item, here.pieces, away.pieces, under_way.pieces,
    wanted.quantity - here.pieces - away.pieces - under_way.pieces
  from jsonb_to_recordset(pieces) as wanted (order_item bigint, quantity integer)
  join public.list_unsent(goods_order) line on line.order_item = wanted.order_item
  cross join lateral (
    select least(wanted.quantity, greatest(0, line.unsent - coalesce(sum((kept ->> 'quantity')::integer), 0)))::integer as pieces
    from public.tasks, jsonb_array_elements(tasks.details -> 'lines') kept
    where tasks.order_id = goods_order and tasks.kind = 'withdrawal_unsent' and tasks.done_at is null
      and tasks.withdrawal_id <> declared.id and (kept ->> 'order_item')::bigint = wanted.order_item
  ) here
  cross join lateral (
    select least(wanted.quantity - here.pieces, coalesce(least(sum(piece.quantity), max(piece.line_left)), 0))::integer as pieces
    from public.list_returnable(goods_order) piece where piece.order_item = wanted.order_item
  ) away
  cross join lateral (
    select least(wanted.quantity - here.pieces - away.pieces, coalesce(sum(part.quantity), 0))::integer as pieces
    from public.return_items part join public.returns on returns.id = part.return_id
    where part.order_item_id = wanted.order_item and returns.reason <> 'withdrawal'
      and returns.state in ('requested', 'label_sent', 'in_transit', 'received')
  ) under_way;
end
$$;

-- Makes a return that is under way the withdrawal's: nothing is kept back, no new size goes out, the money is due by the
-- declaration's day. An exchange whose goods were taken already gives its new size back and waits for its refund.
create function public.turn_into_withdrawal(turned public.returns, declared public.withdrawals) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if turned.accepted_at is null then
    perform public.release_exchange(turned);
  else
    perform public.take_back_exchange(turned, 'system');
    perform public.move_return(turned, 'received', 'exchange_taken_back', 'system');
  end if;
  update public.return_items set exchange_variant_id = null where return_id = turned.id;
  update public.returns set reason = 'withdrawal', withdrawal_id = declared.id, accepted_at = null, goods = null,
    label_cost = null, label_cost_eur = 0, refund_due_at = least(refund_due_at, declared.refund_due_at)
  where id = turned.id;
  insert into public.order_events (order_id, kind, code, actor, details)
  values (turned.order_id, 'note', 'return_became_withdrawal', 'system', jsonb_build_object('return_id', turned.id,
    'return_number', turned.return_number, 'withdrawal_id', declared.id, 'reason_before', turned.reason));
  perform public.add_task('refund_due', turned.order_id, least(turned.refund_due_at, declared.refund_due_at),
    jsonb_build_object('reason', 'withdrawal'), task_return => turned.id);
end
$$;

-- Goods of a withdrawal that have to come back: a return with its day of refund, in the sizes that the shopper has, and the
-- task that watches it. A return of the same pieces that is under way becomes the withdrawal's. Pieces that lie here still are
-- not sent any more, which is a person's task at once, as are those that are nowhere of this. Answers the return, null when
-- nothing comes back.
create function public.open_withdrawal_goods(declared public.withdrawals, goods_order uuid, pieces jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  shares jsonb;
  -- What is left to find, pieces by line.
  rest jsonb;
  unsent jsonb;
  opened uuid;
  candidate public.returns;
begin
  select jsonb_agg(to_jsonb(share)), jsonb_object_agg(share.order_item, share.coming_back + share.elsewhere),
    jsonb_agg(jsonb_build_object('order_item', share.order_item, 'quantity', share.unsent) order by share.order_item)
      filter (where share.unsent > 0)
  into shares, rest, unsent
  from public.find_withdrawn_goods(declared, goods_order, pieces) share;
  if unsent is not null then
    perform public.add_withdrawal_task('withdrawal_unsent', declared, goods_order, declared.declared_at + interval '1 day',
      jsonb_build_object('lines', unsent, 'whole_order', declared.scope = 'whole_order' and not exists (
        select from jsonb_to_recordset(shares) as share (with_shopper integer, coming_back integer, elsewhere integer)
        where share.with_shopper + share.coming_back + share.elsewhere > 0
      )));
  end if;

  if exists (select from jsonb_to_recordset(shares) as share (with_shopper integer) where share.with_shopper > 0) then
    opened := gen_random_uuid();
    with taken as (
      select share.order_item, piece.variant_id, least(piece.quantity, share.with_shopper - piece.before) as quantity
      from jsonb_to_recordset(shares) as share (order_item bigint, with_shopper integer)
      join (
        select here.order_item, here.variant_id, here.quantity, sum(here.quantity) over (
          partition by here.order_item order by here.variant_id <> item.variant_id, here.variant_id
        )::integer - here.quantity as before
        from public.list_returnable(goods_order) here join public.order_items item on item.id = here.order_item
      ) piece on piece.order_item = share.order_item
    ), made as (
      insert into public.returns (id, order_id, withdrawal_id, reason, refund_due_at)
      values (opened, goods_order, declared.id, 'withdrawal', declared.refund_due_at)
    )
    insert into public.return_items (return_id, order_item_id, variant_id, quantity)
    select opened, order_item, variant_id, quantity from taken where quantity > 0;
    perform public.add_task('refund_due', goods_order, declared.refund_due_at, jsonb_build_object('reason', 'withdrawal'),
      task_return => opened);
  end if;

  for candidate in
    select * from public.returns
    where order_id = goods_order and reason <> 'withdrawal' and refund_id is null and (
      state in ('requested', 'label_sent', 'in_transit', 'received') or state = 'accepted' and reason = 'exchange'
    )
    order by requested_at, id
  loop
    -- Only a return all of whose pieces are withdrawn from.
    if not exists (
      select from public.return_items where return_id = candidate.id
      group by order_item_id
      having sum(case when candidate.accepted_at is null then quantity else received_quantity end)
        > coalesce((rest ->> order_item_id::text)::integer, 0)
    ) then
      select rest || jsonb_object_agg(line.order_item_id, (rest ->> line.order_item_id::text)::integer - line.quantity) into rest
      from (
        select order_item_id, sum(case when candidate.accepted_at is null then quantity else received_quantity end) as quantity
        from public.return_items where return_id = candidate.id group by order_item_id
      ) line;
      perform public.turn_into_withdrawal(candidate, declared);
      opened := coalesce(opened, candidate.id);
    end if;
  end loop;
  if exists (select from jsonb_each_text(rest) line where line.value::integer > 0) then
    perform public.add_withdrawal_task('withdrawal_check', declared, goods_order, declared.declared_at + interval '2 days',
      jsonb_build_object('elsewhere', (
        select jsonb_agg(jsonb_build_object('order_item', line.key::bigint, 'quantity', line.value::integer) order by line.key::bigint)
        from jsonb_each_text(rest) line where line.value::integer > 0
      )));
    update public.tasks set done_at = null, done_by = null where withdrawal_id = declared.id and kind = 'withdrawal_check';
  end if;
  return opened;
end
$$;

-- What the shopper is told, the first time and every time after.
create function public.describe_withdrawal(declared public.withdrawals, wanted_statement text) returns jsonb
language sql stable set search_path = '' as $$
  select case when declared.statement <> wanted_statement
    then jsonb_build_object('ok', false, 'code', 'declaration_used')
    else jsonb_build_object('ok', true, 'id', declared.id, 'declared_at', declared.declared_at,
      'checksum', declared.checksum, 'statement', declared.statement)
  end
$$;

-- Takes a declaration of withdrawal: { id, order_id, matched_by, order_reference, customer_name, customer_email, scope,
-- lines: [{order_item, quantity}], statement, language }. It is taken whatever the shop thinks of it; what there is to doubt
-- becomes `findings` and a task. `deadline_over` was computed outside (src/domain/order/withdrawal-period.ts). The same id
-- again answers what was recorded, and owes no second receipt. Refused: quantity_exceeded (lines of a known order),
-- declaration_used (the same id with other words).
create function public.record_withdrawal(declaration jsonb, deadline_over boolean, with_receipt boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  declared public.withdrawals := jsonb_populate_record(null::public.withdrawals, declaration);
  known public.withdrawals;
  declared_order public.orders;
  pieces jsonb := '[]';
begin
  if declared.order_id is not null then
    select * into strict declared_order from public.orders where id = declared.order_id for no key update;
  end if;
  select * into known from public.withdrawals where id = declared.id;
  if found then
    return public.describe_withdrawal(known, declared.statement);
  end if;

  if declared_order.id is not null then
    select coalesce(jsonb_agg(jsonb_build_object('order_item', wanted.order_item, 'quantity', wanted.quantity)
      order by wanted.order_item), '[]')
    into pieces
    from (
      select (line ->> 'order_item')::bigint as order_item, sum((line ->> 'quantity')::integer)::integer as quantity
      from jsonb_array_elements(declared.lines) line where declared.scope = 'lines' group by 1
      union all
      select order_item, unwithdrawn from public.list_unwithdrawn(declared_order.id)
      where declared.scope = 'whole_order' and unwithdrawn > 0
    ) wanted;
    if exists (
      select from jsonb_to_recordset(pieces) as piece (order_item bigint, quantity integer)
      left join public.list_unwithdrawn(declared_order.id) here on here.order_item = piece.order_item
      where piece.quantity < 1 or piece.quantity > coalesce(here.unwithdrawn, 0)
    ) then
      return jsonb_build_object('ok', false, 'code', 'quantity_exceeded');
    end if;
  end if;

  declared.findings := array_remove(array[
    case when declared_order.id is null then 'order_unknown' end,
    case when declared_order.status = 'cancelled' then 'order_cancelled'
      when declared_order.payment_status in ('unpaid', 'failed') then 'order_not_paid' end,
    case when declared_order.id is not null and deadline_over then 'deadline_over' end,
    case when exists (
      select from public.find_withdrawn_goods(declared, declared_order.id, pieces) goods where goods.elsewhere > 0
    ) then 'goods_here' end,
    case when declared_order.id is null or pieces <> '[]' then null
      when declared.scope = 'lines' then 'items_in_words' else 'nothing_left' end
  ], null);
  declared.lines := pieces;
  declared.declared_at := date_trunc('second', clock_timestamp());
  insert into public.withdrawals (id, order_id, order_reference, customer_name, customer_email, scope, lines, statement,
    language, declared_at, checksum, matched_by, findings)
  values (declared.id, declared.order_id, declared.order_reference, declared.customer_name, declared.customer_email,
    declared.scope, pieces, declared.statement, declared.language, declared.declared_at,
    public.withdrawal_checksum(declared.declared_at, declared.statement), declared.matched_by,
    declared.findings || case when with_receipt then '{}' else array['receipt_withheld'] end)
  on conflict (id) do nothing returning * into declared;
  if declared.checksum is null then
    -- Another connection was quicker with the same declaration.
    select * into strict known from public.withdrawals where id = (declaration ->> 'id')::uuid;
    return public.describe_withdrawal(known, declaration ->> 'statement');
  end if;

  if with_receipt then
    insert into public.outbox (idempotency_key, kind, recipient, language, order_id, payload)
    values ('withdrawal-receipt-' || declared.id, 'withdrawal_receipt', declared.customer_email, declared.language,
      declared.order_id, jsonb_build_object('withdrawal_id', declared.id, 'statement', declared.statement,
        'declared_at', declared.declared_at, 'checksum', declared.checksum));
  end if;
  if declared.order_id is not null then
    insert into public.order_events (order_id, kind, code, actor, details)
    values (declared.order_id, 'note', 'withdrawal_declared', 'customer', jsonb_build_object(
      'withdrawal_id', declared.id, 'scope', declared.scope, 'lines', pieces, 'findings', declared.findings));
  end if;
  if declared.findings <> '{}' then
    perform public.add_withdrawal_task('withdrawal_check', declared, declared.order_id,
      declared.declared_at + interval '2 days', jsonb_build_object('findings', declared.findings));
  end if;
  if declared.findings <@ array['receipt_withheld'] then
    perform public.open_withdrawal_goods(declared, declared.order_id, pieces);
  end if;
  return public.describe_withdrawal(declared, declared.statement);
end
$$;

-- A cancelled order sends nothing any more: what the task asked for is done.
create function public.settle_unsent_withdrawals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tasks set done_at = now(), done_by = 'system'
  where order_id = new.id and kind = 'withdrawal_unsent' and done_at is null;
  return null;
end
$$;

create trigger settle_unsent_withdrawals after update of status on public.orders
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
  execute function public.settle_unsent_withdrawals();

revoke execute on function
  public.settle_unsent_withdrawals(), public.withdrawal_checksum(timestamptz, text), public.list_unwithdrawn(uuid),
  public.find_withdrawn_goods(public.withdrawals, uuid, jsonb),
  public.turn_into_withdrawal(public.returns, public.withdrawals),
  public.open_withdrawal_goods(public.withdrawals, uuid, jsonb), public.describe_withdrawal(public.withdrawals, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.find_withdrawal_order(uuid, text, text), public.record_withdrawal(jsonb, boolean, boolean)
  from public, anon, authenticated;
grant execute on function
  public.find_withdrawal_order(uuid, text, text), public.record_withdrawal(jsonb, boolean, boolean)
  to service_role;
