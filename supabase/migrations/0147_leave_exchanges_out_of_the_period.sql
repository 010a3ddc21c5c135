-- As in 0132; the parcel of an exchange (0134) begins no new period to withdraw: the contract is the one that was fulfilled before.
create or replace function public.find_withdrawal_order(token uuid, wanted_number text, wanted_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_id', orders.id, 'order_number', orders.order_number,
    'matched_by', case when orders.access_token = token then 'token' else 'number_and_email' end,
    'customer_name', coalesce(orders.customer_name, orders.delivery_name), 'customer_email', orders.customer_email,
    'received_at', (
      select max(delivered_at) from public.parcels
      where parcels.order_id = orders.id and state = 'delivered' and return_id is null
        and not exists (select from public.list_unsent(orders.id) line where line.unsent > 0)
        and not exists (
          select from public.parcels under_way
          where under_way.order_id = orders.id and under_way.state not in ('delivered', 'returned') and return_id is null
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
