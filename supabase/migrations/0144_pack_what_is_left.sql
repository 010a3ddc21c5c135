-- The order as its documents need it: as a mail does, when its first parcel left, and for whoever packs the next one how many
-- pieces of each line still lie here (by the line's position) and how many parcels went before. Null for an order that nobody knows.
create or replace function public.read_order_for_documents(read_order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.read_order(read_order_id) || jsonb_build_object(
    'shipped_at', (select min(shipped_at) from public.parcels where parcels.order_id = read_order_id),
    'parcels_before', (select count(*) from public.parcels where parcels.order_id = read_order_id and return_id is null),
    'unsent', (
      select coalesce(jsonb_object_agg(item.position, line.unsent), '{}')
      from public.list_unsent(read_order_id) line join public.order_items item on item.id = line.order_item
    )
  )
$$;
