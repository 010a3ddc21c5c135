-- The order behind its own number or the number of one of its parcels, for whoever knows its e-mail or owns it; null for
-- everybody else. One statement, so that what is wrong about a question cannot be told from how long it takes.
create function public.find_own_order(wanted_order text, wanted_parcel text, owner_email text, owner uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.orders
  where (order_number = wanted_order or id = (select order_id from public.parcels where tracking_number = wanted_parcel))
    and (customer_email = owner_email or user_id = owner)
  limit 1
$$;

-- How far an order has come, or one of its parcels where the parcel's number was asked for: states, nothing of a person. One
-- for each parcel, and one for what is not in a parcel yet. Null: nobody's, or not theirs.
create function public.track_order(wanted_order text, wanted_parcel text, owner_email text, owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select orders.id, orders.status from public.orders
    where orders.id = public.find_own_order(wanted_order, wanted_parcel, owner_email, owner)
  ), asked as (
    select state from public.parcels join found on found.id = parcels.order_id where tracking_number = wanted_parcel
  ), parts as (
    select parcels.state, parcels.created_at from public.parcels join found on found.id = parcels.order_id
    where not exists (select from asked)
    union all
    select case found.status when 'pending' then 'waiting' when 'processing' then 'preparing' else found.status end, 'infinity'
    from found
    where not exists (select from asked) and (
      found.status in ('pending', 'processing', 'cancelled')
      or not exists (select from public.parcels where parcels.order_id = found.id)
    )
  )
  select coalesce(
    (select jsonb_agg(state) from asked),
    (select jsonb_agg(state order by created_at) from parts)
  )
$$;

-- Owes the mail with the order's page to the order's own address, at most once in ten minutes. Answers nothing, so that nobody
-- learns whether there is such an order.
create function public.owe_order_link(wanted_order text, wanted_parcel text, owner_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_order constant uuid := public.find_own_order(wanted_order, wanted_parcel, owner_email, null);
begin
  perform public.owe_mail(found_order, 'order_link',
    'order-link-' || found_order || '-' || floor(extract(epoch from now()) / 600)::text);
end
$$;

revoke execute on function public.find_own_order(text, text, text, uuid) from public, anon, authenticated, service_role;
revoke execute on function
  public.track_order(text, text, text, uuid), public.owe_order_link(text, text, text)
  from public, anon, authenticated;
grant execute on function
  public.track_order(text, text, text, uuid), public.owe_order_link(text, text, text)
  to service_role;
