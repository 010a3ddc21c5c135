-- What of an order is with the shopper and may come back, by line and variant (a line whose piece was exchanged has several):
-- sent, less what came back with the carrier, was taken back, refunded or is in a return that is under way. `line_left` is
-- what is left of the line over all its variants: a refund that an administrator made names no variant. `last_day` of the
-- shop's own term, counted from the delivery of the last parcel with such a piece; `last_claim_day` of the legal guarantee of
-- two years (Directive 2019/771 art. 10). Both null while a parcel is on its way: then it may come back.
create function public.list_returnable(asked_order uuid) returns table (
  order_item bigint, variant_id uuid, quantity integer, line_left integer, last_day date, last_claim_day date
)
language sql stable security definer set search_path = '' as $$
  with
    sent as (
      select part.order_item_id as order_item, item.variant_id, part.quantity, parcel.delivered_at, false as is_exchange
      from public.parcels parcel
      join public.parcel_items part on part.parcel_id = parcel.id
      join public.order_items item on item.id = part.order_item_id
      where parcel.order_id = asked_order and parcel.return_id is null and parcel.state <> 'returned'
      union all
      select part.order_item_id, part.exchange_variant_id, part.received_quantity, parcel.delivered_at, true
      from public.parcels parcel
      join public.return_items part on part.return_id = parcel.return_id
      where parcel.order_id = asked_order and parcel.state <> 'returned' and part.received_quantity > 0
    ),
    away as (
      select part.order_item_id as order_item, part.variant_id, returns.accepted_at is null as is_open,
        case when returns.accepted_at is null then part.quantity else part.received_quantity end as quantity
      from public.returns join public.return_items part on part.return_id = returns.id
      where returns.order_id = asked_order
        and (returns.accepted_at is not null or returns.state in ('requested', 'label_sent', 'in_transit', 'received'))
    ),
    piece as (
      select sent.order_item, sent.variant_id, sum(sent.quantity) as quantity,
        case when bool_and(sent.delivered_at is not null)
          then (max(sent.delivered_at) at time zone 'Europe/Vilnius')::date end as delivered_on
      from sent group by sent.order_item, sent.variant_id
    ),
    line as (
      select item.id, (
        coalesce((select sum(sent.quantity) from sent where sent.order_item = item.id and not is_exchange), 0)
        - refunded.quantity + refunded.unsent
        - coalesce((select sum(away.quantity) from away where away.order_item = item.id and is_open), 0)
      )::integer as line_left
      from public.order_items item cross join lateral public.refunded_part(item.id) refunded
      where item.order_id = asked_order
    )
  select piece.order_item, piece.variant_id,
    greatest(0, least(line.line_left, piece.quantity - coalesce((
      select sum(away.quantity) from away
      where away.order_item = piece.order_item and away.variant_id = piece.variant_id
    ), 0)))::integer,
    greatest(0, line.line_left),
    piece.delivered_on + (public.setting('return_days'))::integer,
    (piece.delivered_on + interval '2 years')::date
  from piece join line on line.id = piece.order_item
$$;

-- A return as its letters, its shopper and its administrator see it.
create function public.describe_return(described uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'return_id', returns.id, 'return_number', return_number, 'order_id', order_id, 'reason', reason, 'state', returns.state,
    'note', note, 'goods', goods, 'label_cost', label_cost, 'label_cost_eur', label_cost_eur,
    'label_carrier', label_carrier, 'tracking_number', returns.tracking_number, 'refusal', refusal,
    'requested_at', requested_at, 'received_at', received_at, 'refund_due_at', refund_due_at, 'refund_id', refund_id,
    'is_accepted', accepted_at is not null,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_item', part.order_item_id, 'variant_id', part.variant_id, 'quantity', part.quantity,
        'size', coalesce(variant.size, item.size), 'exchange_size', wanted.size,
        'received_quantity', part.received_quantity, 'condition', part.condition, 'restock', part.restock
      ) order by item.position, variant.position), '[]')
      from public.return_items part
      join public.order_items item on item.id = part.order_item_id
      left join public.product_variants variant on variant.id = part.variant_id
      left join public.product_variants wanted on wanted.id = part.exchange_variant_id
      where part.return_id = returns.id
    )
  )
  from public.returns where returns.id = described
$$;

