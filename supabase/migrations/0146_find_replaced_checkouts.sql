-- The token of the order that a checkout made and that was not cancelled: the shopper came back from the payment page, changed
-- something, and orders anew. It may be paid by now, which whoever lets go of it finds out. Whoever knows a checkout's id made
-- it. Null when there is nothing to let go of.
create function public.find_standing_checkout(wanted_checkout uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select access_token from public.orders where checkout_id = wanted_checkout and status <> 'cancelled'
$$;

revoke execute on function public.find_standing_checkout(uuid) from public, anon, authenticated;
grant execute on function public.find_standing_checkout(uuid) to service_role;
