-- Legal moves of a return: the same table as src/domain/returns/states.ts (a test compares them).
alter table public.state_transitions
  drop constraint state_transitions_machine_check,
  add constraint state_transitions_machine_check check (machine in ('order', 'payment', 'return'));

insert into public.state_transitions (machine, from_state, to_state) values
  ('return', 'requested', 'label_sent'),
  ('return', 'requested', 'in_transit'),
  ('return', 'requested', 'received'),
  ('return', 'requested', 'refused'),
  ('return', 'requested', 'closed'),
  ('return', 'label_sent', 'in_transit'),
  ('return', 'label_sent', 'received'),
  ('return', 'label_sent', 'refused'),
  ('return', 'label_sent', 'closed'),
  ('return', 'in_transit', 'received'),
  ('return', 'in_transit', 'closed'),
  ('return', 'received', 'accepted'),
  ('return', 'received', 'refused'),
  ('return', 'accepted', 'received'),
  ('return', 'accepted', 'closed'),
  ('return', 'refused', 'closed'),
  ('return', 'closed', 'accepted');

insert into public.settings (key, is_public, value, description) values
  ('exchange_hold_days', true, '30', 'Days for which the new size of an exchange is held while its goods do not come back');

alter table public.returns
  -- What the shopper writes on the parcel: the order's number, R and which return of the order it is.
  add column return_number text unique,
  -- Made by who asks: the same request twice is one return.
  add column request_id uuid unique,
  -- What was promised when it was asked for, minor units of the order's currency: what the pieces were worth, and what of it
  -- is kept back for the label. Null where nothing was promised (exchange, withdrawal).
  add column goods integer check (goods >= 0),
  add column label_cost integer check (label_cost between 0 and goods),
  add column label_carrier text,
  -- The pieces are the shop's for good; null in a return that was refused or whose goods never came.
  add column accepted_at timestamptz,
  add column refusal text check (length(refusal) <= 1000),
  add constraint returns_note_length check (length(note) <= 2000);

update public.returns set return_number = numbered.number
from (
  select returns.id, orders.order_number || '-R' || row_number() over (partition by order_id order by requested_at, returns.id) as number
  from public.returns join public.orders on orders.id = returns.order_id
) numbered
where numbered.id = returns.id;
alter table public.returns alter column return_number set not null;

create function public.number_return() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Returns of one order are numbered one after the other.
  new.return_number := (
    select order_number || '-R' || (select count(*) + 1 from public.returns where order_id = orders.id)
    from public.orders where id = new.order_id for no key update
  );
  return new;
end
$$;

create trigger number_return before insert on public.returns
  for each row when (new.return_number is null) execute function public.number_return();

create function public.check_return_transition() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Only what had been accepted before is so again.
  if old.state = 'closed' and old.accepted_at is null or not exists (
    select from public.state_transitions
    where machine = 'return' and from_state = old.state and to_state = new.state
  ) then
    raise exception 'a return cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger check_return_transition before update of state on public.returns
  for each row when (new.state <> old.state) execute function public.check_return_transition();

-- Which variant comes back: the line's own, or the one that it was exchanged for before. No foreign key, as in order_items.
alter table public.return_items
  add column variant_id uuid,
  -- What really arrived, and whether it can be sold again; null until the parcel was opened.
  add column received_quantity integer,
  add column restock boolean,
  add constraint return_items_received_is_returned check (received_quantity between 0 and quantity);

update public.return_items set variant_id = item.variant_id from public.order_items item where item.id = order_item_id;
alter table public.return_items
  drop constraint return_items_pkey,
  add primary key (return_id, order_item_id, variant_id);

-- Where nobody says which variant comes back: the one that the shopper has, the line's own before one it was exchanged for.
create function public.name_returned_variant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.variant_id := (
    select coalesce((
      select piece.variant_id from public.list_returnable(item.order_id) piece
      where piece.order_item = item.id and piece.quantity >= new.quantity
      order by (piece.variant_id = item.variant_id) desc limit 1
    ), item.variant_id)
    from public.order_items item where item.id = new.order_item_id
  );
  return new;
end
$$;

create trigger name_returned_variant before insert on public.return_items
  for each row when (new.variant_id is null) execute function public.name_returned_variant();

-- What an exchange holds back is a reservation of its order, told apart by the return.
alter table public.stock_reservations
  drop constraint stock_reservations_pkey,
  add column id bigint generated always as identity primary key,
  add column return_id uuid references public.returns (id),
  add constraint stock_reservations_once unique nulls not distinct (order_id, variant_id, return_id);
create index stock_reservations_by_return on public.stock_reservations (return_id) where return_id is not null;

-- A parcel with `return_id` takes the new size of an exchange to the shopper; its pieces were sent before, in another size.
alter table public.parcels add column return_id uuid references public.returns (id);
-- One at a time: after one that the carrier brought back, there may be another.
create index parcels_by_return on public.parcels (return_id) where return_id is not null;
create unique index parcels_once_a_return on public.parcels (return_id) where return_id is not null and state <> 'returned';