-- All that the page of a return needs of the order behind a token, and what its costs are computed from
-- (src/domain/returns/return-cost.ts). Null for a token that nobody knows.
create function public.read_return_options(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_id', orders.id, 'order_number', order_number, 'currency', currency, 'language', language,
    'country', delivery_country, 'goods_eur', subtotal_eur - discount_eur, 'payment_method', payment_method,
    'today', (now() at time zone 'Europe/Vilnius')::date,
    'settings', (
      select jsonb_object_agg(key, value) from public.settings
      where key in ('return_days', 'return_label_free_from', 'return_label_cost_lithuania', 'return_label_cost_abroad',
        'return_processing_business_days', 'refund_days_bank', 'refund_days_card', 'exchange_hold_days')
    ),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_item', item.id, 'variant_id', piece.variant_id,
        'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru, 'picture', item.picture,
        'size', coalesce(variant.size, item.size), 'color', item.color, 'bought', item.quantity,
        'quantity', piece.quantity, 'line_left', piece.line_left,
        'last_day', piece.last_day, 'last_claim_day', piece.last_claim_day,
        'sizes', (
          select coalesce(jsonb_agg(jsonb_build_object('variant_id', other.id, 'size', other.size, 'free', other.free)
            order by public.size_rank(other.size), other.size), '[]')
          from public.product_variants other join public.products on products.id = other.product_id
          where other.product_id = item.product_id and other.color = item.color and other.id <> piece.variant_id
            and products.active
        )
      ) order by item.position, variant.position), '[]')
      from public.order_items item
      join public.list_returnable(orders.id) piece on piece.order_item = item.id
      left join public.product_variants variant on variant.id = piece.variant_id
      where item.order_id = orders.id
    ),
    'unsent', (select coalesce(sum(line.unsent), 0) from public.list_unsent(orders.id) line),
    'returns', (
      select coalesce(jsonb_agg(public.describe_return(returns.id) order by requested_at desc), '[]')
      from public.returns where returns.order_id = orders.id
    )
  )
  from public.orders where access_token = token
$$;

