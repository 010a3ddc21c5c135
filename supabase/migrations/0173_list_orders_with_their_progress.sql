-- A list tells where an order stands as its own page does, so it needs what that is told from: its parcels and its refunds.
-- `access_token` opens the page, and from there documents, return and withdrawal.
create or replace function public.describe_my_order(described public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', described.id, 'order_number', described.order_number, 'created_at', described.created_at,
    'status', described.status, 'payment_status', described.payment_status,
    'total_amount', described.total_amount, 'currency', described.currency,
    'payment_method', described.payment_method,
    'customer_name', coalesce(described.customer_name, described.delivery_name),
    'customer_email', described.customer_email, 'access_token', described.access_token,
    'pieces', (select coalesce(sum(quantity), 0) from public.order_items where order_id = described.id),
    'pictures', (
      select coalesce(jsonb_agg(picture order by position), '[]') from (
        select picture, position from public.order_items
        where order_id = described.id and picture is not null order by position limit 3
      ) first_items
    ),
    'tracking_numbers', (
      select coalesce(jsonb_agg(tracking_number order by created_at, id), '[]') from public.parcels
      where order_id = described.id and tracking_number is not null
    ),
    'parcels', (
      select coalesce(jsonb_agg(jsonb_build_object('state', state) order by created_at, id), '[]') from public.parcels
      where order_id = described.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('state', state) order by created_at, id), '[]') from public.refunds
      where order_id = described.id and state <> 'void'
    ),
    'open_returns', (
      select count(*) from public.returns where order_id = described.id and state not in ('accepted', 'refused', 'closed')
    )
  )
$$;
