-- What is not paid, was cancelled or is disputed is not packed: nothing of such an order counts as still to be sent.
create or replace function public.read_order_for_documents(read_order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.read_order(read_order_id) || jsonb_build_object(
    'shipped_at', (select min(shipped_at) from public.parcels where parcels.order_id = read_order_id),
    'parcels_before', (select count(*) from public.parcels where parcels.order_id = read_order_id and return_id is null),
    'unsent', (
      select coalesce(jsonb_object_agg(item.position, line.unsent), '{}')
      from public.list_unsent(read_order_id) line
      join public.order_items item on item.id = line.order_item
      join public.orders on orders.id = item.order_id
      where orders.status = 'processing' and orders.payment_status <> 'disputed'
    )
  )
$$;

-- What the documents of each of these orders show, in the order asked; numbers that are none are left out.
create function public.read_orders_to_pack(numbers text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.read_order_for_documents(orders.id) order by asked.place), '[]')
  from unnest(numbers) with ordinality asked (number, place)
  join public.orders on orders.order_number = asked.number
$$;
revoke execute on function public.read_orders_to_pack(text[]) from public, anon, authenticated;
grant execute on function public.read_orders_to_pack(text[]) to service_role;
drop function public.find_order_by_number(text);