-- Holds the new sizes of an exchange back. Answers the line whose size is not there any more; null when all are held. The
-- order is locked by the caller.
create function public.hold_exchange(held_order uuid, held_return uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  missing jsonb;
begin
  perform from public.products where id in (
    select product_id from public.order_items where order_id = held_order
  ) order by id for no key update;
  perform from public.product_variants where id in (
    select exchange_variant_id from public.return_items where return_id = held_return
  ) order by id for no key update;
  select jsonb_build_object('order_item', part.order_item_id, 'size', variant.size, 'free', variant.free) into missing
  from public.return_items part join public.product_variants variant on variant.id = part.exchange_variant_id
  where part.return_id = held_return and variant.free < (
    select sum(quantity) from public.return_items same
    where same.return_id = held_return and same.exchange_variant_id = variant.id
  )
  order by part.order_item_id limit 1;
  if missing is not null then
    return missing;
  end if;
  with held as (
    insert into public.stock_reservations (order_id, variant_id, quantity, return_id)
    select held_order, exchange_variant_id, sum(quantity), held_return
    from public.return_items where return_id = held_return group by exchange_variant_id
    returning variant_id, quantity
  )
  update public.product_variants variant set reserved = variant.reserved + held.quantity
  from held where variant.id = held.variant_id;
  return null;
end
$$;

-- Writes a return with its lines, holds the new sizes of an exchange and owes the letter with the next steps, in one step.
-- `wanted`: { request_id, reason, note, goods, label_cost, label_cost_eur, lines: [{order_item, variant_id, quantity,
-- exchange_variant_id}] }; the costs were computed outside (domain/returns). The same request again answers its return.
-- Refused: order_unknown; pieces_taken (fewer are left), return_too_late, size_unfit, size_sold_out, each with its line.
create function public.request_return(token uuid, wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Europe/Vilnius')::date;
  asked constant text := wanted ->> 'reason';
  bought public.orders;
  known public.returns;
  made public.returns;
  problem jsonb;
begin
  select * into bought from public.orders where access_token = token for no key update;
  select * into known from public.returns where request_id = (wanted ->> 'request_id')::uuid;
  if bought.id is null or known.order_id <> bought.id then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  if known.id is not null then
    return public.describe_return(known.id) || jsonb_build_object('ok', true, 'created', false);
  end if;
  if asked not in ('return', 'exchange', 'complaint') then
    raise exception 'a shopper cannot ask for a %', asked using errcode = 'invalid_parameter_value';
  end if;

  select jsonb_build_object('ok', false, 'order_item', line.order_item, 'variant_id', line.variant_id, 'code', problems.code,
    'left', coalesce(piece.quantity, 0)) into problem
  from (
    select line.*, sum(quantity) over (partition by order_item) as of_line,
      count(*) over (partition by order_item, variant_id) as times
    from jsonb_to_recordset(wanted -> 'lines')
      as line (order_item bigint, variant_id uuid, quantity integer, exchange_variant_id uuid)
  ) line
  left join public.list_returnable(bought.id) piece
    on piece.order_item = line.order_item and piece.variant_id = line.variant_id
  left join public.order_items item on item.id = line.order_item
  left join public.product_variants other on other.id = line.exchange_variant_id
  cross join lateral (
    select case
      when piece.quantity is null or line.quantity < 1 or line.times > 1 or line.quantity > piece.quantity
        or line.of_line > piece.line_left then 'pieces_taken'
      when (case asked when 'complaint' then piece.last_claim_day else piece.last_day end) < today then 'return_too_late'
      when (asked = 'exchange') <> (line.exchange_variant_id is not null) or asked = 'exchange' and (
        other.id is null or other.id = line.variant_id or (other.product_id, other.color) <> (item.product_id, item.color)
      ) then 'size_unfit'
    end as code
  ) problems
  where problems.code is not null
  order by line.order_item limit 1;
  if problem is not null then
    return problem;
  end if;
  if jsonb_array_length(wanted -> 'lines') = 0 then
    raise exception 'a return needs a line' using errcode = 'invalid_parameter_value';
  end if;

  insert into public.returns (order_id, request_id, reason, note, goods, label_cost, label_cost_eur)
  values (bought.id, (wanted ->> 'request_id')::uuid, asked, nullif(trim(wanted ->> 'note'), ''),
    (wanted ->> 'goods')::integer, (wanted ->> 'label_cost')::integer, coalesce((wanted ->> 'label_cost_eur')::integer, 0))
  returning * into made;
  insert into public.return_items (return_id, order_item_id, variant_id, quantity, exchange_variant_id)
  select made.id, line.order_item, line.variant_id, line.quantity, line.exchange_variant_id
  from jsonb_to_recordset(wanted -> 'lines')
    as line (order_item bigint, variant_id uuid, quantity integer, exchange_variant_id uuid);
  if asked = 'exchange' then
    problem := public.hold_exchange(bought.id, made.id);
    if problem is not null then
      -- Nothing was promised: the return is as if it had never been.
      delete from public.returns where id = made.id;
      return problem || jsonb_build_object('ok', false, 'code', 'size_sold_out');
    end if;
  end if;
  insert into public.order_events (order_id, kind, code, to_state, actor, details)
  values (bought.id, 'note', 'return_requested', 'requested', 'customer', jsonb_build_object('return_id', made.id,
    'return_number', made.return_number, 'reason', asked));
  perform public.owe_mail(bought.id, 'return_steps', 'return-steps-' || made.id, jsonb_build_object('return_id', made.id));
  return public.describe_return(made.id) || jsonb_build_object('ok', true, 'created', true);
end
$$;

-- Letters about a return are written from what it was when they were owed, whoever owes them.
create function public.fill_return_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.payload := public.describe_return((new.payload ->> 'return_id')::uuid)
    || jsonb_build_object(
      'processing_days', public.setting('return_processing_business_days'),
      'card_days', public.setting('refund_days_card'), 'bank_days', public.setting('refund_days_bank'),
      'hold_days', public.setting('exchange_hold_days'))
    || new.payload;
  return new;
end
$$;

create trigger fill_return_letter before insert on public.outbox
  for each row when (new.kind in ('return_steps', 'return_label', 'return_refused', 'exchange_sent'))
  execute function public.fill_return_letter();

revoke execute on function public.list_returnable(uuid), public.describe_return(uuid), public.hold_exchange(uuid, uuid),
  public.fill_return_letter()
  from public, anon, authenticated, service_role;
revoke execute on function public.read_return_options(uuid), public.request_return(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function public.read_return_options(uuid), public.request_return(uuid, jsonb) to service_role;
