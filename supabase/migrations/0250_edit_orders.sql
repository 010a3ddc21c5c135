-- A paid order is changed before its goods leave: another size or colour of what was bought, fewer pieces, another place to bring it
-- to within the same country and delivery option. What was agreed about money stays (docs/decisions/0034).

-- Where the line stands in an invoice that was issued before it was split off from another one.
alter table public.order_items add column invoiced_position integer;

-- Lines change through edit_order alone, and never unseen.
create trigger record_audit after update on public.order_items
  for each row execute function public.record_audit('id', '', 'staff');
create trigger record_audit_of_split after insert on public.order_items
  for each row when (new.invoiced_position is not null) execute function public.record_audit('id', '', 'staff');

-- Where an order went before and after, by the event that says so. Names and addresses go with the person, unlike events.
create table public.order_delivery_changes (
  event_id bigint primary key references public.order_events (id),
  order_id uuid not null references public.orders (id),
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null default now()
);
create index order_delivery_changes_by_order on public.order_delivery_changes (order_id);
alter table public.order_delivery_changes enable row level security;
create policy "administrators read where orders went before" on public.order_delivery_changes
  for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.order_delivery_changes from anon, authenticated, service_role;

create function public.forget_delivery_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.order_delivery_changes where order_id = new.id;
  return null;
end
$$;
create trigger forget_delivery_changes after update of customer_email on public.orders
  for each row when (new.customer_email is null) execute function public.forget_delivery_changes();

-- What a person gets of an order in the file of their data, with where it went before.
alter function public.export_order(public.orders) rename to export_order_itself;
create function public.export_order(exported public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.export_order_itself(exported) || jsonb_build_object('delivery_changes', (
    select coalesce(jsonb_agg(jsonb_build_object('before', before, 'after', after, 'created_at', created_at) order by event_id), '[]')
    from public.order_delivery_changes where order_id = exported.id
  ))
$$;

-- As in 0121; a line that was split off after the invoice was issued counts as the line of the invoice that it came from.
create or replace function public.refund_parts(asked_refund uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object('position', place, 'quantity', quantity, 'amount', amount) order by place), '[]')
        from (
          select stands.place, sum(part.quantity) as quantity, sum(part.amount) as amount
          from public.refund_items part
          join public.order_items item on item.id = part.order_item_id
          cross join lateral (
            select case when exists (
              select from public.invoices
              where invoices.order_id = item.order_id
                and invoices.content -> 'lines' @> jsonb_build_array(jsonb_build_object('position', item.position))
            ) then item.position else coalesce(item.invoiced_position, item.position) end as place
          ) stands
          where part.refund_id = asked_refund group by stands.place
        ) parts
      ),
      'delivery', shipping_amount
    )
    from public.refunds where id = asked_refund
  );
end
$$;

-- Pieces of each line that may still be changed: they lie here, and no withdrawal has asked for them.
create function public.list_editable(asked_order uuid) returns table (order_item bigint, editable integer)
language sql stable security definer set search_path = '' as $$
  select here.order_item, greatest(0, here.unsent - coalesce((
    select sum((kept ->> 'quantity')::integer)
    from public.tasks, jsonb_array_elements(tasks.details -> 'lines') kept
    where tasks.order_id = asked_order and tasks.kind = 'withdrawal_unsent' and tasks.done_at is null
      and (kept ->> 'order_item')::bigint = here.order_item
  ), 0))::integer
  from public.list_unsent(asked_order) here
$$;

-- Where an order goes, as it is kept beside an event.
create function public.delivery_of(asked public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', asked.delivery_name, 'phone', asked.delivery_phone, 'street', asked.delivery_street,
    'postcode', asked.delivery_postcode, 'city', asked.delivery_city, 'note', asked.delivery_note,
    'pickup_carrier', asked.pickup_carrier, 'pickup_point_id', asked.pickup_point_id, 'pickup_point_name', asked.pickup_point_name
  )
$$;

-- What a change is made on: the same words as long as nothing of it has become another.
create function public.order_edit_version(asked public.orders) returns text
language sql stable security definer set search_path = '' as $$
  select md5(jsonb_build_array(asked.status, asked.payment_status, public.delivery_of(asked), (
    select jsonb_agg(jsonb_build_array(item.id, item.variant_id, item.quantity, line.editable) order by item.id)
    from public.order_items item join public.list_editable(asked.id) line on line.order_item = item.id
    where item.order_id = asked.id
  ))::text)
