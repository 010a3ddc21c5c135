-- Lets go of orders whose time to pay is over. A minute of grace keeps apart a payment made in the last second and its
-- message, which takes a moment. Orders that someone else is handling are left for the next run.
create function public.expire_reservations(maximum integer default 200, grace interval default '1 minute') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  expired uuid[];
begin
  select array_agg(id) into expired from (
    select id from public.orders
    where status = 'pending' and expires_at < now() - grace
    order by id limit maximum for no key update skip locked
  ) due;
  if expired is null then
    return jsonb_build_object('expired', 0);
  end if;
  perform public.release_orders(expired, 'reservation_expired', 'system');
  return jsonb_build_object('expired', cardinality(expired));
end
$$;

-- What there is to know about leaving a payment, by the order's unguessable token: which session has to end first.
create function public.find_checkout(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_id', orders.id, 'order_number', orders.order_number, 'status', orders.status,
    'payment_status', orders.payment_status, 'provider', payments.provider, 'session_id', payments.provider_session_id
  )
  from public.orders left join public.payments on payments.order_id = orders.id
  where orders.access_token = token
  order by payments.created_at desc limit 1
$$;

-- The shopper turned back: the stock is free at once. An order that is not waiting for its payment stays as it is.
create function public.cancel_checkout(token uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  left_order public.orders;
begin
  select * into left_order from public.orders where access_token = token for no key update;
  if left_order.id is null then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  if left_order.status = 'pending' then
    perform public.release_orders(array[left_order.id], 'checkout_cancelled', 'customer');
    left_order.status := 'cancelled';
  end if;
  return jsonb_build_object('ok', true, 'order_number', left_order.order_number, 'status', left_order.status);
end
$$;

-- What the success page may know by its session id: nothing that identifies a person beyond the first name.
create function public.read_order_status(session_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_number', orders.order_number, 'status', orders.status, 'payment_status', orders.payment_status,
    'first_name', nullif(split_part(trim(coalesce(orders.customer_name, orders.delivery_name, '')), ' ', 1), ''),
    'refund_owed', exists (select from public.refunds where refunds.order_id = orders.id)
  )
  from public.payments join public.orders on orders.id = payments.order_id
  where payments.provider_session_id = session_id
  limit 1
$$;

revoke execute on function
  public.expire_reservations(integer, interval), public.find_checkout(uuid), public.cancel_checkout(uuid),
  public.read_order_status(text)
  from public, anon, authenticated;
grant execute on function
  public.expire_reservations(integer, interval), public.find_checkout(uuid), public.cancel_checkout(uuid),
  public.read_order_status(text)
  to service_role;