-- As in 0127, without the parcels of exchanges: they send no line for the first time.
-- What still lies here of each line: bought, less what is in parcels, less what was refunded before it was sent.
create or replace function public.list_unsent(unsent_order uuid)
returns table (order_item bigint, variant_id uuid, unsent integer)
language sql stable security definer set search_path = '' as $$
  select item.id, item.variant_id, item.quantity
    - coalesce((
        select sum(part.quantity) from public.parcel_items part join public.parcels on parcels.id = part.parcel_id
        where part.order_item_id = item.id and parcels.return_id is null
      ), 0)::integer
    - (public.refunded_part(item.id)).unsent
  from public.order_items item where item.order_id = unsent_order
$$;

-- As in 0127: parcels of exchanges move no order; pieces that were never sent need not come back; what was taken back
-- without a refund (nothing was paid for it) came back as well.
create or replace function public.follow_parcels(followed_order uuid, actor text) returns text
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
      select greatest(
          coalesce(sum(part.quantity) filter (where refunds.reason in ('return', 'withdrawal')), 0),
          -- Taken back, whoever refunded it and when; what went out again in another size aside.
          (
            select coalesce(sum(back.received_quantity), 0)
            from public.return_items back join public.returns on returns.id = back.return_id
            where back.order_item_id = item.id and returns.accepted_at is not null and not exists (
              select from public.stock_reservations hold where hold.return_id = returns.id and hold.state = 'sold'
            )
          )
        ) + coalesce(sum(part.unsent) filter (where refunds.reason not in ('return', 'withdrawal')), 0)
      from public.refund_items part join public.refunds on refunds.id = part.refund_id
      where part.order_item_id = item.id and refunds.state <> 'void'
    )
  ) into is_taken_back;
  select count(*), count(*) filter (where state = 'delivered'), count(*) filter (where state = 'returned')
    into parcels, delivered, came_back
  from public.parcels where order_id = followed_order and return_id is null;
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

-- What is in a parcel as its letters show it; of an exchange, in the size that it was exchanged for.
create function public.describe_parcel_items(described uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select jsonb_agg(jsonb_build_object('order_item', part.order_item_id, 'quantity', part.received_quantity,
        'size', variant.size) order by part.order_item_id, variant.size)
      from public.parcels parcel
      join public.return_items part on part.return_id = parcel.return_id and part.received_quantity > 0
      join public.product_variants variant on variant.id = part.exchange_variant_id
      where parcel.id = described
    ),
    (
      select jsonb_agg(jsonb_build_object('order_item', order_item_id, 'quantity', quantity) order by order_item_id)
      from public.parcel_items where parcel_id = described
    )
  )
$$;

-- The new size came back with its carrier: the exchange is accepted and unsent again, to be sent anew or given back as money
-- (accept_return with `as_refund`). Not where the shopper returned the piece in another way.
create function public.reopen_exchange(parcel public.parcels, actor text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  done public.returns;
begin
  select * into done from public.returns where id = parcel.return_id and state = 'closed' and refund_id is null;
  if done.id is null or exists (
    select from public.return_items sent
    join public.return_items other on other.order_item_id = sent.order_item_id and other.variant_id = sent.exchange_variant_id
    join public.returns on returns.id = other.return_id
    where sent.return_id = done.id and returns.id <> done.id and returns.requested_at > done.requested_at
      and (returns.accepted_at is not null or returns.state not in ('refused', 'closed'))
  ) then
    return;
  end if;
  perform public.move_return(done, 'accepted', 'exchange_came_back', reopen_exchange.actor,
    jsonb_build_object('parcel_id', parcel.id));
end
$$;

-- As in 0127; the letter about the parcel of an exchange names the new size, and no day to withdraw: that began before.
create or replace function public.record_parcel_state(moved_parcel uuid, reached_state text, actor text) returns jsonb
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
  if reached_state = 'returned' and parcel.return_id is not null then
    perform public.reopen_exchange(parcel, record_parcel_state.actor);
  end if;
  if reached_state = 'delivered' then
    perform public.owe_mail(parcel.order_id, 'parcel_delivered', 'parcel-delivered-' || parcel.id, jsonb_build_object(
      'parcel_id', parcel.id, 'carrier', parcel.carrier, 'tracking_number', parcel.tracking_number,
      'delivered_at', parcel.delivered_at, 'complete', reached = 'delivered' and parcel.return_id is null,
      'exchange', parcel.return_id is not null,
      'items', public.describe_parcel_items(parcel.id),
      -- Days off around the end of the withdrawal period.
      'holidays', (
        select coalesce(jsonb_agg(day order by day), '[]') from public.public_holidays
        where country = 'LT' and day between current_date and current_date + 40
      )));
  end if;
  return jsonb_build_object('ok', true, 'changed', true, 'status', reached);
end
$$;

revoke execute on function public.describe_parcel_items(uuid), public.reopen_exchange(public.parcels, text),
  public.number_return(), public.name_returned_variant(),
  public.check_return_transition()
  from public, anon, authenticated, service_role;