$$;

-- Why an order may not be changed now; null where it may.
create function public.refuse_order_edit(asked public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when asked.payment_status = 'disputed' then 'order_disputed'
    when asked.status = 'processing' and asked.payment_status in ('paid', 'partially_refunded') then null
    when asked.status in ('pending', 'processing') then 'order_not_paid'
    else 'order_not_editable'
  end
$$;

-- What the window that changes an order begins with: {"edit": {version, refused, delivery, lines: [{id, editable, variants}]}}, null
-- inside for an order that is none. Null for whoever may not see orders. Variants: the others of the product, with what is free.
create function public.read_order_to_edit(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('edit', (
    select jsonb_build_object(
      'version', public.order_edit_version(orders), 'refused', public.refuse_order_edit(orders),
      'delivery', public.delivery_of(orders),
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'id', item.id, 'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru, 'sku', item.sku,
          'picture', item.picture, 'quantity', item.quantity, 'size', item.size, 'color', item.color, 'editable', line.editable,
          'variants', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', variant.id, 'sku', variant.sku, 'size', variant.size, 'color', variant.color, 'free', variant.free
            ) order by variant.color, public.size_rank(variant.size), variant.size), '[]')
            from public.product_variants variant
            where variant.product_id = item.product_id and variant.id <> item.variant_id
          )
        ) order by item.position)
        from public.order_items item join public.list_editable(orders.id) line on line.order_item = item.id
        where item.order_id = orders.id
      )
    )
    from public.orders where orders.id = wanted
  ));
end
$$;

-- Makes `pieces` of a line pieces of another variant of the same product, at what was agreed for them: the line itself where it is all
-- of them, else a line of its own that takes their share of every sum, so that both add up to what the line was to the cent.
create function public.swap_pieces(swapped public.order_items, pieces integer, chosen public.product_variants) returns void
language plpgsql security definer set search_path = '' as $$
declare
  split public.order_items := swapped;
  stays constant integer := swapped.quantity - pieces;
begin
  split.variant_id := chosen.id;
  split.sku := chosen.sku;
  split.size := chosen.size;
  split.color := chosen.color;
  if chosen.color <> swapped.color then
    select coalesce(
      (select key from unnest(product.images) with ordinality as picture (key, place)
        where chosen.color <> '' and key like '%/' || public.escape_like(chosen.color) order by place limit 1),
      product.images[1]
    ) into split.picture from public.products product where product.id = swapped.product_id;
  end if;
  if stays = 0 then
    update public.order_items set variant_id = split.variant_id, sku = split.sku, size = split.size, color = split.color,
      picture = split.picture
    where id = swapped.id;
    return;
  end if;
  update public.order_items item set
    quantity = stays,
    total = kept.total, discount = item.unit_price * stays - kept.total,
    total_eur = kept.total_eur, discount_eur = item.unit_price_eur * stays - kept.total_eur,
    vat_amount = kept.vat
  from (
    select (swapped.total::bigint * stays / swapped.quantity)::integer as total,
      (swapped.total_eur::bigint * stays / swapped.quantity)::integer as total_eur,
      (swapped.vat_amount::bigint * stays / swapped.quantity)::integer as vat
  ) kept
  where item.id = swapped.id
  returning swapped.total - item.total, swapped.total_eur - item.total_eur, swapped.vat_amount - item.vat_amount
  into split.total, split.total_eur, split.vat_amount;
  insert into public.order_items (
    order_id, position, product_id, variant_id, sku, name, name_lt, name_ru, size, color, picture, quantity,
    unit_price, list_price, discount, total, vat_amount, vat_basis_points,
    unit_price_eur, list_price_eur, discount_eur, total_eur, invoiced_position
  )
  select split.order_id, (select max(position) + 1 from public.order_items where order_id = split.order_id),
    split.product_id, split.variant_id, split.sku, split.name, split.name_lt, split.name_ru, split.size, split.color,
    split.picture, pieces, split.unit_price, split.list_price, split.unit_price * pieces - split.total, split.total,
    split.vat_amount, split.vat_basis_points, split.unit_price_eur, split.list_price_eur,
    split.unit_price_eur * pieces - split.total_eur, split.total_eur, coalesce(split.invoiced_position, split.position);
