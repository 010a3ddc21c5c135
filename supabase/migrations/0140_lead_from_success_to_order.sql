-- As in 0030, and the token of the order's page, within a day of the order: the address of the success page stays in the
-- browser's history, and must not open what it names for ever.
-- What the success page may know by its session id: nothing that identifies a person beyond the first name.
create or replace function public.read_order_status(session_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_number', orders.order_number, 'status', orders.status, 'payment_status', orders.payment_status,
    'first_name', nullif(split_part(trim(coalesce(orders.customer_name, orders.delivery_name, '')), ' ', 1), ''),
    'refund_owed', exists (select from public.refunds where refunds.order_id = orders.id),
    'access_token', case when orders.created_at > now() - interval '1 day' then orders.access_token end
  )
  from public.payments join public.orders on orders.id = payments.order_id
  where payments.provider_session_id = session_id
  limit 1
$$;