end
$$;

-- Puts the pieces of the old variants into the store and takes those of the new ones out of it; what an order has had of each follows.
-- `swaps`: [{from, to, quantity}]. Answers whether all of the new ones were free: nothing is ever sold twice.
create function public.swap_stock(swapped_order uuid, swaps jsonb, actor text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.restock_pieces(swapped_order, (
    select jsonb_agg(jsonb_build_object('variant_id', swap ->> 'from', 'quantity', (swap ->> 'quantity')::integer))
    from jsonb_array_elements(swaps) swap
  ), 'order_edit', swap_stock.actor);
  if exists (
    select from (
      select (swap ->> 'to')::uuid as id, sum((swap ->> 'quantity')::integer) as quantity
      from jsonb_array_elements(swaps) swap group by 1
    ) taken
    join public.product_variants variant on variant.id = taken.id
    where variant.free < taken.quantity
  ) then
    return false;
  end if;
  with
    taken as (
      select (swap ->> 'to')::uuid as id, sum((swap ->> 'quantity')::integer)::integer as quantity
      from jsonb_array_elements(swaps) swap group by 1
    ),
    sold as (
      update public.product_variants variant set on_hand = variant.on_hand - taken.quantity
      from taken where variant.id = taken.id returning variant.id, variant.on_hand, taken.quantity
    ),
    held as (
      insert into public.stock_reservations (order_id, variant_id, quantity, state)
      select swapped_order, id, quantity, 'sold' from taken
      on conflict on constraint stock_reservations_once
      do update set quantity = stock_reservations.quantity + excluded.quantity, state = 'sold'
    )
  insert into public.stock_movements (variant_id, kind, change, on_hand_after, order_id, reason, actor)
  select id, 'sale', -quantity, on_hand, swapped_order, 'order_edit', swap_stock.actor from sold;
  return true;
end
$$;

-- Changes a paid order of which something lies here still, all of it or nothing, under its lock.
--
-- edit: { id (made by who asks: said twice, it is one change), version (what was read), swaps: [{order_item, quantity, variant_id}],
-- delivery: { country, option, signature_required, name, phone, street, postcode, city, note, pickup_* } or null };
-- refund: the parameter of request_refund for the pieces that are taken out, with the id of the edit, or null. With `is_trial` all of
-- it is done and taken back: what it answers is what doing it would answer.
--
-- Answers { ok, changed, refund_id, swaps: [{name…, quantity, from, to: {sku, size, color, on_hand}}], removed: [{name…, sku, size, color,
-- quantity, amount}], delivery (whether it changes), status } or order_unknown, order_disputed, order_not_paid, order_not_editable,
-- order_changed (somebody was quicker), delivery_elsewhere, quantity_exceeded, line_partly_refunded, variant_unknown, size_sold_out,
-- nothing_left (cancel it), nothing_changed, and what request_refund refuses.
create function public.edit_order(edited_order uuid, edit jsonb, refund jsonb, is_trial boolean, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before public.orders;
  moved constant jsonb := nullif(edit -> 'delivery', 'null');
  refused text;
  answer jsonb;
  swap record;
  swaps jsonb;
  removed jsonb;
  event_details jsonb;
  changes_delivery boolean := false;
  reached text;
  edit_event bigint;
begin
  select * into before from public.orders where id = edited_order for no key update;
  if before.id is null then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  if exists (
    select from public.order_events
    where order_id = edited_order and code = 'order_edited' and details ->> 'edit_id' = edit ->> 'id'
  ) then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  refused := coalesce(public.refuse_order_edit(before), case
    when edit ->> 'version' <> public.order_edit_version(before) then 'order_changed'
    when moved ->> 'country' <> before.delivery_country or moved ->> 'option' <> before.delivery_option then 'delivery_elsewhere'
  end);
  if refused is not null then
    return jsonb_build_object('ok', false, 'code', refused);
  end if;

  -- One thing a line, of pieces that may be changed.
  if exists (
    select from (
      select line.order_item, count(*) as times, min(line.quantity) as fewest, sum(line.quantity) as pieces
      from (
        select order_item, quantity from jsonb_to_recordset(edit -> 'swaps') as line (order_item bigint, quantity integer)
        union all
        select order_item, quantity from jsonb_to_recordset(coalesce(refund -> 'lines', '[]')) as line (order_item bigint, quantity integer)
      ) line group by line.order_item
    ) wanted
    left join public.list_editable(edited_order) line on line.order_item = wanted.order_item
    where wanted.times > 1 or wanted.fewest < 1 or wanted.pieces > coalesce(line.editable, 0)
  ) then
    return jsonb_build_object('ok', false, 'code', 'quantity_exceeded');
  end if;
  select jsonb_agg(jsonb_build_object(
    'order_item', item.id, 'quantity', wanted.quantity, 'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru,
    'from_id', item.variant_id, 'to_id', wanted.variant_id,
    'from', jsonb_build_object('sku', item.sku, 'size', item.size, 'color', item.color),
    'to', jsonb_build_object('sku', chosen.sku, 'size', chosen.size, 'color', chosen.color)
  ) order by item.position),
  case
    when bool_or(chosen.id is null or chosen.id = item.variant_id) then 'variant_unknown'
    -- Shares of what was refunded already would no longer add up to what was paid.
    when bool_or(gone.quantity > 0 and item.quantity - wanted.quantity <> gone.quantity) then 'line_partly_refunded'
  end
  into swaps, refused
  from jsonb_to_recordset(edit -> 'swaps') as wanted (order_item bigint, quantity integer, variant_id uuid)
  join public.order_items item on item.id = wanted.order_item
  left join public.product_variants chosen on chosen.id = wanted.variant_id and chosen.product_id = item.product_id
  cross join lateral public.refunded_part(item.id) gone;
  select jsonb_agg(jsonb_build_object(
    'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru, 'sku', item.sku, 'size', item.size, 'color', item.color,
    'quantity', line.quantity, 'amount', line.amount
  ) order by item.position)
  into removed
  from jsonb_to_recordset(coalesce(refund -> 'lines', '[]')) as line (order_item bigint, quantity integer, amount integer)
  join public.order_items item on item.id = line.order_item;
  changes_delivery := moved is not null and public.delivery_of(before) <> (moved - array['country', 'option', 'signature_required']);
  refused := coalesce(refused, case
    when swaps is null and removed is null and not changes_delivery then 'nothing_changed'
    when removed is not null and not exists (select from public.parcels where order_id = edited_order) and not exists (
      select from public.list_unsent(edited_order) here
      left join jsonb_to_recordset(refund -> 'lines') as line (order_item bigint, quantity integer) on line.order_item = here.order_item
      where here.unsent > coalesce(line.quantity, 0)
    ) then 'nothing_left'
  end);
  if refused is not null then
    return jsonb_build_object('ok', false, 'code', refused);
  end if;

  -- All stock that it touches, in the order of every lock, before any of it moves.
  perform from public.products where id in (select product_id from public.order_items where order_id = edited_order)
    order by id for no key update;
  perform from public.product_variants where id in (
    select variant_id from public.order_items where order_id = edited_order
    union select (line ->> 'to_id')::uuid from jsonb_array_elements(swaps) line
  ) order by id for no key update;

  begin
    if refund is not null then
      answer := public.request_refund(edited_order, refund, edit_order.actor);
      if not (answer ->> 'ok')::boolean then
        raise exception using errcode = 'P0002', message = 'edit_refused';
      end if;
    end if;
    if swaps is not null then
      for swap in select * from jsonb_to_recordset(swaps) as line (order_item bigint, quantity integer, to_id uuid) order by order_item loop
        perform public.swap_pieces(item, swap.quantity, chosen)
        from public.order_items item, public.product_variants chosen
        where item.id = swap.order_item and chosen.id = swap.to_id;
      end loop;
      if not public.swap_stock(edited_order, (
        select jsonb_agg(jsonb_build_object('from', line -> 'from_id', 'to', line -> 'to_id', 'quantity', line -> 'quantity'))
        from jsonb_array_elements(swaps) line
      ), edit_order.actor) then
        answer := jsonb_build_object('ok', false, 'code', 'size_sold_out');
        raise exception using errcode = 'P0002', message = 'edit_refused';
      end if;
      select jsonb_agg(line - array['from_id', 'to_id', 'order_item'] || jsonb_build_object(
        'from', line -> 'from' || jsonb_build_object('on_hand', (select on_hand from public.product_variants where id = (line ->> 'from_id')::uuid)),
        'to', line -> 'to' || jsonb_build_object('on_hand', (select on_hand from public.product_variants where id = (line ->> 'to_id')::uuid))
      )) into swaps from jsonb_array_elements(swaps) line;
    end if;
    if changes_delivery then
      update public.orders set
        delivery_name = moved ->> 'name', delivery_phone = moved ->> 'phone', delivery_street = moved ->> 'street',
        delivery_postcode = moved ->> 'postcode', delivery_city = moved ->> 'city', delivery_note = moved ->> 'note',
        pickup_carrier = moved ->> 'pickup_carrier', pickup_point_id = moved ->> 'pickup_point_id',
        pickup_point_name = moved ->> 'pickup_point_name',
        -- A number that was typed once for both follows.
        customer_phone = case when customer_phone = before.delivery_phone then moved ->> 'phone' else customer_phone end,
        signature_required = case when (pickup_carrier is null) = (moved ->> 'pickup_carrier' is null) then signature_required
          else (moved ->> 'signature_required')::boolean end
      where id = edited_order;
    end if;
    select status into reached from public.orders where id = edited_order;
    event_details := jsonb_build_object(
      'edit_id', edit ->> 'id', 'swaps', coalesce(swaps, '[]'), 'removed', coalesce(removed, '[]'), 'delivery', changes_delivery
    ) || case when refund is null then '{}' else jsonb_build_object('amount', (refund ->> 'amount')::integer, 'currency', before.currency) end;
    insert into public.order_events (order_id, kind, code, actor, details)
    values (edited_order, 'note', 'order_edited', edit_order.actor, event_details) returning id into edit_event;
    if changes_delivery then
      insert into public.order_delivery_changes (event_id, order_id, before, after)
      values (edit_event, edited_order, public.delivery_of(before),
        moved - array['country', 'option', 'signature_required']);
    end if;
    perform public.owe_mail(edited_order, 'order_changed', 'order-changed-' || (edit ->> 'id'),
      event_details - 'edit_id' || jsonb_build_object('by', before.payment_method));
    answer := jsonb_build_object('ok', true, 'changed', true, 'refund_id', refund ->> 'id', 'swaps', coalesce(swaps, '[]'),
      'removed', coalesce(removed, '[]'), 'delivery', changes_delivery, 'status', reached);
    if is_trial then
      raise exception using errcode = 'P0002', message = 'edit_trial';
    end if;
  exception when sqlstate 'P0002' then
    if sqlerrm not in ('edit_refused', 'edit_trial') then
      raise;
    end if;
  end;
  return answer;
end
$$;

-- As in 0186, with where the order went before and after each change of it beside the event that says so.
alter function public.read_order_for_staff(text) rename to describe_order_for_staff;
create function public.read_order_for_staff(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  described constant jsonb := public.describe_order_for_staff(wanted);
begin
  if described -> 'order' is null or described -> 'order' = 'null' then
    return described;
  end if;
  return jsonb_set(described, '{order,events}', (
    select coalesce(jsonb_agg(event || coalesce((
      select jsonb_build_object('details', event -> 'details' || jsonb_build_object('before', before, 'after', after))
      from public.order_delivery_changes where event_id = (event ->> 'id')::bigint
    ), '{}') order by place), '[]')
    from jsonb_array_elements(described #> '{order,events}') with ordinality as told (event, place)
  ));
end
$$;

revoke execute on function
  public.export_order(public.orders), public.list_editable(uuid), public.delivery_of(public.orders),
  public.order_edit_version(public.orders), public.refuse_order_edit(public.orders),
  public.swap_pieces(public.order_items, integer, public.product_variants), public.swap_stock(uuid, jsonb, text),
  public.forget_delivery_changes()
  from public, anon, authenticated, service_role;
revoke execute on function public.edit_order(uuid, jsonb, jsonb, boolean, text) from public, anon, authenticated;
grant execute on function public.edit_order(uuid, jsonb, jsonb, boolean, text) to service_role;
revoke execute on function public.describe_order_for_staff(text) from public, anon, authenticated, service_role;
revoke execute on function public.read_order_to_edit(uuid), public.read_order_for_staff(text) from public, anon, service_role;
grant execute on function public.read_order_to_edit(uuid), public.read_order_for_staff(text) to authenticated;
